import type { LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf, type Site } from '@forecourt/composition';
import { apiContext, nowContext, searchContext, siteContext, type SearchGateway } from '@forecourt/runtime';
import { findSimilarVehicles } from '@forecourt/runtime/search';
import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import { readVehicle } from '../api/readVehicle.js';
import type { VehicleDetailConfig } from '../config.js';
import { isDismissed } from '../domain/dismissal.js';

export interface VehiclePageData {
  vehicle: Vehicle;
  similar: readonly VehicleSummary[];
  /** The shopper wants no announcement in this session. */
  isAnnouncementDismissed: boolean;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads a vehicle and what is similar to it. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<VehiclePageData> {
  const now = context.get(nowContext)();
  const vehicle = await readVehicle(context.get(apiContext), params['slug'] ?? '');
  const similar = await similarTo(vehicle, context.get(siteContext), context.get(searchContext));
  return { vehicle, similar, isAnnouncementDismissed: isDismissed(cookiesOf(request)), now };
}

/** No browser lets a script read the header that it would send. */
const cookiesOf = (request: Request): string =>
  typeof document === 'undefined' ? (request.headers.get('cookie') ?? '') : document.cookie;

async function similarTo(vehicle: Vehicle, site: Site, search: SearchGateway): Promise<VehicleSummary[]> {
  const { similarCount } = sectionOf<VehicleDetailConfig>(site, 'vehicle-detail');
  if (similarCount === 0) return [];
  try {
    return await findSimilarVehicles(search, vehicle, { count: similarCount });
  } catch (error) {
    // A8: logged, the section stays empty
    console.warn('Similar vehicles could not be read.', error);
    return [];
  }
}
