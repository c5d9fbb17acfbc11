import { repaymentCount } from './frequency.js';

/** Repayments at the end of each period, or at its beginning. */
export type RepaymentTiming = 'arrears' | 'advance';

export interface Loan {
  /** Dollars borrowed: amount less deposit, with financed fees. */
  readonly principal: number;
  /** Percent per year, nominal. */
  readonly annualRate: number;
  /** 52, 26 or 12 as the specification counts; 52.18 and 26.09 as comparison rates do. */
  readonly periodsPerYear: number;
  /** Years; halves are allowed. */
  readonly years: number;
  /** Dollars of the final payment (residual, balloon). */
  readonly residual?: number | undefined;
  readonly timing?: RepaymentTiming | undefined;
}

/** Rate of one period as a fraction. */
export const periodRate = ({ annualRate, periodsPerYear }: Pick<Loan, 'annualRate' | 'periodsPerYear'>): number =>
  annualRate / 100 / periodsPerYear;

/** What all repayments are worth at the beginning, for one dollar each; and one dollar at the end. */
function discounts(loan: Omit<Loan, 'principal'>): { annuity: number; end: number } {
  const rate = periodRate(loan);
  const count = repaymentCount(loan.periodsPerYear, loan.years);
  if (rate === 0) return { annuity: count, end: 1 };
  // log1p and expm1 keep their digits at tiny rates
  const logEnd = -count * Math.log1p(rate);
  const inArrears = -Math.expm1(logEnd) / rate;
  return { annuity: loan.timing === 'advance' ? inArrears * (1 + rate) : inArrears, end: Math.exp(logEnd) };
}

/** Repayment of each period, in dollars, unrounded (FIN-03). 0 where there is nothing to repay. */
export function repaymentOf(loan: Loan): number {
  const { annuity, end } = discounts(loan);
  return Math.max(0, (loan.principal - (loan.residual ?? 0) * end) / annuity);
}

/** The other way round: what a repayment can borrow. */
export function principalOf(repayment: number, loan: Omit<Loan, 'principal'>): number {
  const { annuity, end } = discounts(loan);
  return repayment * annuity + (loan.residual ?? 0) * end;
}

/** What is still owed after each repayment, run forward; the last is what is left for the final payment. */
export function balances(loan: Loan, repayment = repaymentOf(loan)): number[] {
  const rate = periodRate(loan);
  const isAdvance = loan.timing === 'advance';
  let owed = loan.principal;
  return Array.from({ length: repaymentCount(loan.periodsPerYear, loan.years) }, () => {
    owed = isAdvance ? (owed - repayment) * (1 + rate) : owed * (1 + rate) - repayment;
    return owed;
  });
}
