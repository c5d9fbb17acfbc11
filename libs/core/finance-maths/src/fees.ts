import { formatNumber } from '@forecourt/vehicle';
import type { FinanceMathsSay } from './words/say.js';

export interface FinanceFee {
  /** Left out for the establishment fee, which has a name of its own. */
  readonly label?: string;
  /** Dollars. */
  readonly amount: number;
  /** Charged once, or every month of the term. */
  readonly every: 'loan' | 'month';
  /** Added to what is borrowed; otherwise paid on top of the repayments. */
  readonly isFinanced: boolean;
  /** A charge of a government, such as a registration of security: no part of a comparison rate. */
  readonly isGovernmentCharge: boolean;
}

const sum = (fees: readonly FinanceFee[], every: FinanceFee['every']): number =>
  fees.filter((fee) => fee.every === every).reduce((total, { amount }) => total + amount, 0);

/** Fees that are borrowed with the amount (FIN-07). */
export const financedFees = (fees: readonly FinanceFee[]): number =>
  sum(
    fees.filter(({ isFinanced }) => isFinanced),
    'loan',
  );

/** What is paid on top of the repayments over the term, dollars: each fee once, monthly ones for every month. */
export function feesBesideRepayments(fees: readonly FinanceFee[], years: number): number {
  const unfinanced = fees.filter(({ isFinanced }) => !isFinanced);
  return sum(unfinanced, 'loan') + sum(unfinanced, 'month') * 12 * years;
}

/**
 * Ascertainable credit fees of a comparison rate: at the beginning, and with each month (r 100; government charges stay
 * out).
 */
export function creditFees(fees: readonly FinanceFee[]): { upfront: number; monthly: number } {
  const own = fees.filter(({ isGovernmentCharge }) => !isGovernmentCharge);
  return { upfront: sum(own, 'loan'), monthly: sum(own, 'month') };
}

/** `Account administration $8 a month`. */
export const feeText = ({ label: own, amount, every }: FinanceFee, say: FinanceMathsSay): string => {
  const label = own ?? say('fee.establishment');
  return say(every === 'month' ? 'fee.monthly' : 'fee.once', { label, amount: formatNumber(amount) });
};
