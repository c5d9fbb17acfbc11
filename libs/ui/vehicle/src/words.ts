import type { SayOf } from '@forecourt/words';
import { uiVehicleWords } from './words/uiVehicleWords.js';

export { uiVehicleWords };
export type UiVehicleSay = SayOf<typeof uiVehicleWords>;
