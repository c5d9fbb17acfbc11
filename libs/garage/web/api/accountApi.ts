import type { AccountAnswer } from '@forecourt/contracts/api';
import type { CallAnswer } from '@forecourt/contracts/call';
import type { AlertEvery } from '@forecourt/enquiry';
import {
  mergeCars,
  readAccount,
  readWatchlist,
  removeCar,
  saveCar,
  type WatchlistAnswer,
} from '@forecourt/garage/domain';
import type { StoreExtra } from '@forecourt/runtime';
import { baseApi, networkError, sends } from '@forecourt/runtime/base-api';
import { askAlerts, type RefusedAlerts } from './askAlerts.js';
import type { Says } from '../rules/accountForms.js';
import { watchlistChanged, watchlistKnown } from '../state/garageSlice.js';

interface Change {
  readonly carId: string;
  /** That of the account (A7). */
  readonly phone: string;
  readonly isSaved: boolean;
}

/** A form for messages, as it is posted. */
interface AlertsPost {
  readonly form: FormData;
  readonly every: AlertEvery;
  readonly says: Says;
}

const accountApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    account: build.query<AccountAnswer, void>({ query: () => sends(readAccount)({}) }),
    watchlist: build.query<WatchlistAnswer, void>({
      query: () => sends(readWatchlist)({}),
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(watchlistKnown(data.cars.map(({ id }) => id))),
          // the caller handles the error
          () => undefined,
        ),
    }),
    /**
     * Saves a vehicle or takes it off: the list changes at once, and changes back where the service did not do it (A4).
     */
    changeWatchlist: build.mutation<CallAnswer<typeof saveCar>, Change>({
      query: ({ carId, phone, isSaved }) =>
        sends(isSaved ? saveCar : removeCar)({ body: { phone_number: phone, car_id: carId } }),
      async onQueryStarted({ carId, isSaved }, { dispatch, queryFulfilled }) {
        const revert = () => dispatch(watchlistChanged({ id: carId, isOn: !isSaved }));
        dispatch(watchlistChanged({ id: carId, isOn: isSaved }));
        try {
          await queryFulfilled;
        } catch {
          revert();
        }
      },
    }),
    /** Asks for messages by a form, as its page does without script; null once the mail is on its way. */
    askAlerts: build.mutation<RefusedAlerts | null, AlertsPost>({
      queryFn: async ({ form, every, says }, { extra }) => {
        try {
          return { data: (await askAlerts((extra as StoreExtra).api, form, every, says)) ?? null };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
    mergeWatchlist: build.mutation<CallAnswer<typeof mergeCars>, { carIds: readonly string[]; phone: string }>({
      query: ({ carIds, phone }) => sends(mergeCars)({ body: { phone_number: phone, car_ids: [...carIds] } }),
    }),
  }),
});

export const { account, watchlist, changeWatchlist, mergeWatchlist } = accountApi.endpoints;
export const { useAccountQuery, useAskAlertsMutation } = accountApi;
