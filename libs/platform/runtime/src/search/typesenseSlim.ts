/** What the adapter needs of the official client: one method, over whatever reaches the search server. */
export interface MultiSearch {
  perform(body: { searches: unknown[] }, common?: object): Promise<unknown>;
}

/**
 * Stands in the place of `typesense` in browser builds: the adapter makes one of these and asks it nothing but
 * `multiSearch.perform`, which `createSearchClient` gives it.
 */
export class SearchClient {
  declare readonly multiSearch: MultiSearch;
}
