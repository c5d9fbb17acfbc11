import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import { chosenFilters } from '../rules/chosenFilters.js';
import { addressOf, type ListingSite } from '../rules/listingPath.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import type { ValueNames } from '../rules/names.js';
import type { PastSearch } from '../rules/searchHistory.js';
import { searchWords } from '../words/searchWords.js';
import { SaveSearch } from './SaveSearch.js';
import * as styles from './AppliedFilters.styles.js';

/** What is chosen, each with a link that takes it away. */
export function AppliedFilters({
  filters,
  site,
  labels,
  clearHref,
  search,
}: {
  filters: ListingFilters;
  site: ListingSite;
  labels: ValueNames;
  clearHref: string;
  /** What can be saved. */
  search: PastSearch;
}) {
  const say = useWords(searchWords);
  const chips = chosenFilters(filters, site, labels, say);
  if (chips.length === 0) return null;
  return (
    <ul css={styles.chips} aria-label={say('chosen.title')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <a
            css={styles.chip}
            href={addressOf(without, site)}
            data-takes-over
            aria-label={say('removeNamed', { name: text })}
          >
            {text}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a css={styles.chip} href={clearHref} data-takes-over>
          {say('chosen.clear')}
        </a>
      </li>
      <li>
        <SaveSearch search={search} />
      </li>
    </ul>
  );
}
