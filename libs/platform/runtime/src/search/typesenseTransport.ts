import { never } from './never.js';
import type { SearchAnswer, SearchGateway, SearchParameters } from './searchGateway.js';

/** A multi-search with what InstantSearch asked for, in the order of the searches. */
export interface AskedSearches {
  readonly searches: readonly SearchParameters[];
  /** True for hits, false for values within a facet: only the former make older ones needless. */
  readonly isListing: boolean;
}

/** Answers as the adapter reads them: each carries the search that it belongs to. */
export interface TransportAnswer {
  readonly results: readonly (SearchAnswer & { readonly request_params: SearchParameters })[];
}

export type TypesenseTransport = (asked: AskedSearches) => Promise<TransportAnswer>;

/**
 * Multi-searches over the gateway, which renews the key. A newer listing calls an older one off: the answer of that one
 * then never comes, because nobody waits for it any more. Rejects when the server cannot answer or refuses a search.
 */
export function createTypesenseTransport(gateway: SearchGateway): TypesenseTransport {
  let present: AbortController | undefined;
  return async ({ searches, isListing }) => {
    const own = new AbortController();
    if (isListing) {
      present?.abort();
      present = own;
    }
    try {
      const answers = await gateway.multiSearch(searches, { signal: own.signal });
      if (own.signal.aborted) return await never();
      const refused = answers.find(({ error }) => error !== undefined);
      if (refused) throw new Error(`${refused.code ?? ''} ${refused.error}`.trim());
      if (answers.length < searches.length) throw new Error('The search server left searches unanswered.');
      return { results: answers.map((answer, index) => ({ ...answer, request_params: searches[index] ?? {} })) };
    } catch (error) {
      if (own.signal.aborted) return await never();
      throw error;
    }
  };
}
