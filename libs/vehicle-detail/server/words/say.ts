import type { SayOf } from '@forecourt/words';
import type { vehicleDetailServerWords } from './vehicleDetailServerWords.js';

export type BrochureSay = SayOf<typeof vehicleDetailServerWords>;
