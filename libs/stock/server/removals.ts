/** A row of the stock as an import finds it. */
export interface PresentVehicle {
  readonly stocknum: string;
  readonly status: string;
}

export interface Removals {
  /** Vehicles that the feed lacks; they are sold when the import goes through. */
  readonly leaving: readonly string[];
  /** Vehicles that were for sale before. */
  readonly inStock: number;
  /** Why the feed is not to be believed, unless someone says that it is right. */
  readonly refusal?: string;
}

/**
 * What an import would take off the site (API-05). A vehicle whose row cannot be used is in the feed all the same:
 * `isInFeed` tells of every row. Exactly `share` (over 0, to 1) of the stock is refused already.
 */
export function findRemovals(
  present: readonly PresentVehicle[],
  isInFeed: (stocknum: string) => boolean,
  share: number,
): Removals {
  const inStock = present.filter(({ status }) => status !== 'sold' && status !== 'withdrawn');
  const leaving = inStock.filter(({ stocknum }) => !isInFeed(stocknum)).map(({ stocknum }) => stocknum);
  const known = { leaving, inStock: inStock.length };
  // 0.55 × 20 is a little over 11 in binary
  const least = Math.round(share * inStock.length * 1e6) / 1e6;
  if (leaving.length === 0 || leaving.length < least) return known;
  const percent = (part: number) => `${Math.round(part * 1000) / 10} %`;
  return {
    ...known,
    refusal:
      `lacks ${leaving.length} of ${inStock.length}` +
      ` vehicles in stock (${percent(leaving.length / inStock.length)}); from ${percent(share)}` +
      ' on nothing is changed (site.feedRemovalShare). See what it would do with --dry-run; if it is ' +
      'right, repeat with --allow-removals.',
  };
}
