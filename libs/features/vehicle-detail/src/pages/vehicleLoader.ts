import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf } from '@forecourt/composition';
import { apiContext, isApiError, type ApiGateway, nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { findSimilarVehicles } from '@forecourt/runtime/search';
import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';

export interface VehiclePageData {
  vehicle: Vehicle;
  similar: readonly VehicleSummary[];
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads a vehicle and what is similar to it. Unknown vehicles answer 404, withdrawn ones 410. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<VehiclePageData> {
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const vehicle = await readVehicle(context.get(apiContext), params['slug'] ?? '');
  const { similarCount } = sectionOf<VehicleDetailConfig>(site, 'vehicle-detail');
  const similar =
    similarCount === 0
      ? []
      : await findSimilarVehicles(context.get(searchContext), vehicle, { count: similarCount }).catch(
          (error: unknown) => {
            // A8: logged, the section stays empty
            console.warn('Similar vehicles could not be read.', error);
            return [];
          },
        );
  return { vehicle, similar, now };
}

async function readVehicle(api: ApiGateway, slug: string): Promise<Vehicle> {
  try {
    return (await api.request<{ vehicle: Vehicle }>(`/api/vehicles/${encodeURIComponent(slug)}`)).vehicle;
  } catch (error) {
    const status = isApiError(error) ? error.status : 503;
    if (status === 404 || status === 410 || status === 400 || status === 422) {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
      throw data(null, { status: status === 410 ? 410 : 404 });
    }
    throw error;
  }
}
