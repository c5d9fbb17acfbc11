import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import type { OffersAnswer, OfferSummary } from '@forecourt/contracts/api';
import { apiContext, nowContext, notFound, searchContext, siteContext } from '@forecourt/runtime';
import { findVehicles } from '@forecourt/runtime/search';
import { sectionOf } from '@forecourt/site-config';
import type { VehicleSummary } from '@forecourt/vehicle';
import type { OffersQuestion } from '../domain/addresses.js';
import { specialPrices } from '../domain/specialPrices.js';
import { offersSection } from '../section.js';

export interface OffersData extends OffersAnswer {
  readonly asked: OffersQuestion;
  /** With a filter: the first of the other offers, so that too narrow a filter is not a dead end. */
  readonly others: readonly OfferSummary[];
  /** Vehicles with an offer price. */
  readonly vehicles: readonly VehicleSummary[];
  readonly found: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the dealer offers today, and the vehicles of its stock that have an offer price. */
export async function loader(args: LoaderFunctionArgs): Promise<OffersData> {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const nameOf = (key: string) => {
    const value = query.get(key);
    return value === null || value === '' ? undefined : value;
  };
  const [make, category] = [nameOf('make'), nameOf('category')];
  for (const name of [make, category]) if (name !== undefined && !isPathName(name)) throw notFound();
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(page)) throw notFound();
  const asked = { make, category, page: Number(page) };
  const parameters = new URLSearchParams(
    Object.entries({ make, category }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const answer = await context
    .get(apiContext)
    .request<OffersAnswer>(`/api/offers?${parameters}`, { signal: request.signal });
  const [stock, others] = await Promise.all([specialVehicles(args, asked, answer), otherOffers(args, asked, answer)]);
  if (asked.page > 1 && stock.vehicles.length === 0) throw notFound();
  return { ...answer, ...stock, others, asked, now: context.get(nowContext)() };
}

/** How many other offers appear below the matching ones. */
const MOST_OTHERS = 6;

async function otherOffers({ context, request }: LoaderFunctionArgs, asked: OffersQuestion, { offers }: OffersAnswer) {
  if (asked.page > 1 || (asked.make === undefined && asked.category === undefined)) return [];
  const all = await context.get(apiContext).request<OffersAnswer>('/api/offers', { signal: request.signal });
  const shown = new Set(offers.map(({ id }) => id));
  return all.offers.filter(({ id }) => !shown.has(id)).slice(0, MOST_OTHERS);
}

/**
 * Vehicles with an offer price, of the chosen make; none if the search does not answer. The kind of offer does not
 * filter them.
 */
async function specialVehicles(
  { context, request }: LoaderFunctionArgs,
  asked: OffersQuestion,
  { makes }: OffersAnswer,
) {
  const none = { vehicles: [], found: 0 };
  const { stockCount } = sectionOf(context.get(siteContext), offersSection);
  const make = makes.find(({ slug }) => slug === asked.make)?.name;
  if (stockCount === 0 || (asked.make !== undefined && make === undefined)) return none;
  try {
    const { signal } = request;
    return await findVehicles(context.get(searchContext), specialPrices(stockCount, asked.page, make), { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Vehicles with an offer price could not be read.', error);
    return none;
  }
}
