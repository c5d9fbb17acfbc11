import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import { readOffer, type OfferAnswer } from '@forecourt/offers/domain';
import { apiContext, moved, nowContext, notFound, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import { findVehicles, stockSearch } from '@forecourt/runtime/search';
import { sectionOf } from '@forecourt/site-config';
import type { VehicleSummary } from '@forecourt/vehicle';
import { offerHref } from '../rules/addresses.js';
import { offersSection } from '../section.js';
import { orGone } from './asked.js';

export interface OfferData extends OfferAnswer {
  /** Vehicles that it is about. */
  readonly vehicles: readonly VehicleSummary[];
  readonly found: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** An offer at its one address; another writing of it leads there (OFR-03). */
export async function loader(args: LoaderFunctionArgs): Promise<OfferData> {
  const { params, context, request } = args;
  const site = context.get(siteContext);
  const { offer: id, manufacturer } = params;
  if (!isPathName(id) || (manufacturer !== undefined && !isPathName(manufacturer))) throw notFound();
  const { signal } = request;
  const answer = await sendCall(context.get(apiContext), readOffer, { params: { id } }, { signal }).catch(orGone);
  const own = offerHref(site, answer.offer);
  const { pathname, search } = new URL(request.url);
  if (pathname !== own) throw moved(own + search);
  return { ...answer, ...(await linkedVehicles(args, answer)), now: context.get(nowContext)() };
}

/** If the search does not answer, the offer shows without its vehicles. */
async function linkedVehicles({ context, request }: LoaderFunctionArgs, { stock }: OfferAnswer) {
  const none = { vehicles: [], found: 0 };
  const { vehicleCount } = sectionOf(context.get(siteContext), offersSection);
  if (!stock || vehicleCount === 0) return none;
  try {
    const { signal } = request;
    return await findVehicles(context.get(searchContext), stockSearch(stock, vehicleCount), { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Vehicles of an offer could not be read.', error);
    return none;
  }
}
