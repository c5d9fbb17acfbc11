import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf } from '@forecourt/composition';
import { apiContext, nowContext, siteContext } from '@forecourt/runtime';
import type { Vehicle } from '@forecourt/vehicle';
import { readVehicle } from '../api/readVehicle.js';
import type { VehicleDetailConfig } from '../config.js';

export interface PrintPageData {
  vehicle: Vehicle;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** The vehicle of `?car_id=`, which is its slug (A4). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PrintPageData> {
  const carId = new URL(request.url).searchParams.get('car_id');
  const { print } = sectionOf<VehicleDetailConfig>(context.get(siteContext), 'vehicle-detail');
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!carId || !print.isShown) throw data(null, { status: 404 });
  const { vehicle } = await readVehicle(context.get(apiContext), carId);
  return { vehicle, now: context.get(nowContext)() };
}
