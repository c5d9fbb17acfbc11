import type { EnquirySay } from './words/say.js';

/** How often a loan is repaid. */
export const REPAID_EVERY_NAMES = ['weekly', 'fortnightly', 'monthly', 'yearly'] as const;
type RepaidEvery = (typeof REPAID_EVERY_NAMES)[number];

/** `$145 a week`. */
export const repaidWords = (repayment: string, frequency: RepaidEvery, say: EnquirySay): string =>
  say('repaid', { repayment, frequency });

/** What a shopper worked out with a calculator of the site (FIN-12). Dollars, years, percent a year. */
export interface WorkedOutLoan {
  /** Price that was entered. */
  readonly amount: number;
  /** Deposit or trade-in. */
  readonly deposit: number;
  /** Residual or balloon. */
  readonly residual: number;
  readonly years: number;
  readonly interest: number;
  readonly frequency: RepaidEvery;
  /** Left out where it is too small to be stated (FIN-04). */
  readonly repayment?: number | undefined;
}

/** Largest values that are taken; each calculator has narrower bounds. */
export const LOAN_LIMITS = {
  amount: 10_000_000,
  deposit: 10_000_000,
  residual: 10_000_000,
  years: 50,
  interest: 100,
  repayment: 10_000_000,
} as const;
const NUMBERS = Object.keys(LOAN_LIMITS) as (keyof typeof LOAN_LIMITS)[];

/** A loan as the value of a form's hidden field. */
export const loanText = (loan: WorkedOutLoan): string =>
  new URLSearchParams([
    ...NUMBERS.flatMap((name): [string, string][] => (loan[name] === undefined ? [] : [[name, String(loan[name])]])),
    ['frequency', loan.frequency],
  ]).toString();

/** Reads such a value; undefined for anything else, as a form is sent without figures rather than not at all. */
export function readLoan(text: string | undefined): WorkedOutLoan | undefined {
  const query = new URLSearchParams(text ?? '');
  const number = (name: keyof typeof LOAN_LIMITS): number | undefined => {
    const given = query.get(name);
    const value = given === null || !/^\d+(\.\d+)?$/.test(given) ? Number.NaN : Number(given);
    return value <= LOAN_LIMITS[name] ? value : undefined;
  };
  const frequency = REPAID_EVERY_NAMES.find((name) => name === query.get('frequency'));
  const [amount, deposit, residual] = [number('amount'), number('deposit'), number('residual')];
  const [years, interest, repayment] = [number('years'), number('interest'), number('repayment')];
  if (amount === undefined || deposit === undefined || residual === undefined) return undefined;
  if (years === undefined || interest === undefined || frequency === undefined) return undefined;
  return {
    ...{ amount, deposit, residual, years, interest, frequency },
    ...(repayment === undefined ? {} : { repayment }),
  };
}
