import type { FinanceConfig } from './config/schema.js';
import { allFees } from './calculator.js';
import { comparisonRateWithFees } from './comparisonRate.js';
import { comparisonRatesIn } from './disclaimer.js';
import { formatRate, roundRate } from './rounding.js';

/** A published comparison rate, or a range of them; percent per year. */
export interface RateRange {
  readonly from: number;
  readonly to: number;
}

/** Comparison rate of a lender's figure, else of the site's published range, else of the disclaimer (FIN-08). */
export function publishedComparison(
  config: Pick<FinanceConfig, 'comparison' | 'disclaimer'>,
  lender?: { comparisonRate?: number | undefined; disclaimer?: string | undefined },
): RateRange | undefined {
  if (lender?.comparisonRate !== undefined) return { from: lender.comparisonRate, to: lender.comparisonRate };
  return (
    config.comparison.range ?? comparisonRatesIn(lender?.disclaimer ?? '') ?? comparisonRatesIn(config.disclaimer.text)
  );
}

/**
 * Comparison rate beside a repayment: the published one for the advertised rate; for a rate that the shopper chose, the
 * one that the site's declared fees make.
 */
export function comparisonFor(
  config: FinanceConfig,
  { chosen, advertised, published }: { chosen: number; advertised: number; published: RateRange | undefined },
): RateRange | undefined {
  if (roundRate(chosen) === roundRate(advertised) || !config.comparison.fromFees) return published;
  const rate = comparisonRateWithFees(chosen, allFees(config), config.comparison.basis);
  return { from: rate, to: rate };
}

/** `8.74% p.a.`, or `8.38% to 19.42% p.a.` */
export const comparisonText = ({ from, to }: RateRange): string =>
  from === to ? `${formatRate(from)}% p.a.` : `${formatRate(from)}% to ${formatRate(to)}% p.a.`;

/** Whether published rates are past their last day; `today` is `yyyy-mm-dd` where the dealer is. */
export const areRatesStale = (validUntil: string | undefined, today: string): boolean =>
  validUntil !== undefined && today > validUntil;
