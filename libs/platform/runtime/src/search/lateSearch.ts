import type { BrowserSearchOptions } from './browserSearch.js';
import type { SearchGateway } from './searchGateway.js';

/** The search of a page in the browser; its code comes with the first question. What is lost is asked for again. */
export function createLateSearch(options: BrowserSearchOptions): SearchGateway {
  let loading: Promise<SearchGateway> | undefined;
  const load = () =>
    (loading ??= import('./browserSearch.js').then(
      ({ createBrowserSearch }) => createBrowserSearch(options),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return { multiSearch: async (searches, asked) => (await load()).multiSearch(searches, asked) };
}
