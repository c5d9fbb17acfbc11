import { describeRule, matches, traceRule, type Trace } from '@forecourt/vehicle/rules';
import { vehicleFacts, type Vehicle, type VehicleFact } from '@forecourt/vehicle';
import { soldWindowOf, withMoments, type StockOptions } from './siteFilter.js';

export interface Visibility {
  /** In listings and search. */
  readonly isListed: boolean;
  /** Its page answers: also for sold vehicles after their window, which then lead to similar ones. */
  readonly isReachable: boolean;
  /** One line for each condition that was checked, with the layer that set it. */
  readonly reasons: readonly { readonly holds: boolean; readonly text: string; readonly layer: string }[];
}

export interface ExplainedSite {
  readonly site: StockOptions;
  /** Names the layer that decided a key. */
  readonly explain: (section: string, key: string) => string;
}

/** Whether a site shows a vehicle, by the same rule that its search filter is made of, with the reasons (TEN-04). */
export function shownOnSite(vehicle: Vehicle, { site, explain }: ExplainedSite, now: number): Visibility {
  const known = vehicleFacts(vehicle, now);
  // moments, not days: a fraction of a day rounded differently would disagree with the filter
  const facts = { ...known, sold_days_ago: vehicle.sold_date_timestamp };
  const stockRule = withMoments(site.stockRule, now);
  const fitsRule = matches(stockRule, facts);
  const fitsWindow = matches(withMoments(soldWindowOf(site), now), facts);
  const isSold = vehicle.status === 'sold';
  // a sold vehicle keeps its page even where the rule lists unsold ones only
  const fitsUnsold = matches(stockRule, { ...facts, status: 'in_stock', sold_days_ago: undefined });
  const ruleLayer = explain('site', 'stockRule');
  const days = site.includeSoldCarsDays;
  return {
    isListed: fitsRule && fitsWindow,
    isReachable: fitsRule || (isSold && fitsUnsold),
    reasons: [
      ...leaves(traceRule<VehicleFact>(site.stockRule, known)).map((trace) => ({
        holds: trace.holds,
        text: `${describeRule(trace.rule)} (it is ${shown(trace.value)})`,
        layer: ruleLayer,
      })),
      {
        holds: fitsWindow,
        text: isSold ? (days > 0 ? `sold within ${days} days` : 'sold vehicles are not shown') : 'not sold',
        layer: explain('site', 'includeSoldCarsDays'),
      },
    ],
  };
}

const shown = (value: unknown): string =>
  value === undefined
    ? 'not known'
    : typeof value === 'number'
      ? String(Math.round(value * 10) / 10)
      : JSON.stringify(value);

/** Parts that compare something. A negated part is reported as it is, with its `not`. */
const leaves = (trace: Trace<VehicleFact>): Trace<VehicleFact>[] => {
  if ('not' in trace.rule && trace.parts) {
    const [inner] = trace.parts;
    return inner && !inner.parts ? [{ ...trace, value: inner.value }] : [trace];
  }
  return trace.parts ? trace.parts.flatMap(leaves) : [trace];
};
