import type { CallAnswer } from '@forecourt/contracts/call';
import { saveSearches } from '@forecourt/garage/domain';
import type { StoreExtra } from '@forecourt/runtime';
import { baseApi, networkError, sends } from '@forecourt/runtime/base-api';
import type { SearchParameters } from '@forecourt/runtime/search';
import type { VehicleDocument, VehicleSummary } from '@forecourt/vehicle';
import type { PastSearch } from '../rules/searchHistory.js';

/** The first vehicles of a listing. */
export interface ListedVehicles {
  /** How many the listing has. */
  readonly found: number;
  readonly vehicles: readonly VehicleSummary[];
}

export const searchApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Keeps in the account what this device kept before its shopper signed in. */
    keepSearches: build.mutation<CallAnswer<typeof saveSearches>, readonly PastSearch[]>({
      query: (searches) =>
        sends(saveSearches)({
          body: { searches: searches.map(({ href, text }) => ({ href, text: text.slice(0, 400) })) },
        }),
    }),
    /** The vehicles of one search, with how many it finds in all. */
    listVehicles: build.query<ListedVehicles, SearchParameters>({
      queryFn: async (search, { extra, signal }) => {
        try {
          const [answer] = await (extra as StoreExtra).search.multiSearch<VehicleDocument>([search], { signal });
          if (answer?.error !== undefined) throw new Error(answer.error);
          return { data: { found: answer?.found ?? 0, vehicles: answer?.hits.map(({ document }) => document) ?? [] } };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
    /** How many vehicles each search finds now, by one multi-search; null for one that was refused. */
    countSearches: build.query<readonly (number | null)[], readonly SearchParameters[]>({
      queryFn: async (searches, { extra, signal }) => {
        try {
          const answers = await (extra as StoreExtra).search.multiSearch(searches, { signal });
          return { data: answers.map(({ error, found }) => (error === undefined ? found : null)) };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
  }),
});

/** The one mutation of a page that joins the device's searches to the account: each section that shows it reads it. */
export const JOIN = { fixedCacheKey: 'search/join' } as const;
