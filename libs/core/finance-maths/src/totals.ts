import { formatDollars } from '@forecourt/vehicle';
import { allFees } from './calculator.js';
import type { FinanceConfig } from './config/schema.js';
import { feesBesideRepayments, feeText } from './fees.js';
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

/** The one total of a loan, and what it counts, in words. */
export interface TotalFigures {
  readonly total: number;
  /** Everything that is paid on the loan is in it. */
  readonly isComplete: boolean;
  /** What the total includes in addition to the repayments, and what it leaves out. */
  readonly totalNote?: string;
}

interface TotalOf {
  readonly finalPayment: number;
  /** The lender's fees are not known: the total leaves them out, and its note says this. */
  readonly areFeesUnknown?: boolean | undefined;
}

/** Total of a loan as the site's option has it (B9, FIN-03). Every place that states a loan states this one. */
export function totalFigures(
  counted: TotalInput,
  config: Pick<FinanceConfig, 'total' | 'establishmentFee' | 'fees'>,
  { finalPayment, areFeesUnknown = false }: TotalOf,
): TotalFigures {
  const isComplete = config.total === 'complete';
  const fees = areFeesUnknown ? [] : allFees(config);
  const left = isComplete ? [] : fees.filter(({ isFinanced }) => !isFinanced);
  const out = [
    ...(isComplete || finalPayment === 0 ? [] : [`the final payment of ${formatDollars(finalPayment)}`]),
    ...left.map(feeText),
    ...(areFeesUnknown ? ['the lender’s fees'] : []),
  ];
  const within = fees.filter((fee) => !left.includes(fee)).map(feeText);
  const notes = [
    ...(within.length > 0 ? [`Fees in the total: ${within.join(', ')}.`] : []),
    ...(out.length > 0 ? [`Not in the total: ${out.join(', ')}.`] : []),
  ];
  const feesBeside = feesBesideRepayments(fees, counted.years);
  return {
    total: isComplete
      ? completeTotal(counted, { finalPayment, feesBeside })
      : specifiedTotal(counted, areFeesUnknown ? 0 : config.establishmentFee),
    isComplete: isComplete && !areFeesUnknown,
    ...(notes.length > 0 ? { totalNote: notes.join(' ') } : {}),
  };
}
