import { useWords } from '@forecourt/composition';
import { AppliedFilters } from '../components/AppliedFilters.js';
import { addressOf } from '../domain/listingPath.js';
import { UNFILTERED } from '../domain/listingUrl.js';
import { pastSearch } from '../domain/pastSearch.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';

/** What is chosen, in words; its links are answered by the listing around them. */
export function ChosenFilters() {
  const say = useWords(searchWords);
  const { site, options, filters, labels } = useListing();
  return (
    <AppliedFilters
      filters={filters}
      site={site}
      labels={labels}
      clearHref={options.clearTarget ?? addressOf(UNFILTERED, site)}
      search={pastSearch(filters, site, labels, say)}
    />
  );
}
