import { lackedField, lacksCollection } from '@forecourt/contracts';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { SearchPortError } from '@forecourt/stock';
import type { SearchAccess } from '../searchAccess.js';
import { seldom } from './seldom.js';
import type { SearchEngine } from './searchEngine.js';

export interface SiteSearchOptions {
  readonly engine: Pick<SearchEngine, 'results'>;
  readonly searchAccess: SearchAccess;
  readonly onNotice: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * How the pages of a site search while they render: in the collection of its stock, with its own key. If the collection
 * is gone or has another schema than the searches, or the key is refused, a log line names the remedy, and pages show
 * that the search is unavailable.
 */
export function siteSearches({ engine, searchAccess, onNotice, now }: SiteSearchOptions) {
  const tell = seldom(onNotice, now);
  return (site: ConfiguredSite) => ({
    async multiSearch(searches: readonly object[]): Promise<readonly unknown[]> {
      const { apiKey, collection } = searchAccess(site);
      const results = await engine
        .results(
          searches.map((search) => ({ ...search, collection })),
          apiKey,
        )
        .catch((error: unknown) => {
          if (error instanceof SearchPortError && error.status === 401)
            tell(
              `The search server does not know the key of ${site.slug}` +
                ' any more: a start of the platform makes it anew.',
            );
          throw error;
        });
      const lacked = lackedField(results);
      const what = lacksCollection(results) ? 'is not there' : lacked && `has another schema (${lacked})`;
      if (what !== undefined)
        tell(
          `The search collection of ${site.slug} ${what}` +
            `: the command "search:reindex --site ${site.stockOwner}" builds it anew from the database.`,
        );
      return results;
    },
  });
}

/** How a site's pages, and other modules, search its stock. */
export type SiteSearches = ReturnType<typeof siteSearches>;

export const siteSearchesPort = portRef<SiteSearches>('search/site-searches');
