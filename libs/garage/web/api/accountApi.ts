import type { AccountAnswer } from '@forecourt/contracts/api';
import type { CallAnswer } from '@forecourt/contracts/call';
import {
  mergeCars,
  readAccount,
  readWatchlist,
  removeCar,
  saveCar,
  type WatchlistAnswer,
} from '@forecourt/garage/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';
import { watchlistChanged, watchlistKnown } from '../state/garageSlice.js';

interface Change {
  readonly carId: string;
  /** That of the account (A7). */
  readonly phone: string;
  readonly isSaved: boolean;
}

export const accountApi = baseApi.injectEndpoints({
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
    mergeWatchlist: build.mutation<CallAnswer<typeof mergeCars>, { carIds: readonly string[]; phone: string }>({
      query: ({ carIds, phone }) => sends(mergeCars)({ body: { phone_number: phone, car_ids: [...carIds] } }),
    }),
  }),
});
