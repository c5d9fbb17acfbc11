import { formatDollars } from '@forecourt/vehicle';
import { allFees } from './calculator.js';
import type { FinanceConfig } from './config/financeOf.js';
import { feesBesideRepayments, feeText, type FinanceFee } from './fees.js';
import { repaymentCount } from './frequency.js';
import { withoutNoise } from './rounding.js';
import type { FinanceMathsSay } from './words/say.js';

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

/** The one total of a loan, and what it counts. */
export interface TotalFigures {
  readonly total: number;
  /** Everything that is paid on the loan is in it. */
  readonly isComplete: boolean;
  /** Where there is more to it than the repayments; `totalNote` says it. */
  readonly counts?: TotalParts;
}

/** What a total includes in addition to the repayments, and what it leaves out. */
export interface TotalParts {
  readonly fees: readonly FinanceFee[];
  readonly leftFees: readonly FinanceFee[];
  /** Dollars. */
  readonly leftPayment?: number;
  /** The lender's fees are left out, and not known. */
  readonly areFeesUnknown?: true;
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
  const leavesPayment = !isComplete && finalPayment !== 0;
  const counts: TotalParts = {
    fees: fees.filter((fee) => !left.includes(fee)),
    leftFees: left,
    ...(leavesPayment ? { leftPayment: finalPayment } : {}),
    ...(areFeesUnknown ? { areFeesUnknown } : {}),
  };
  const feesBeside = feesBesideRepayments(fees, counted.years);
  return {
    total: isComplete
      ? completeTotal(counted, { finalPayment, feesBeside })
      : specifiedTotal(counted, areFeesUnknown ? 0 : config.establishmentFee),
    isComplete: isComplete && !areFeesUnknown,
    ...(fees.length > 0 || leavesPayment || areFeesUnknown ? { counts } : {}),
  };
}

/** What a total includes and leaves out, in a sentence each. */
export function totalNote({ fees, leftFees, leftPayment, areFeesUnknown }: TotalParts, say: FinanceMathsSay): string {
  const out = [
    ...(leftPayment === undefined ? [] : [say('total.finalPayment', { amount: formatDollars(leftPayment) })]),
    ...leftFees.map((fee) => feeText(fee, say)),
    ...(areFeesUnknown ? [say('total.lenderFees')] : []),
  ];
  return [
    ...(fees.length > 0 ? [say('total.includes', { fees: fees.map((fee) => feeText(fee, say)).join(', ') })] : []),
    ...(out.length > 0 ? [say('total.leavesOut', { parts: out.join(', ') })] : []),
  ].join(' ');
}
