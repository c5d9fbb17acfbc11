import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLocations } from '@forecourt/locations/domain';
import { apiContext, nowContext, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, type SiteLocation } from '@forecourt/site-config';
import type { VehicleDocument } from '@forecourt/vehicle';
import { planPlaceStock } from '../rules/placeStock.js';
import { locationsSection } from '../section.js';

export interface PlaceData {
  readonly place: SiteLocation;
  readonly vehicles: readonly VehicleDocument[];
  /** How many the listing of the place has. */
  readonly found: number;
  /** The dealer has no other. */
  readonly isOnly: boolean;
  /** Moment of the answer, epoch milliseconds. */
  readonly now: number;
}

/** The site's visible places with all that pages of places show. */
export async function readPlaces({ context, request }: LoaderFunctionArgs): Promise<readonly SiteLocation[]> {
  const { locations } = await sendCall(context.get(apiContext), listLocations, {}, { signal: request.signal });
  return locations;
}

/** One place with its vehicles; without them where the search does not answer. */
export async function readPlace(args: LoaderFunctionArgs, place: SiteLocation, isOnly: boolean): Promise<PlaceData> {
  const { context, request } = args;
  const { showStock, stockCount } = sectionOf(context.get(siteContext), locationsSection);
  const now = context.get(nowContext)();
  const none = { place, vehicles: [], found: 0, isOnly, now };
  if (!showStock) return none;
  try {
    const [shown, all] = await context
      .get(searchContext)
      .multiSearch<VehicleDocument>(planPlaceStock(place.slug, stockCount), { signal: request.signal });
    for (const answer of [shown, all]) if (answer?.error !== undefined) throw new Error(answer.error);
    return { ...none, vehicles: shown?.hits.map(({ document }) => document) ?? [], found: all?.found ?? 0 };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Vehicles of a place could not be read.', error);
    return none;
  }
}
