import type { ChangedKeys, Searching } from '@forecourt/search/server';
import type { ChangedStocks } from '@forecourt/stock';

/** Whose stock each site shows, by its slug. */
export type StockOwners = ReadonlyMap<string, string>;

export interface SearchChange {
  readonly keys: ChangedKeys;
  readonly stocks: ChangedStocks;
}

/** What a change of some sites means for the search server: nothing of other sites is requested. */
export function searchChange(slugs: readonly string[], before: StockOwners, now: StockOwners): SearchChange {
  const stocks = new Set<string>();
  const [come, gone]: [Searching[], Searching[]] = [[], []];
  const stocksGone: string[] = [];
  for (const slug of new Set(slugs)) {
    const [was, is] = [before.get(slug), now.get(slug)];
    // the terms of a stock's repayments may be those of a site that shows it
    for (const owner of [was, is]) if (owner !== undefined && now.get(owner) === owner) stocks.add(owner);
    if (was === is) continue;
    if (is !== undefined) come.push({ slug, stockOwner: is });
    if (was !== undefined) gone.push({ slug, stockOwner: was });
    if (was === slug) stocksGone.push(slug);
  }
  return { keys: { come, gone }, stocks: { stocks: [...stocks], gone: stocksGone } };
}
