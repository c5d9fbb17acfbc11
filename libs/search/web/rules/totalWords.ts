import type { ListingResults } from './listingQuery.js';
import type { SearchSay } from './words.js';

/**
 * How many vehicles a listing has. Where the shown total is that of a long listing (SRCH-11), the whole count of its
 * pages comes with it: pages are counted by that.
 */
export const totalWords = (
  { found, shownTotal }: Pick<ListingResults, 'found' | 'shownTotal'>,
  say: SearchSay,
): string =>
  shownTotal === found ? say('vehicles', { count: found }) : say('total.long', { shown: shownTotal, found });
