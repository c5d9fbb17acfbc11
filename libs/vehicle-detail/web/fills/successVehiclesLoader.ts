import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, isApiError, nowContext, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import type { VehicleSummary } from '@forecourt/vehicle';
import { readSentEnquiry } from '@forecourt/leads/domain';
import { readVehicle } from '../api/readVehicle.js';
import { similarTo } from '../pages/readVehiclePage.js';

export interface SuccessVehicles {
  readonly vehicles: readonly VehicleSummary[];
  /** Moment of the answer, epoch milliseconds. */
  readonly now: number;
}

/**
 * Vehicles similar to the one of the visitor's last enquiry; none where that has no vehicle or there is no enquiry.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<SuccessVehicles> {
  const api = context.get(apiContext);
  const now = context.get(nowContext)();
  try {
    const { vehicle_slug: slug } = await sendCall(api, readSentEnquiry, {});
    if (!slug) return { vehicles: [], now };
    const { vehicle } = await readVehicle(api, slug);
    return { vehicles: await similarTo(vehicle, context.get(siteContext), context.get(searchContext)), now };
  } catch (error) {
    // who sent nothing, and a vehicle that went meanwhile, are no faults
    if (!isApiError(error) || error.status >= 500) console.warn('Similar vehicles could not be read.', error);
    return { vehicles: [], now };
  }
}
