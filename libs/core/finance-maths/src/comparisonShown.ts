import type { FinanceConfig } from './config/financeOf.js';
import { allFees } from './calculator.js';
import { comparisonRateWithFees, impliedFees } from './comparisonRate.js';
import { comparisonRatesIn, type StatedRates } from './disclaimer.js';
import type { FinanceFee } from './fees.js';
import { formatRate, roundRate } from './rounding.js';
import type { FinanceMathsSay } from './words/say.js';

/** A published comparison rate, or a range of them; percent per year. */
export interface RateRange {
  readonly from: number;
  readonly to: number;
}

/** Two decimals are what is published: less than half of the last one is no difference. */
const ROUNDING = 0.005;

/** Whether a comparison rate can be that of an interest rate: fees never make a loan cheaper. */
export const isComparisonOf = (comparisonRate: number, interestRate: number): boolean =>
  comparisonRate >= interestRate - ROUNDING;

/**
 * Comparison rate of a lender's figure, with the interest rate that it belongs to; else of the site's published range,
 * else of the disclaimer (FIN-08).
 */
export function publishedComparison(
  config: Pick<FinanceConfig, 'comparison' | 'disclaimer'>,
  lender?: {
    interestRate?: number | undefined;
    comparisonRate?: number | undefined;
    disclaimer?: string | undefined;
  },
): StatedRates | undefined {
  const { interestRate: of, comparisonRate: rate } = lender ?? {};
  if (rate !== undefined) return { from: rate, to: rate, ...(of === undefined ? {} : { of }) };
  return (
    config.comparison.range ?? comparisonRatesIn(lender?.disclaimer ?? '') ?? comparisonRatesIn(config.disclaimer.text)
  );
}

/**
 * Comparison rate to show next to a repayment. It is that of the same loan and never below its interest rate. For the
 * rate that it was published for, it is the published one. For any other rate it follows from the site's declared fees
 * or, if those are incomplete, from the fees that the published pair of rates implies. A published range covers all
 * loans of a lender: its lower end is never below the rate of this loan.
 */
export function comparisonFor(
  config: FinanceConfig,
  { chosen, advertised, published }: { chosen: number; advertised: number; published: StatedRates | undefined },
): RateRange | undefined {
  const { fromFees, basis } = config.comparison;
  if (!published) return undefined;
  const withFees = (fees: readonly FinanceFee[]): number =>
    Math.max(roundRate(chosen), comparisonRateWithFees(chosen, fees, basis));
  const declared = withFees(allFees(config));
  const { from, to, of = advertised } = published;
  if (from !== to) return { from: Math.max(from, declared), to: Math.max(to, declared) };
  if (roundRate(chosen) === roundRate(of) && isComparisonOf(from, of)) return one(from);
  return one(fromFees ? declared : Math.max(declared, withFees([paidAtOnce(impliedFees(of, from, basis))])));
}

const one = (rate: number): RateRange => ({ from: rate, to: rate });

const paidAtOnce = (amount: number): FinanceFee => ({
  amount,
  every: 'loan',
  isFinanced: false,
  isGovernmentCharge: false,
});

/** `8.74% p.a.`, or `8.38% to 19.42% p.a.` */
export const comparisonText = ({ from, to }: RateRange, say: FinanceMathsSay): string =>
  from === to ? say('rate', { rate: formatRate(from) }) : say('rates', { from: formatRate(from), to: formatRate(to) });

/** Whether published rates are past their last day; `today` is `yyyy-mm-dd` where the dealer is. */
export const areRatesStale = (validUntil: string | undefined, today: string): boolean =>
  validUntil !== undefined && today > validUntil;
