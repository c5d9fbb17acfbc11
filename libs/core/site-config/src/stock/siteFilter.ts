import { toTypesenseFilter, type FilterField, type Rule } from '@forecourt/vehicle/rules';
import type { VehicleFact } from '@forecourt/vehicle';
import type { SiteSection } from '../sections/site.js';

export type StockOptions = Pick<SiteSection, 'stockRule' | 'includeSoldCarsDays'>;

const text = (name: string): FilterField => ({ name, type: 'string' });
const flag = (name: string): FilterField => ({ name, type: 'bool' });
const number = (name: string): FilterField => ({ name, type: 'int32' });

/** Field of each fact in the search collection. */
export const FACT_FIELDS: Readonly<Record<VehicleFact, FilterField>> = {
  car_type: text('car_type'),
  status: text('status'),
  item_type: text('item_type'),
  make: text('make'),
  model: text('model'),
  body: text('simple_body'),
  fuel: text('simple_fuel'),
  state: text('state'),
  city: text('city'),
  tag: text('tag'),
  dealership_slug: text('dealership_slug'),
  location_slug: text('location_slug'),
  stocknum: text('stocknum'),
  show_on_dealer_website: flag('show_on_dealer_website'),
  reserved: flag('reserved'),
  certified: flag('certified'),
  preorder: flag('preorder'),
  price: number('price'),
  year: number('year'),
  km: number('km'),
  photos_count: number('photos_count'),
  sold_days_ago: { name: 'sold_date_timestamp', type: 'int64' },
};

const DAY_SECONDS = 86_400;

/**
 * Days since the sale become a moment, seconds since the epoch: more days ago is an earlier moment. A list of day
 * counts matches nothing: a moment is no day.
 */
export function withMoments(rule: Rule<VehicleFact>, now: number): Rule<VehicleFact> {
  if ('all' in rule) return { all: rule.all.map((part) => withMoments(part, now)) };
  if ('any' in rule) return { any: rule.any.map((part) => withMoments(part, now)) };
  if ('not' in rule) return { not: withMoments(rule.not, now) };
  if (rule.fact !== 'sold_days_ago') return rule;
  if ('in' in rule) return { fact: rule.fact, in: [Number.NaN] };
  const moment = (days: number) => now / 1000 - days * DAY_SECONDS;
  return 'atLeast' in rule
    ? { fact: rule.fact, atMost: moment(rule.atLeast) }
    : { fact: rule.fact, atLeast: moment(rule.atMost) };
}

/** Sold vehicles within their window; without days, none (SRCH-12). */
export const soldWindowOf = ({
  includeSoldCarsDays: days,
}: Pick<SiteSection, 'includeSoldCarsDays'>): Rule<VehicleFact> => {
  const isUnsold: Rule<VehicleFact> = { not: { fact: 'status', in: ['sold'] } };
  return days > 0 ? { any: [isUnsold, { fact: 'sold_days_ago', atMost: days }] } : isUnsold;
};

/** What a site may show, as one rule: its stock rule, and sold vehicles only within their window (TEN-04, SRCH-12). */
export const stockRuleOf = (site: StockOptions): Rule<VehicleFact> => ({
  all: [site.stockRule, soldWindowOf(site)],
});

/**
 * A slug as filters compare it: the search server drops hyphens, so `gold-coast` and `goldcoast` would be one site to
 * it.
 * No two sites may have the same one (TEN-07).
 */
export const slugInFilters = (slug: string): string => slug.replaceAll('-', '');

/**
 * The filter that a site's scoped key carries. Nothing of another site passes it (TEN-07). `now` in epoch milliseconds.
 */
export function siteFilter(slug: string, site: StockOptions, now: number): string {
  return `site:=\`${slug}\` && ${toTypesenseFilter(withMoments(stockRuleOf(site), now), (fact) => FACT_FIELDS[fact])}`;
}
