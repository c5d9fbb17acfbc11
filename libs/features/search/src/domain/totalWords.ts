import { formatNumber } from '@forecourt/vehicle';
import type { ListingResults } from './listingQuery.js';

const vehicles = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;

/**
 * How many vehicles a listing has. Where the shown total is that of a long listing (SRCH-11), the whole count of its
 * pages comes with it: pages are counted by that.
 */
export const totalWords = ({ found, shownTotal }: Pick<ListingResults, 'found' | 'shownTotal'>): string =>
  shownTotal === found ? vehicles(found) : `${vehicles(shownTotal)} in stock, ${formatNumber(found)} in all`;
