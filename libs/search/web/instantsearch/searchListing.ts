import helperOf from 'algoliasearch-helper';
import type { SearchGateway } from '@forecourt/runtime/search';
import type { SearchConfig } from '../config.js';
import type { Located } from '../pages/locate.js';
import { askedFacets, type ListingSite } from '../rules/listingPath.js';
import type { ListingResults } from '../rules/listingQuery.js';
import { createListingClient } from './listingClient.js';
import { listingResultsOf } from './listingResults.js';
import { searchState } from './initialResults.js';

/**
 * Searches a listing as its InstantSearch does: by the same helper, over the same client. What the path says counts
 * like any other filter. Rejects where the search does not answer, with `RefusedSearch` where it refuses.
 */
export async function searchListing(
  { filters, place }: Pick<Located, 'filters' | 'place'>,
  options: SearchConfig,
  site: ListingSite,
  gateway: SearchGateway,
): Promise<ListingResults> {
  const facets = askedFacets(filters, site);
  const state = searchState({ ...filters, facets }, options, () => place);
  const helper = helperOf(createListingClient(gateway, options) as never, state.index, state as never);
  const { content } = await helper.searchOnce({});
  return listingResultsOf(content, options, facets);
}
