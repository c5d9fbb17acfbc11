import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AccountShopper } from '@forecourt/contracts/api';
import {
  listOwnEnquiries,
  readAccount,
  readAccountAlerts,
  readWatchlist,
  type AccountAlerts,
  type OwnEnquiriesAnswer,
  type WatchlistAnswer,
} from '@forecourt/garage/domain';
import { apiContext, nowContext, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { listsOf } from '../rules/offeredLists.js';

export interface MyGarageData {
  readonly shopper: AccountShopper;
  /** Absent on a site whose accounts save no vehicles. */
  readonly cars?: WatchlistAnswer['cars'];
  /** What the site shows of them; absent when the search did not answer. */
  readonly vehicles?: readonly VehicleDocument[];
  /** Absent on a site that tells of nothing. */
  readonly alerts?: AccountAlerts;
  readonly enquiries: OwnEnquiriesAnswer['enquiries'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** All that a shopper has in their account. Runs behind the page's gate. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<MyGarageData> {
  const api = context.get(apiContext);
  const now = context.get(nowContext)();
  const lists = listsOf(context.get(siteContext));
  const [{ shopper }, watchlist, { enquiries }, alerts] = await Promise.all([
    sendCall(api, readAccount, {}),
    lists.watchlist || lists.joins ? sendCall(api, readWatchlist, {}) : undefined,
    sendCall(api, listOwnEnquiries, {}),
    lists.alerts ? sendCall(api, readAccountAlerts, {}) : undefined,
  ]);
  // the session ended between the gate and here
  if (!shopper) throw new Error('The session has ended.');
  const rest = { enquiries, ...(alerts ? { alerts } : {}), now };
  if (!watchlist) return { shopper, ...rest };
  const { cars } = watchlist;
  const ids = cars.map(({ id }) => id);
  try {
    const vehicles =
      ids.length === 0 ? [] : await findVehiclesByIds(context.get(searchContext), ids, { signal: request.signal });
    return { shopper, cars, vehicles, ...rest };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The vehicles of a watchlist could not be read.', error);
    return { shopper, cars, ...rest };
  }
}
