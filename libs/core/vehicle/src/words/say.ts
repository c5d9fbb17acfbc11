import type { SayOf } from '@forecourt/words';
import type { vehicleWords } from './vehicleWords.js';

export type VehicleSay = SayOf<typeof vehicleWords>;
