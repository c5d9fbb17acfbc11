import type { Collection } from '../collection.js';

/** Share of all documents from which an answer counts as large, and distinct values from which a facet does. */
const LARGE_ANSWER = 0.8;
const LARGE_FACET = 40;
const MANY_VALUES = 2000;

/**
 * How many distinct values of a facet are looked at. For answers that hold most of the collection the real server
 * walks the values by their frequency and stops: at the limit without a filter, at twice the limit with one.
 */
export function valueCap(found: number, collection: Collection, distinct: number, limit: number): number {
  if (distinct > MANY_VALUES) return Infinity;
  if (found === collection.count) return limit;
  return found >= collection.count * LARGE_ANSWER && distinct >= LARGE_FACET ? 2 * limit : Infinity;
}

/** Values of one count stand as the real server has them: short ones first, then from the end of the alphabet. */
export const tieOrder = (a: string, b: string): number => a.length - b.length || (a < b ? 1 : -1);
