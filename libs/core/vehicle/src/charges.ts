import type { Vehicle } from './vehicle.js';

type Priced = Pick<Vehicle, 'price_type'>;

/** Whether government charges such as registration and stamp duty come on top of the price. */
export const excludesCharges = ({ price_type: type }: Priced): boolean => type === 'excluding_government_charges_price';

/** What a repayment that is worked out from a price leaves out, in words. */
export interface ChargesNote {
  /** For a card or a header. */
  readonly short: string;
  readonly sentence: string;
}

const CHARGES: ChargesNote = {
  short: 'Plus govt. charges',
  sentence: 'Government charges (registration, stamp duty) come on top of this price and repayment.',
};

/** Goes with every repayment of a vehicle whose price excludes government charges (FIN-11, CARD-07). */
export const chargesNote = (vehicle: Priced): ChargesNote | undefined =>
  excludesCharges(vehicle) ? CHARGES : undefined;
