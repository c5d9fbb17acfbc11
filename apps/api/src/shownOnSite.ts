import { describeRule, matches, traceRule, type Trace } from '@forecourt/rules';
import type { ConfiguredSite } from '@forecourt/sites';
import { isInSoldWindow, vehicleFacts, type Vehicle, type VehicleFact } from '@forecourt/vehicle';

export interface Visibility {
  /** In listings and search. */
  readonly isListed: boolean;
  /** Its page answers: also for sold vehicles after their window, which then lead to similar ones. */
  readonly isReachable: boolean;
  /** One line for each thing that was asked, with the layer that says so. */
  readonly reasons: readonly { readonly holds: boolean; readonly text: string; readonly layer: string }[];
}

/** Whether a site shows a vehicle, by the same rule that its search filter is made of, with the reasons (TEN-04). */
export function shownOnSite(vehicle: Vehicle, site: ConfiguredSite, now: number): Visibility {
  const { stockRule, includeSoldCarsDays } = site.site;
  const facts = vehicleFacts(vehicle, now);
  const fitsRule = matches(stockRule, facts);
  const isSold = vehicle.status === 'sold';
  const fitsWindow = !isSold || isInSoldWindow(vehicle, includeSoldCarsDays, now);
  // a sold vehicle keeps its page even where the rule lists unsold ones only
  const fitsUnsold = matches(stockRule, { ...facts, status: 'in_stock' });
  const ruleLayer = site.explain('site', 'stockRule');
  const reasons = [
    ...leaves(traceRule<VehicleFact>(stockRule, facts)).map((trace) => ({
      holds: trace.holds,
      text: `${describeRule(trace.rule)} (it is ${JSON.stringify(trace.value) ?? 'not known'})`,
      layer: ruleLayer,
    })),
    {
      holds: fitsWindow,
      text: isSold ? `sold within ${includeSoldCarsDays} days` : 'not sold',
      layer: site.explain('site', 'includeSoldCarsDays'),
    },
  ];
  return { isListed: fitsRule && fitsWindow, isReachable: fitsRule || (isSold && fitsUnsold), reasons };
}

const leaves = (trace: Trace<VehicleFact>): Trace<VehicleFact>[] =>
  trace.parts ? trace.parts.flatMap(leaves) : [trace];
