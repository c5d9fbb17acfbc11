import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, nowContext, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { readVehicle } from '../api/readVehicle.js';
import { vehicleDetailSection } from '../section.js';

export interface PrintPageData {
  vehicle: Vehicle;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** The vehicle of `?car_id=`, which is its slug (A4). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PrintPageData> {
  const carId = new URL(request.url).searchParams.get('car_id');
  const { print } = sectionOf(context.get(siteContext), vehicleDetailSection);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!carId || !print.isShown) throw data(null, { status: 404 });
  const { vehicle } = await readVehicle(context.get(apiContext), carId);
  return { vehicle, now: context.get(nowContext)() };
}
