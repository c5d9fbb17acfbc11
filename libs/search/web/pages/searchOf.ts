import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import type { ListingFilters } from '../rules/listingUrl.js';
import { placeNames } from '../rules/names.js';
import { pastSearch } from '../rules/pastSearch.js';
import type { PastSearch } from '../rules/searchHistory.js';
import { searchWords } from '../words/searchWords.js';

/** A listing as a search to come back to, in the words of its site. */
export function searchOf(filters: ListingFilters, site: Pick<SiteInfo, 'config'>): PastSearch {
  const identity = sectionOf(site, siteSection);
  return pastSearch(filters, identity, placeNames(identity), wordsOf(site, searchWords));
}
