import { Icon } from '@forecourt/ui-kit';
import { chosenFilters } from '../domain/chosenFilters.js';
import type { ValueNames } from '../domain/attributes.js';
import { addressOf, type ListingSite } from '../domain/listingPath.js';
import type { ListingFilters } from '../domain/listingUrl.js';
import type { PastSearch } from '../domain/searchHistory.js';
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
  const chips = chosenFilters(filters, site, labels);
  if (chips.length === 0) return null;
  return (
    <ul css={styles.chips} aria-label="Chosen filters">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <a css={styles.chip} href={addressOf(without, site)} data-takes-over aria-label={`Remove ${text}`}>
            {text}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a css={styles.chip} href={clearHref} data-takes-over>
          Clear all
        </a>
      </li>
      <li>
        <SaveSearch search={search} />
      </li>
    </ul>
  );
}
