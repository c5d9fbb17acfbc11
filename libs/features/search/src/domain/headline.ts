import { formatNumber } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import type { ListingSite } from './listingPath.js';
import { topicParts } from './listingTopic.js';
import type { ListingFilters } from './listingUrl.js';

/** Words with a small letter within a sentence; makes and models keep theirs. */
const CONDITIONS = /^(New|Demo|Used)\b/;

/**
 * `860 cars, utes and trucks`, `3 used Toyota Corolla at Harbour Auburn`: the count is in the headline, and where no
 * more than the condition is chosen the dealer's own words say what is counted (SRCH-11).
 */
export function headline(
  filters: ListingFilters,
  site: ListingSite,
  count: number,
  stockWords: SearchConfig['stockWords'],
): string {
  const { before, noun, at, isPreset } = topicParts(filters, site);
  const [first = '', ...others] = before;
  const counted = count === 1 ? noun?.replace(/s$/, '') : noun;
  const what = isPreset ? (count === 1 ? stockWords.one : stockWords.many) : counted;
  return [
    formatNumber(count),
    first.replace(CONDITIONS, (word) => word.toLowerCase()),
    ...others,
    what,
    at === undefined ? undefined : `at ${at}`,
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
}
