import { createHmac, timingSafeEqual } from 'node:crypto';
import { aliasOf, siteFilter } from '@forecourt/stock';
import type { ConfiguredSite } from '@forecourt/sites';

/** What a browser needs to search a site's stock, and only that. */
export interface SearchAccessAnswer {
  readonly path: string;
  readonly apiKey: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
  readonly collection: string;
}
export type SearchAccess = (site: ConfiguredSite) => SearchAccessAnswer;

const LIFETIME_SECONDS = 3600;
const RENEW_SECONDS = 1200;

/** Makes scoped keys: the site's filter is inside, so nothing a shopper sends can widen it (TEN-07). Kept until renewal is due. */
export function createSearchAccess(options: {
  makeKey: (slug: string, parameters: Record<string, unknown>) => string;
  now?: () => number;
}): SearchAccess {
  const { makeKey, now = Date.now } = options;
  const known = new Map<string, SearchAccessAnswer>();
  return (site) => {
    const seconds = Math.floor(now() / 1000);
    const present = known.get(site.slug);
    if (present && present.expiresAt - seconds > LIFETIME_SECONDS - RENEW_SECONDS) return present;
    const expiresAt = seconds + LIFETIME_SECONDS;
    const apiKey = makeKey(site.slug, {
      filter_by: siteFilter(site.slug, site.site, now()),
      expires_at: expiresAt,
      // of a large part of the stock Typesense counts only the most frequent values otherwise: histograms would be short
      facet_strategy: 'exhaustive',
    });
    const answer = { path: '/typesense', apiKey, expiresAt, collection: aliasOf(site.slug) };
    known.set(site.slug, answer);
    return answer;
  };
}

/** Length of the signature, and of the parent key's first characters, which stand before a scoped key's parameters. */
const SIGNATURE = 44;
const BEFORE_PARAMETERS = SIGNATURE + 4;

/**
 * Whether a scoped key was made here for this site and has not lapsed: asked before a body is read, so that a key of one
 * site is not used under another's name (TEN-07), and a search server elsewhere is not asked in vain.
 */
export function opensSite(slug: string, parent: string, key: string | undefined, now: number): boolean {
  const text = Buffer.from(key ?? '', 'base64').toString('utf8');
  const parameters = text.slice(BEFORE_PARAMETERS);
  const signature = createHmac('sha256', parent).update(parameters).digest('base64');
  if (!isSame(text.slice(0, SIGNATURE), signature)) return false;
  const { filter_by: filter, expires_at: expires } = JSON.parse(parameters) as { filter_by: string; expires_at: number }; // prettier-ignore
  return expires * 1000 > now && filter.startsWith(`site:=\`${slug}\` && `);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
