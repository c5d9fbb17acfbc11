import Adapter from 'typesense-instantsearch-adapter';
import { SearchResponseAdapter } from 'typesense-instantsearch-adapter/src/SearchResponseAdapter.js';
import type { SearchGateway, SearchParameters } from './searchGateway.js';
import { createTypesenseTransport, type TransportAnswer } from './typesenseTransport.js';

// nobody highlights; the adapter would build two trees of every field for each hit (1.8 ms and 10 kB a hit)
SearchResponseAdapter.prototype._adaptHighlightResult = () => ({});

/** One search as InstantSearch asks for it: parameters that the adapter does not know reach `complete` as they are. */
export interface InstantSearchRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface SearchClientOptions {
  readonly gateway: SearchGateway;
  /** Fields that words are sought in, and their weights. */
  readonly queryBy: string;
  readonly queryByWeights: string;
  /** Every field that is filtered or counted by: values may hold colons. */
  readonly fields: readonly string[];
  /** How the values of a field are counted, by field: `(b0:[0,5000],…)`. */
  readonly facetByOptions: Readonly<Record<string, string>>;
  /** Order, conditions and the like that a site adds to each search. */
  readonly complete?: (search: SearchParameters, request: InstantSearchRequest) => SearchParameters;
}

type AdapterSearch = Omit<SearchParameters, 'collection'> & { readonly collection?: string };

/** A search client for `<InstantSearch searchClient>`. */
export interface InstantSearchClient {
  search(requests: readonly InstantSearchRequest[]): Promise<{ results: unknown[] }>;
  searchForFacetValues(requests: readonly InstantSearchRequest[]): Promise<unknown[]>;
  clearCache(): void;
}

/** One call of the client, from InstantSearch's requests to the answer. */
interface Call {
  readonly requests: readonly InstantSearchRequest[];
  fault?: unknown;
}

/**
 * The official adapter over the site's search gateway. Rejects when the server does not answer; unlike the adapter
 * alone it says nothing on the console.
 */
export function createSearchClient(options: SearchClientOptions): InstantSearchClient {
  const { gateway, queryBy, queryByWeights, fields, facetByOptions, complete = (search) => search } = options;
  const ask = createTypesenseTransport(gateway);
  let calling: Call = { requests: [] };
  const multiSearch = {
    async perform({ searches }: { searches: AdapterSearch[] }): Promise<TransportAnswer> {
      const call = calling;
      // InstantSearch's name of an index is no collection: the gateway puts in the site's
      const whole = searches.map(({ collection: _index, ...search }, index) => {
        const request = call.requests[index];
        return request ? complete(search, request) : search;
      });
      const isListing = searches.every(({ facet_query: words }) => words === undefined);
      try {
        return await ask({ searches: whole, isListing });
      } catch (error) {
        // the adapter would print it before it throws it again
        call.fault = error;
        return { results: whole.map((search) => ({ ...NOTHING, request_params: search })) };
      }
    },
  };
  const adapter = new Adapter({
    server: { apiKey: 'of-the-gateway', nodes: [{ host: 'localhost', port: 443, protocol: 'https' }] },
    additionalSearchParameters: {
      query_by: queryBy,
      query_by_weights: queryByWeights,
      highlight_fields: 'none',
      highlight_full_fields: 'none',
    },
    facetByOptions: { ...facetByOptions },
    facetableFieldsWithSpecialCharacters: [...fields],
  });
  Object.assign(adapter, { typesenseClient: { multiSearch } });
  const client = adapter.searchClient as unknown as InstantSearchClient;
  const run = async <Answer>(requests: readonly InstantSearchRequest[], send: () => Promise<Answer>) => {
    const call: Call = { requests };
    // `perform` runs within `send`, before anything is waited for
    calling = call;
    const answer = await send();
    if (call.fault !== undefined) throw call.fault instanceof Error ? call.fault : new Error('The search failed.');
    return answer;
  };
  return {
    search: (requests) => run(requests, () => client.search(requests)),
    searchForFacetValues: (requests) => run(requests, () => client.searchForFacetValues(requests)),
    clearCache: () => undefined,
  };
}

const NOTHING = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] } as const;
