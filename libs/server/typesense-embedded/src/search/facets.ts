import type { Collection } from '../collection.js';
import { spend } from '../limits/budget.js';
import { countNumbers } from './facetNumbers.js';
import type { FacetQuery } from './facetQuery.js';
import type { FacetRequest, FacetResult } from './facetRequest.js';
import { countWords } from './facetWords.js';

export { parseFacetQuery } from './facetQuery.js';
export { parseFacetBy } from './facetRequest.js';

/** Counts a facet among the documents. */
export function countFacet(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  options: { limit: number; query?: FacetQuery | undefined; tags: readonly [string, string] },
): FacetResult {
  const { field } = request;
  spend(10 + (docs.length >>> 6));
  const query = options.query?.field === field.name ? options.query : undefined;
  return field.scalar === 'string'
    ? countWords(request, docs, collection, options.limit, query, options.tags)
    : countNumbers(request, docs, collection, options.limit, query, options.tags);
}
