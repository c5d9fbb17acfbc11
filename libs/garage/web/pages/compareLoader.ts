import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, nowContext, searchContext, siteContext, type ApiGateway, sendCall } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import { vehicleWords, type VehicleDocument, type VehicleSay } from '@forecourt/vehicle';
import { sectionOf } from '@forecourt/site-config';
import { comparedDetails, type ComparedDetails } from '../rules/comparedDetails.js';
import { parseIds } from '../rules/compareIds.js';
import { garageSection } from '../section.js';
import { wordsOf } from '@forecourt/words';
import { readVehicle } from '@forecourt/stock/domain';

export interface ComparedVehicles {
  /** The requested ids, in the order of the address. */
  ids: readonly string[];
  /** Those that the site shows; absent when the search did not answer. */
  vehicles?: readonly VehicleDocument[];
  /** What the search does not carry of them, in the same order; absent for those that could not be read. */
  details?: readonly (ComparedDetails | undefined)[];
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads the vehicles of `?ids=` by one multi-search, then what else is known of each. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ComparedVehicles> {
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const config = sectionOf(site, garageSection);
  const ids = parseIds(new URL(request.url).searchParams, config.maxCompared);
  if (ids.length === 0) return { ids, vehicles: [], now };
  try {
    const vehicles = await findVehiclesByIds(context.get(searchContext), ids, { signal: request.signal });
    const api = context.get(apiContext);
    const sayVehicle = wordsOf(context.get(siteContext), vehicleWords);
    return {
      ids,
      vehicles,
      details: await Promise.all(vehicles.map(({ slug }) => readDetails(api, slug, sayVehicle))),
      now,
    };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The vehicles of a comparison could not be read.', error);
    return { ids, now };
  }
}

/** A comparison without them is still one. */
async function readDetails(
  api: ApiGateway,
  slug: string,
  sayVehicle: VehicleSay,
): Promise<ComparedDetails | undefined> {
  try {
    const { vehicle } = await sendCall(api, readVehicle, { params: { slug } });
    return comparedDetails(vehicle, sayVehicle);
  } catch (error) {
    console.warn('The details of a compared vehicle could not be read.', error);
    return undefined;
  }
}
