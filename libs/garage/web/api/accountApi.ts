import type { AccountAnswer, WatchlistAnswer } from '@forecourt/contracts/api';
import type { AlertEvery } from '@forecourt/enquiry';
import type { StoreExtra } from '@forecourt/runtime';
import { baseApi, networkError } from '@forecourt/runtime/base-api';
import { askAlerts, type RefusedAlerts } from './askAlerts.js';
import type { GarageSay } from '../domain/words.js';
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
  readonly say: GarageSay;
}

const accountApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    account: build.query<AccountAnswer, void>({ query: () => '/api/account' }),
    watchlist: build.query<WatchlistAnswer, void>({
      query: () => '/api/watchlist',
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
    changeWatchlist: build.mutation<{ success: boolean }, Change>({
      query: ({ carId, phone, isSaved }) => ({
        path: `/api/watchlist/${isSaved ? 'save' : 'remove'}-car`,
        method: 'POST',
        body: { phone_number: phone, car_id: carId },
      }),
      async onQueryStarted({ carId, isSaved }, { dispatch, queryFulfilled }) {
        const revert = () => dispatch(watchlistChanged({ id: carId, isOn: !isSaved }));
        dispatch(watchlistChanged({ id: carId, isOn: isSaved }));
        try {
          const { data } = await queryFulfilled;
          if (!data.success) revert();
        } catch {
          revert();
        }
      },
    }),
    /** Asks for messages by a form, as its page does without script; null once the mail is on its way. */
    askAlerts: build.mutation<RefusedAlerts | null, AlertsPost>({
      queryFn: async ({ form, every, say }, { extra }) => {
        try {
          return { data: (await askAlerts((extra as StoreExtra).api, form, every, say)) ?? null };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
    mergeWatchlist: build.mutation<{ success: boolean }, { carIds: readonly string[]; phone: string }>({
      query: ({ carIds, phone }) => ({
        path: '/api/watchlist/merge',
        method: 'POST',
        body: { phone_number: phone, car_ids: carIds },
      }),
    }),
  }),
});

export const { account, watchlist, changeWatchlist, mergeWatchlist } = accountApi.endpoints;
export const { useAccountQuery, useAskAlertsMutation } = accountApi;
