import { onceLoaded } from '../onceLoaded.js';
import type { BrowserSearchOptions, SearchAccess } from './browserSearch.js';
import type { SearchGateway } from './searchGateway.js';

/** The code of the search did not come although there was a network: this document cannot search any more. */
export class LostSearchError extends Error {
  constructor(cause: unknown) {
    super('The code of the search could not be loaded.', { cause });
  }
}

export interface LateSearchOptions extends Omit<BrowserSearchOptions, 'access'> {
  /** Where the page came with it; else the first question waits for `refreshKey`. */
  readonly access?: SearchAccess;
}

/**
 * The search of a page in the browser; its code comes with the first question, or before it for who prepares it.
 * Rejects with a LostSearchError where only another document could search.
 */
export function createLateSearch({ access, ...options }: LateSearchOptions): SearchGateway {
  const load = onceLoaded(async () => {
    const code = await import('./browserSearch.js').catch((error: unknown) => {
      throw new LostSearchError(error);
    });
    return code.createBrowserSearch({ ...options, access: access ?? (await options.refreshKey()) });
  });
  return {
    multiSearch: async (searches, asked) => (await load()).multiSearch(searches, asked),
    prepare: load,
  };
}
