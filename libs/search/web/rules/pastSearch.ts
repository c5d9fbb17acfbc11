import { chosenFilters } from './chosenFilters.js';
import { addressOf, type ListingSite } from './listingPath.js';
import { headingOf, topicParts } from './listingTopic.js';
import { UNFILTERED, type ListingFilters } from './listingUrl.js';
import type { ValueNames } from './names.js';
import type { PastSearch } from './searchHistory.js';
import type { SearchSay } from './words.js';

/** A listing as a search to come back to, on its first page; without words when nothing was chosen. */
export function pastSearch(
  filters: ListingFilters,
  site: ListingSite,
  names: ValueNames | undefined,
  say: SearchSay,
): PastSearch {
  const topic = topicParts(filters, site, say);
  const chosen = chosenFilters(filters, site, names, say);
  // what the heading says already is not said again
  const others = chosen
    .filter(({ facet }) => facet === undefined || !topic.named.includes(facet))
    .map(({ text }) => text);
  const href = addressOf(withoutPlace(filters), site);
  const isWhole = href === addressOf(UNFILTERED, site);
  return { href, text: isWhole ? '' : [headingOf(topic, say), ...others].join(', ') };
}

/** The same search without its page and view. */
function withoutPlace({ view: _view, ...filters }: ListingFilters): ListingFilters {
  return { ...filters, page: 1 };
}
