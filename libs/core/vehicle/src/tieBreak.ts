/** Where the order of a search leaves vehicles equal, this field of their documents decides. */
const TIE_BREAK = 'tie_break:asc';
const NEWEST = 'created_at_timestamp:desc';
/** As many as a search server takes. */
const MOST_KEYS = 3;

/**
 * A number of a vehicle that says nothing of it: without it a search server gives equals in the order in which they
 * were indexed, so that a vehicle is on two pages, or on none, once the index was built anew.
 */
export function tieBreak(id: string): number {
  // FNV-1a, as a positive int32
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}

/** An order of vehicles that leaves none equal, as a search server writes it: the newest first among equals. */
export const fullOrder = (...keys: readonly (string | undefined)[]): string => {
  const given = keys.filter((key) => key !== undefined).slice(0, MOST_KEYS - 1);
  return [...new Set([...given, ...(given.length < MOST_KEYS - 1 ? [NEWEST] : [])]), TIE_BREAK].join();
};
