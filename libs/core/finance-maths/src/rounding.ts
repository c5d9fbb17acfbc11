/** Floating noise of a sum of products: 500.0000000001 is 500 dollars. */
const NOISE = 1e6;

/** An amount without floating noise; a millionth of a dollar is kept. */
export const withoutNoise = (amount: number): number => Math.round(amount * NOISE) / NOISE;

/** Whole dollars, rounded up, after noise is removed (FIN-03). */
export const roundUpDollars = (amount: number): number => Math.ceil(withoutNoise(amount));

/** Dollars to the cent, as lenders charge them. */
export const roundToCent = (amount: number): number => Math.round(withoutNoise(amount) * 100) / 100;

/** A rate to the two decimals that the National Credit Code asks for. */
export const roundRate = (percent: number): number => Math.round(withoutNoise(percent) * 100) / 100;

/** `7.99`, always with two decimals, as lenders state rates. */
export const formatRate = (percent: number): string => roundRate(percent).toFixed(2);

/** `up`, or towards the repayment that the lender's own data states for the vehicle. */
export type RepaymentRounding = 'up' | 'towards-stored';

/** Whole dollars of a repayment (FIN-03). Without a stored repayment every lender rounds up. */
export function wholeRepayment(raw: number, rounding: RepaymentRounding = 'up', stored?: number): number {
  if (rounding === 'up' || stored === undefined) return roundUpDollars(raw);
  return stored < raw ? Math.floor(withoutNoise(raw)) : roundUpDollars(raw);
}
