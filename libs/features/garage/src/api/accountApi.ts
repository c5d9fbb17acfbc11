import type { AccountAnswer, WatchlistAnswer } from '@forecourt/contracts/api';
import { baseApi } from '@forecourt/runtime/base-api';
import { watchlistChanged, watchlistKnown } from '../state/garageSlice.js';

interface Change {
  readonly carId: string;
  /** That of the account (A7). */
  readonly phone: string;
  readonly isSaved: boolean;
}

/** The service did not do it, though it answered. */
const UNDONE = { status: 200, message: 'The watchlist could not be changed just now. Please try again.' } as const;

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
export { UNDONE };
