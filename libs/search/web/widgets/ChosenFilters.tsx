import { useWords } from '@forecourt/composition';
import { AppliedFilters } from '../components/AppliedFilters.js';
import { addressOf } from '../rules/listingPath.js';
import { UNFILTERED } from '../rules/listingUrl.js';
import { pastSearch } from '../rules/pastSearch.js';
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
