import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import type { GarageConfig } from '../config.js';
import { parseIds } from '../domain/compareIds.js';
import type { GarageList } from '../domain/garage.js';
import { listsOf } from '../domain/offeredLists.js';
import { planVehicles, readVehicles, type FoundVehicle } from '../domain/vehicleSearch.js';
import { garageSection } from '../section.js';

export interface VehiclesData {
  /** What was asked for, in that order. */
  ids: readonly string[];
  /** Those that the site shows; absent when the search did not answer. */
  vehicles?: readonly FoundVehicle[];
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads the vehicles of `?ids=` by one multi-search; a list that the site does not offer is no page. */
export async function loadVehicles(
  { request, context }: LoaderFunctionArgs,
  list: GarageList,
  limitOf: (config: GarageConfig) => number,
): Promise<VehiclesData> {
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const config = sectionOf(site, garageSection);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!listsOf(site)[list]) throw data(null, { status: 404 });
  const ids = parseIds(new URL(request.url).searchParams, limitOf(config));
  if (ids.length === 0) return { ids, vehicles: [], now };
  try {
    const answers = await context
      .get(searchContext)
      .multiSearch<FoundVehicle>(planVehicles(site.slug, ids), { signal: request.signal });
    return { ids, vehicles: readVehicles(answers, site.slug, ids), now };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Saved vehicles could not be read.', error);
    return { ids, now };
  }
}
