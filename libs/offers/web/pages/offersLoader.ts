import type { LoaderFunctionArgs } from 'react-router-dom';
import { isNameSlug, isPathName } from '@forecourt/contracts';
import { listOffers, type OffersAnswer, type OfferSummary } from '@forecourt/offers/domain';
import { apiContext, nowContext, notFound, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import { findVehiclesOfEach } from '@forecourt/runtime/search';
import { sectionOf, siteSection, vehicleOptionsOf } from '@forecourt/site-config';
import type { VehicleSummary } from '@forecourt/vehicle';
import type { OffersQuestion } from '../rules/addresses.js';
import { PER_SEARCH, provenReductions, specialPrices } from '../rules/specialPrices.js';
import { offersSection } from '../section.js';

export interface OffersData extends OffersAnswer {
  readonly asked: OffersQuestion;
  /** With a filter: the first of the other offers, so that too narrow a filter is not a dead end. */
  readonly others: readonly OfferSummary[];
  /** Vehicles whose cards show that their price is reduced. */
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
  if (make !== undefined && !isPathName(make)) throw notFound();
  if (category !== undefined && !isNameSlug(category)) throw notFound();
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(page)) throw notFound();
  const asked = { make, category, page: Number(page) };
  const { signal } = request;
  const answer = await sendCall(context.get(apiContext), listOffers, { query: { make, category } }, { signal });
  const [stock, others] = await Promise.all([specialVehicles(args, asked, answer), otherOffers(args, asked, answer)]);
  if (asked.page > 1 && stock.vehicles.length === 0) throw notFound();
  return { ...answer, ...stock, others, asked, now: context.get(nowContext)() };
}

/** How many other offers appear below the matching ones. */
const MOST_OTHERS = 6;

async function otherOffers({ context, request }: LoaderFunctionArgs, asked: OffersQuestion, { offers }: OffersAnswer) {
  if (asked.page > 1 || (asked.make === undefined && asked.category === undefined)) return [];
  const all = await sendCall(context.get(apiContext), listOffers, {}, { signal: request.signal });
  const shown = new Set(offers.map(({ id }) => id));
  return all.offers.filter(({ id }) => !shown.has(id)).slice(0, MOST_OTHERS);
}

/**
 * Vehicles whose cards show that their price is reduced, of the chosen make; none if the search does not answer. The
 * kind of offer does not filter them.
 */
async function specialVehicles(
  { context, request }: LoaderFunctionArgs,
  asked: OffersQuestion,
  { makes }: OffersAnswer,
) {
  const none = { vehicles: [], found: 0 };
  const site = context.get(siteContext);
  const { stockCount } = sectionOf(site, offersSection);
  const make = makes.find(({ slug }) => slug === asked.make)?.name;
  if (stockCount === 0 || (asked.make !== undefined && make === undefined)) return none;
  try {
    const { signal } = request;
    const search = context.get(searchContext);
    const [first] = await findVehiclesOfEach(search, specialPrices(make, 1), { signal });
    const further = specialPrices(make, 2, Math.ceil((first?.found ?? 0) / PER_SEARCH));
    const all = [first, ...(await findVehiclesOfEach(search, further, { signal }))].flatMap(
      (answer) => answer?.vehicles ?? [],
    );
    const { offersSubscription } = sectionOf(site, siteSection);
    const options = { ...vehicleOptionsOf(site), offersSubscription, now: context.get(nowContext)() };
    const proven = provenReductions(all, options);
    return { vehicles: proven.slice((asked.page - 1) * stockCount, asked.page * stockCount), found: proven.length };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Vehicles with an offer price could not be read.', error);
    return none;
  }
}
