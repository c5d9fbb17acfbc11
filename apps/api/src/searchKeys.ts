import { createHmac } from 'node:crypto';
import type { Sites } from '@forecourt/sites';
import { namesOf, onceMore, type SearchPort } from '@forecourt/stock';

/** The key from which a site's scoped keys are made: it opens the site's own collection, and nothing else (TEN-07). */
export const parentKeyOf = (secret: string, slug: string): string =>
  createHmac('sha256', secret).update(`search of ${slug}`).digest('base64url');

const descriptionOf = (slug: string): string => `Search of ${slug}`;
/** The key of all sites, before each had its own. */
const SHARED = 'Parent of the sites’ scoped keys';

interface KnownKey {
  readonly id: number;
  readonly description: string;
  readonly value_prefix: string;
}

/** Makes sure that the search server knows every site's parent key. Answers with the sites that lacked theirs. */
export async function ensureSearchKeys(search: SearchPort, sites: Sites, secret: string): Promise<readonly string[]> {
  const { keys } = await search.request<{ keys: readonly KnownKey[] }>('GET', '/keys');
  for (const { id } of keys.filter(({ description }) => description === SHARED))
    await onceMore(404, search.request('DELETE', `/keys/${id}`));
  const known = new Set(keys.map(({ description, value_prefix: prefix }) => `${prefix} ${description}`));
  const lacking: string[] = [];
  for (const { slug } of sites.all) {
    const value = parentKeyOf(secret, slug);
    if (known.has(`${value.slice(0, 4)} ${descriptionOf(slug)}`)) continue;
    const key = { description: descriptionOf(slug), actions: ['documents:search'], collections: namesOf(slug), value };
    await onceMore(409, search.request('POST', '/keys', key));
    lacking.push(slug);
  }
  return lacking;
}
