import Adapter from 'typesense-instantsearch-adapter';
import { latestOnly } from './latestOnly.js';
import { RefusedSearch } from './refusedSearch.js';
import type { SearchAnswer, SearchGateway, SearchHit, SearchParameters } from './searchGateway.js';

/** One search as InstantSearch asks for it. */
export interface InstantSearchRequest {
  /** The order may follow the name: `vehicles/sort/price:asc`. The gateway alone knows the collection. */
  readonly indexName: string;
  /** InstantSearch's parameters; `filters` are conditions as Typesense writes them. */
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
  readonly complete?: (request: InstantSearchRequest) => InstantSearchRequest;
}

/** A search client for `<InstantSearch searchClient>`. */
export interface InstantSearchClient {
  search(requests: readonly InstantSearchRequest[]): Promise<{ results: unknown[] }>;
  searchForFacetValues(requests: readonly InstantSearchRequest[]): Promise<unknown[]>;
  clearCache(): void;
}

/** A hit of this client: what the adapter makes of it, the fields of its document, and the document as it came. */
export interface InstantSearchHit<Document> {
  readonly objectID: string;
  readonly document: Document;
}

type Ask = (searches: readonly SearchParameters[]) => Promise<readonly SearchAnswer[]>;
type ServerOptions = ConstructorParameters<typeof Adapter>[0]['server'];
/** How the official client sends a request: its option for another way than its own. */
type Transport = Extract<ServerOptions['axiosAdapter'], (...config: never[]) => unknown>;

/**
 * The official adapter and the official client over the site's search gateway, which knows nodes, keys and collection.
 * A newer search calls an older one off: the answer of that one never comes. Rejects when the server does not answer or
 * refuses a search; unlike the adapter alone it prints nothing.
 */
export function createSearchClient(options: SearchClientOptions): InstantSearchClient {
  const { gateway, queryBy, queryByWeights, fields, facetByOptions, complete = (request) => request } = options;
  const latest = latestOnly();

  /** Each call has its own adapter, so that failures and documents are those of the call. */
  async function call<Answer>(ask: Ask, send: (client: InstantSearchClient) => Promise<Answer>) {
    const failures: unknown[] = [];
    const documents = new Map<string, object>();
    const adapter = new Adapter({
      server: serverOver(async (searches) => {
        try {
          const answers = await ask(searches);
          return answers.map((answer) => withIdsAlone(answer, documents));
        } catch (error) {
          // the adapter would print what it rejects with
          failures.push(error);
          return searches.map(() => NOTHING);
        }
      }),
      additionalSearchParameters: {
        query_by: queryBy,
        query_by_weights: queryByWeights,
        highlight_fields: 'none',
        highlight_full_fields: 'none',
      },
      facetByOptions: { ...facetByOptions },
      facetableFieldsWithSpecialCharacters: [...fields],
    });
    const answer = await send(adapter.searchClient as unknown as InstantSearchClient);
    const [failure] = failures;
    if (failure !== undefined) throw failure instanceof Error ? failure : new Error('The search failed.');
    return { answer, documents };
  }

  const ask = async (searches: readonly SearchParameters[], signal?: AbortSignal) => {
    const answers = await gateway.multiSearch(searches, signal ? { signal } : {});
    const refused = answers.find(({ error }) => error !== undefined);
    if (refused) throw new RefusedSearch(refused);
    if (answers.length < searches.length) throw new Error('The search server left searches unanswered.');
    return answers;
  };
  return {
    async search(requests) {
      const { answer, documents } = await call(
        (searches) => latest((signal) => ask(searches, signal)),
        (client) => client.search(requests.map(complete)),
      );
      return { results: answer.results.map((result) => withDocuments(result as AdaptedResult, documents)) };
    },
    async searchForFacetValues(requests) {
      const { answer } = await call(ask, (client) => client.searchForFacetValues(requests.map(complete)));
      return answer;
    },
    clearCache: () => undefined,
  };
}

interface AdaptedResult {
  readonly hits: readonly { readonly objectID: string }[];
}
interface Identified {
  readonly id: string;
}

/**
 * The adapter makes two trees for highlights of every field of a hit, wanted or not: most of what a search costs a
 * phone. It gets the ids, and the documents join its hits afterwards.
 */
function withIdsAlone(answer: SearchAnswer, documents: Map<string, object>): SearchAnswer {
  const idAlone = (hit: SearchHit<unknown>): SearchHit<Identified> => {
    const document = hit.document as Identified;
    documents.set(document.id, document);
    return { ...hit, document: { id: document.id }, highlight: {} };
  };
  const { hits = [], grouped_hits: groups } = answer;
  return {
    ...answer,
    hits: hits.map(idAlone),
    ...(groups ? { grouped_hits: groups.map((group) => ({ ...group, hits: group.hits.map(idAlone) })) } : {}),
  };
}

const withDocuments = (result: AdaptedResult, documents: ReadonlyMap<string, object>) => ({
  ...result,
  hits: result.hits.map((hit): InstantSearchHit<unknown> => {
    const document = documents.get(hit.objectID);
    return { ...hit, ...document, document };
  }),
});

const NOTHING: SearchAnswer = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] };

/** What the official client writes of a request that another way sends. */
interface SentRequest {
  readonly searches: readonly (Omit<SearchParameters, 'collection'> & { readonly collection?: string })[];
}

/** Settings of the official client that leave nodes, retries and memory to the gateway. */
function serverOver(ask: Ask): ServerOptions {
  const transport: Transport = async (config) => {
    const { searches } = JSON.parse(config.data as string) as SentRequest;
    const asked = searches.map(({ collection: _index, ...search }) => search);
    const answers = await ask(asked);
    // a real server repeats what each answer belongs to
    const results = answers.map((answer, index) => ({ ...answer, request_params: asked[index] }));
    return { data: { results }, status: 200, statusText: 'OK', headers: {}, config };
  };
  return {
    nodes: [{ url: 'https://search.invalid' }],
    apiKey: 'of-the-gateway',
    numRetries: 0,
    cacheSearchResultsForSeconds: 0,
    logger: SILENT,
    axiosAdapter: transport,
  };
}

const nothing = (): void => undefined;
/** The client's own log keeps its level on the visitor's device. */
const SILENT = {
  setLevel: nothing,
  debug: nothing,
  warn: nothing,
} as unknown as NonNullable<ServerOptions['logger']>;
