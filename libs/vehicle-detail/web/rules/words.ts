import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export type VehicleDetailSay = SayOf<typeof vehicleDetailWords>;
/** A message without values. */
export type VehicleDetailKey = PlainKeyOf<typeof vehicleDetailWords>;
