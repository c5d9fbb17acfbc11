import type { StoreExtra } from '@forecourt/runtime';
import { baseApi, networkError } from '@forecourt/runtime/base-api';
import type { SearchParameters } from '@forecourt/runtime/search';

export const searchApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
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

export const { useCountSearchesQuery } = searchApi;
