import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { sectionOf } from '@forecourt/site-config';
import { parseIds } from '../domain/compareIds.js';
import { garageSection } from '../section.js';

export interface ComparedVehicles {
  /** The requested ids, in the order of the address. */
  ids: readonly string[];
  /** Those that the site shows; absent when the search did not answer. */
  vehicles?: readonly VehicleDocument[];
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads the vehicles of `?ids=` by one multi-search. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ComparedVehicles> {
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const config = sectionOf(site, garageSection);
  const ids = parseIds(new URL(request.url).searchParams, config.maxCompared);
  if (ids.length === 0) return { ids, vehicles: [], now };
  try {
    const vehicles = await findVehiclesByIds(context.get(searchContext), ids, { signal: request.signal });
    return { ids, vehicles, now };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The vehicles of a comparison could not be read.', error);
    return { ids, now };
  }
}
