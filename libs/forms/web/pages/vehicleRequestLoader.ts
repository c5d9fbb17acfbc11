import { createContext, data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isVehicleRequest, vehicleRoute, type VehicleRequest } from '@forecourt/contracts';
import { listAppointments } from '@forecourt/forms/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext, type ApiGateway } from '@forecourt/runtime';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { readVehicle } from '@forecourt/stock/domain';
import { offeredTimes, type OfferedTimes } from '../rules/appointments.js';
import { offersRequest } from '../rules/vehicleRequests.js';

export interface VehicleRequestData {
  request: VehicleRequest;
  vehicle: Vehicle;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
  /** Of a test drive; absent where they could not be read. */
  times?: OfferedTimes;
}

/** Whether the page answers a posted form: it then renders with what was typed, even if the vehicle has changed. */
export const isPostedContext = createContext(false);

/** Reads the vehicle and, for a test drive, its times. A form that it does not offer leads back to its page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<VehicleRequestData> {
  const { slug = '', form } = params;
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  if (!isVehicleRequest(form)) throw notFound(404);
  const vehicle = await vehicleOf(api, slug);
  // about a vehicle that is gone the enquiry asks for something similar
  const isOffered = form === 'enquiry' || offersRequest(form, vehicle, sectionOf(site, vehicleSection));
  if (!isOffered && !context.get(isPostedContext))
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to lead elsewhere
    throw redirect(`${site.href(vehicleRoute, { slug }) ?? '/'}#enquiry`);
  const times = form === 'test-drive' ? await readTimes(api, slug) : undefined;
  return { request: form, vehicle, now: context.get(nowContext)(), ...(times ? { times } : {}) };
}

/** Times of a vehicle's place; undefined if they cannot be read, which does not stop a booking. */
export const readTimes = (api: ApiGateway, slug: string): Promise<OfferedTimes | undefined> =>
  sendCall(api, listAppointments, { query: { vehicle: slug } }).then(offeredTimes, (error: unknown) => {
    console.warn('Times of a test drive could not be read.', error);
    return undefined;
  });

async function vehicleOf(api: ApiGateway, slug: string): Promise<Vehicle> {
  try {
    return (await sendCall(api, readVehicle, { params: { slug } })).vehicle;
  } catch (error) {
    const status = isApiError(error) ? error.status : 503;
    throw status >= 400 && status < 500 ? notFound(status === 410 ? 410 : 404) : error;
  }
}

/** React-router's way to answer with a status. */
const notFound = (status: number) => data(null, { status }) as unknown as Error;
