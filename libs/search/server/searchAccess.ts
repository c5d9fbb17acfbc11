import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import { aliasOf, siteFilter } from '@forecourt/stock';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { cutoffMs } from './engine/clusterEngine.js';

/** What a browser needs to search the stock that a site shows, and only that. */
export type SearchAccess = (site: ConfiguredSite) => SearchKeyAnswer;

export const searchAccessPort = portRef<SearchAccess>('search/access');

const LIFETIME_SECONDS = 3600;
const RENEW_SECONDS = 1200;
/** Seconds by which the clocks of two processes may differ. */
const CLOCKS_DIFFER = 300;

/**
 * Searches of one request, inside the scoped key next to the filter, for sites whose browsers query a cluster directly:
 * this service cannot check those. As many as the site's own origin takes.
 */
const MOST_SEARCHES = 50;

/**
 * Makes scoped keys: the site's filter is inside, so nothing a shopper sends can widen it (TEN-07). Kept until renewal
 * is due.
 */
export function createSearchAccess(options: {
  makeKey: (site: ConfiguredSite, parameters: Record<string, unknown>) => string;
  /** Nodes of a cluster that browsers ask themselves. */
  direct?: SearchKeyAnswer['direct'];
  now?: () => number;
  /** The moment as at which the running request is shown, epoch milliseconds; undefined for the present one. */
  shownAt?: () => number | undefined;
}): SearchAccess {
  const { makeKey, direct, now = Date.now, shownAt = () => undefined } = options;
  const known = new WeakMap<ConfiguredSite, SearchKeyAnswer>();
  return (site) => {
    const seconds = Math.floor(now() / 1000);
    const at = shownAt();
    const present = at === undefined ? known.get(site) : undefined;
    const left = (present?.expiresAt ?? 0) - seconds;
    // one with more time left than any gets was made before the clock was set back
    if (present && left > LIFETIME_SECONDS - RENEW_SECONDS && left <= LIFETIME_SECONDS) return present;
    const expiresAt = seconds + LIFETIME_SECONDS;
    const apiKey = makeKey(site, {
      filter_by: siteFilter(site.stockOwner, site.site, at ?? now()),
      expires_at: expiresAt,
      // of a large part of the stock Typesense counts only the most frequent values otherwise: histograms would be
      // short
      facet_strategy: 'exhaustive',
      ...(direct ? { limit_multi_searches: MOST_SEARCHES, search_cutoff_ms: cutoffMs(direct.timeoutSeconds) } : {}),
    });
    const collection = aliasOf(site.stockOwner);
    const answer = { path: '/typesense', apiKey, expiresAt, collection, ...(direct ? { direct } : {}) };
    if (at === undefined) known.set(site, answer);
    return answer;
  };
}

/** Length of the signature. A scoped key has it, then four characters of its parent key, then its parameters. */
const SIGNATURE = 44;
const BEFORE_PARAMETERS = SIGNATURE + 4;

/**
 * Whether a scoped key was made from a site's parent key, for the stock of `owner`, has not expired, and ends when one
 * made now would. Checked before a body is read, so that a key of one site does not work under another's host (TEN-07)
 * and the search server receives no requests with bad keys.
 */
export function opensStock(owner: string, parent: string, key: string | undefined, now: number): boolean {
  const text = Buffer.from(key ?? '', 'base64').toString('utf8');
  const parameters = text.slice(BEFORE_PARAMETERS);
  const signature = createHmac('sha256', parent).update(parameters).digest('base64');
  if (!isSame(text.slice(0, SIGNATURE), signature)) return false;
  const { filter_by: filter, expires_at: expires } = JSON.parse(parameters) as {
    filter_by: string;
    expires_at: number;
  };
  const left = expires - now / 1000;
  // one with more time left than any gets was made while a clock was ahead: what it may search is out of date, too
  return left > 0 && left <= LIFETIME_SECONDS + CLOCKS_DIFFER && filter.startsWith(`site:=\`${owner}\` && `);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
