import { toTypesenseFilter, type FilterField, type Rule } from '@forecourt/rules';
import type { SiteSection } from '@forecourt/site-config';
import type { VehicleFact } from '@forecourt/vehicle';

const FIELDS: Readonly<Record<VehicleFact, FilterField>> = {
  car_type: { name: 'car_type', type: 'string' },
  status: { name: 'status', type: 'string' },
  item_type: { name: 'item_type', type: 'string' },
  make: { name: 'make', type: 'string' },
  model: { name: 'model', type: 'string' },
  body: { name: 'simple_body', type: 'string' },
  fuel: { name: 'simple_fuel', type: 'string' },
  state: { name: 'state', type: 'string' },
  city: { name: 'city', type: 'string' },
  tag: { name: 'tag', type: 'string' },
  dealership_slug: { name: 'dealership_slug', type: 'string' },
  location_slug: { name: 'location_slug', type: 'string' },
  stocknum: { name: 'stocknum', type: 'string' },
  show_on_dealer_website: { name: 'show_on_dealer_website', type: 'bool' },
  reserved: { name: 'reserved', type: 'bool' },
  certified: { name: 'certified', type: 'bool' },
  preorder: { name: 'preorder', type: 'bool' },
  price: { name: 'price', type: 'number' },
  year: { name: 'year', type: 'number' },
  km: { name: 'km', type: 'number' },
  photos_count: { name: 'photos_count', type: 'number' },
  sold_days_ago: { name: 'sold_date_timestamp', type: 'number' },
};

const DAY_SECONDS = 86_400;

/** Days since the sale become a moment: more days ago is an earlier moment. */
function withMoments(rule: Rule<VehicleFact>, now: number): Rule<VehicleFact> {
  if ('all' in rule) return { all: rule.all.map((part) => withMoments(part, now)) };
  if ('any' in rule) return { any: rule.any.map((part) => withMoments(part, now)) };
  if ('not' in rule) return { not: withMoments(rule.not, now) };
  if (rule.fact !== 'sold_days_ago' || 'in' in rule) return rule;
  const moment = (days: number) => Math.round(now / 1000 - days * DAY_SECONDS);
  return 'atLeast' in rule
    ? { fact: rule.fact, atMost: moment(rule.atLeast) }
    : { fact: rule.fact, atLeast: moment(rule.atMost) };
}

/** What a site may show, as one rule: its stock rule, and sold vehicles only within their window (TEN-04, SRCH-12). */
export function stockRuleOf(site: Pick<SiteSection, 'stockRule' | 'includeSoldCarsDays'>): Rule<VehicleFact> {
  const inWindow: Rule<VehicleFact> = {
    any: [{ not: { fact: 'status', in: ['sold'] } }, { fact: 'sold_days_ago', atMost: site.includeSoldCarsDays }],
  };
  return { all: [site.stockRule, inWindow] };
}

/** The filter that a site's scoped key carries. Nothing of another site passes it (TEN-07). */
export function siteFilter(
  slug: string,
  site: Pick<SiteSection, 'stockRule' | 'includeSoldCarsDays'>,
  now: number,
): string {
  return `site:=\`${slug}\` && ${toTypesenseFilter(withMoments(stockRuleOf(site), now), (fact) => FIELDS[fact])}`;
}
