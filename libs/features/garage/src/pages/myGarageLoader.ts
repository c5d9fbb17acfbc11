import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AccountAnswer, AccountShopper, OwnEnquiriesAnswer, WatchlistAnswer } from '@forecourt/contracts/api';
import { apiContext, nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { listsOf } from '../domain/offeredLists.js';

export interface MyGarageData {
  readonly shopper: AccountShopper;
  /** Absent on a site without a watchlist. */
  readonly cars?: WatchlistAnswer['cars'];
  /** What the site shows of them; absent when the search did not answer. */
  readonly vehicles?: readonly VehicleDocument[];
  readonly enquiries: OwnEnquiriesAnswer['enquiries'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** All that a shopper has in their account. Runs behind the page's gate. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<MyGarageData> {
  const api = context.get(apiContext);
  const now = context.get(nowContext)();
  const hasWatchlist = listsOf(context.get(siteContext)).watchlist;
  const [{ shopper }, watchlist, { enquiries }] = await Promise.all([
    api.request<AccountAnswer>('/api/account'),
    hasWatchlist ? api.request<WatchlistAnswer>('/api/watchlist') : undefined,
    api.request<OwnEnquiriesAnswer>('/api/account/enquiries'),
  ]);
  // the session ended between the gate and here
  if (!shopper) throw new Error('The session has ended.');
  if (!watchlist) return { shopper, enquiries, now };
  const { cars } = watchlist;
  const ids = cars.map(({ id }) => id);
  try {
    const vehicles =
      ids.length === 0 ? [] : await findVehiclesByIds(context.get(searchContext), ids, { signal: request.signal });
    return { shopper, cars, vehicles, enquiries, now };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The vehicles of a watchlist could not be read.', error);
    return { shopper, cars, enquiries, now };
  }
}
