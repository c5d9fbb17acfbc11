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
    const apiKey = makeKey(site.slug, { filter_by: siteFilter(site.slug, site.site, now()), expires_at: expiresAt });
    const answer = { path: '/typesense', apiKey, expiresAt, collection: aliasOf(site.slug) };
    known.set(site.slug, answer);
    return answer;
  };
}

/** Length of the signature and of the parent key's first characters, which stand before a scoped key's parameters. */
const BEFORE_PARAMETERS = 48;

/**
 * Whether a scoped key was made for this site. The search server proves the signature afterwards; this keeps a key of
 * one site from being used under another's name (TEN-07).
 */
export function isKeyOf(slug: string, key: string | undefined): boolean {
  try {
    const parameters = JSON.parse(
      Buffer.from(key ?? '', 'base64')
        .toString('utf8')
        .slice(BEFORE_PARAMETERS),
    ) as { filter_by?: unknown };
    return typeof parameters.filter_by === 'string' && parameters.filter_by.startsWith(`site:=\`${slug}\` && `);
  } catch {
    return false;
  }
}
