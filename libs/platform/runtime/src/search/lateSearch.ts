import { onceLoaded } from '../onceLoaded.js';
import type { BrowserSearchOptions } from './browserSearch.js';
import type { SearchGateway } from './searchGateway.js';

/** The search of a page in the browser; its code comes with the first question, or before it for who prepares it. */
export function createLateSearch(options: BrowserSearchOptions): SearchGateway {
  const load = onceLoaded(async () => (await import('./browserSearch.js')).createBrowserSearch(options));
  return {
    multiSearch: async (searches, asked) => (await load()).multiSearch(searches, asked),
    prepare: load,
  };
}
