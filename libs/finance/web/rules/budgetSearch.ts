import { isListingValue } from '@forecourt/contracts';
import { bodyPickers, BUDGET_SEARCH_PRICE_ABOVE, budgetMaximum, type FinanceConfig } from '@forecourt/finance-maths';
import {
  allOf,
  anyOf,
  barFacet,
  between,
  readBars,
  type BarScale,
  type FacetBar,
  type SearchAnswer,
  type SearchParameters,
} from '@forecourt/runtime/search';
import { AVAILABLE_STATUSES, fullOrder, type VehicleDocument } from '@forecourt/vehicle';

const BODY = 'simple_body';
const MOST_BODIES = 40;

/** How finely vehicles are counted by price, in dollars. */
export const PRICE_BARS: BarScale = { width: 5000, most: 60 };

export interface BodyStock {
  readonly value: string;
  /** Vehicles within the budget. */
  readonly count: number;
  /** Vehicles at any price. */
  readonly total: number;
  /** Dollars of the cheapest. */
  readonly lowest?: number;
  /** Path in the image service. */
  readonly picture?: string;
}
export interface BudgetStock {
  /** Dollars that the counts are for. */
  readonly budget: number;
  /** Bodies to pick from, those with most vehicles first. */
  readonly bodies: readonly BodyStock[];
  /** Vehicles of all bodies within the budget. */
  readonly count: number;
  readonly lowest?: number;
  readonly highest: number;
  readonly bars: readonly FacetBar[];
}

/** One multi-search: the stock by body and price, what of it the budget buys, and the cheapest vehicle of each body. */
export function planBudget(budget: number): SearchParameters[] {
  const available = allOf([
    anyOf('status', AVAILABLE_STATUSES),
    between('price', { min: BUDGET_SEARCH_PRICE_ABOVE + 1 }),
  ]);
  const all = { q: '*', filter_by: available, highlight_fields: 'none' };
  return [
    { ...all, facet_by: `${BODY},${barFacet('price', PRICE_BARS)}`, max_facet_values: 150, per_page: 0 },
    {
      ...all,
      filter_by: allOf([available, between('price', { max: budget })]),
      facet_by: BODY,
      max_facet_values: 150,
      per_page: 0,
    },
    {
      ...all,
      sort_by: fullOrder('price:asc'),
      group_by: BODY,
      // the cheapest may have no picture
      group_limit: 3,
      include_fields: `${BODY},price,thumbnails`,
      per_page: MOST_BODIES,
    },
  ];
}

/** Puts the answers together; bodies that were chosen stay to be picked. Throws when a count was refused. */
export function readBudget(
  [stock, affordable, cheapest]: readonly SearchAnswer<VehicleDocument>[],
  { bodies: own }: Pick<FinanceConfig['budget'], 'bodies'>,
  { budget, chosen = [] }: { budget: number; chosen?: readonly string[] },
): BudgetStock {
  const inStock = countsOf(stock, BODY);
  const within = new Map(countsOf(affordable, BODY).map(({ value, count }) => [value, count]));
  const groups = new Map(
    (cheapest?.grouped_hits ?? []).map(({ group_key: [key], hits }) => [key, hits.map(({ document }) => document)]),
  );
  const picked = bodyPickers(inStock, own);
  const others = inStock.filter((body) => chosen.includes(body.value) && !picked.includes(body));
  const prices = stock?.facet_counts.find(({ field_name }) => field_name === 'price');
  return {
    budget,
    bodies: [...picked, ...others].map(({ value, count: total }) => {
      const lowest = groups.get(value)?.[0]?.price;
      const picture = groups.get(value)?.flatMap(({ thumbnails }) => thumbnails ?? [])[0];
      return {
        value,
        total,
        count: within.get(value) ?? 0,
        ...(lowest === undefined ? {} : { lowest }),
        ...(picture === undefined ? {} : { picture }),
      };
    }),
    count: affordable?.found ?? 0,
    ...(prices?.stats?.min === undefined ? {} : { lowest: prices.stats.min }),
    highest: budgetMaximum(prices?.stats?.max),
    bars: readBars(prices?.counts ?? []),
  };
}

function countsOf(answer: SearchAnswer | undefined, field: string): readonly { value: string; count: number }[] {
  if (!answer || answer.error !== undefined) throw new Error(answer?.error ?? 'The search gave no answer.');
  const counts = answer.facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
  // what is picked here is a filter of the listing that the button opens
  return counts.filter(({ value }) => isListingValue(value)).map(({ value, count }) => ({ value, count }));
}

/** Dollars of the cheapest vehicle among the chosen bodies; of all where none is chosen. */
export function lowestOf({ bodies, lowest }: BudgetStock, chosen: readonly string[]): number | undefined {
  const known = bodies.filter(({ value }) => chosen.includes(value));
  if (known.length === 0) return lowest;
  const prices = known.flatMap(({ lowest: price }) => price ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** Vehicles within the budget among the chosen bodies; of all where none is chosen. */
export const countOf = ({ bodies, count }: BudgetStock, chosen: readonly string[]): number =>
  chosen.length === 0
    ? count
    : bodies.filter(({ value }) => chosen.includes(value)).reduce((sum, body) => sum + body.count, 0);
