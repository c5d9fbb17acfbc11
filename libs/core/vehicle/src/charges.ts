import type { Vehicle } from './vehicle.js';
import type { VehicleSay } from './words/say.js';

type Priced = Pick<Vehicle, 'price_type'>;

/** Whether government charges such as registration and stamp duty come on top of the price. */
export const excludesCharges = ({ price_type: type }: Priced): boolean => type === 'excluding_government_charges_price';

/** What a repayment that is worked out from a price leaves out, in words. */
export interface ChargesNote {
  /** For a card or a header. */
  readonly short: string;
  readonly sentence: string;
}

/** Goes with every repayment of a vehicle whose price excludes government charges (FIN-11, CARD-07). */
export const chargesNote = (vehicle: Priced, say: VehicleSay): ChargesNote | undefined =>
  excludesCharges(vehicle) ? { short: say('charges.short'), sentence: say('charges.sentence') } : undefined;
