import { repaymentCount } from './frequency.js';
import { withoutNoise } from './rounding.js';

export interface TotalInput {
  /** Whole dollars. */
  readonly repayment: number;
  readonly periodsPerYear: number;
  readonly years: number;
}

/** Total of B9: periods per year × term × repayment + establishment fee. It leaves out the final payment. */
export const specifiedTotal = ({ repayment, periodsPerYear, years }: TotalInput, establishmentFee = 0): number =>
  withoutNoise(periodsPerYear * years * repayment + establishmentFee);

/**
 * Everything that is paid on the loan: repayments, final payment, and each fee once. A financed fee is in the
 * repayments already; `feesBeside` are the others.
 */
export const completeTotal = (
  { repayment, periodsPerYear, years }: TotalInput,
  { finalPayment = 0, feesBeside = 0 }: { finalPayment?: number; feesBeside?: number } = {},
): number => withoutNoise(repaymentCount(periodsPerYear, years) * repayment + finalPayment + feesBeside);
