import { createHmac } from 'node:crypto';
import { ownsStock, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import { namesOf, onceMore, type SearchPort } from '@forecourt/stock';

type Searching = Pick<ConfiguredSite, 'slug' | 'stockOwner'>;

/** What a site's parent key is for. Slugs hold no spaces: no two sites have the same words. */
const purposeOf = (site: Searching): string =>
  ownsStock(site) ? `search of ${site.slug}` : `search of ${site.stockOwner} by ${site.slug}`;

/**
 * The key from which a site's scoped keys are made: it opens the one collection of the stock that the site shows, and
 * nothing else (TEN-07). Sites that share a stock have each their own, so that none can be used for another.
 */
export const parentKeyOf = (secret: string, site: Searching): string =>
  createHmac('sha256', secret).update(purposeOf(site)).digest('base64url');

const descriptionOf = (site: Searching): string => purposeOf(site).replace(/^s/, 'S');
const DESCRIPTION = /^Search of [a-z0-9-]+( by [a-z0-9-]+)?$/;

interface KnownKey {
  readonly id: number;
  readonly description: string;
  readonly value_prefix: string;
}

/**
 * Makes sure that the search server knows every site's parent key, and none of a site that is no more or shows another
 * stock by now. Answers with the sites that lacked theirs.
 */
export async function ensureSearchKeys(search: SearchPort, sites: Sites, secret: string): Promise<readonly string[]> {
  const { keys } = await search.request<{ keys: readonly KnownKey[] }>('GET', '/keys');
  const needed = new Set(sites.all.map(descriptionOf));
  const isStray = (description: string): boolean => DESCRIPTION.test(description) && !needed.has(description);
  for (const { id } of keys.filter(({ description }) => isStray(description)))
    await onceMore(404, search.request('DELETE', `/keys/${id}`));
  const known = new Set(keys.map(({ description, value_prefix: prefix }) => `${prefix} ${description}`));
  const lacking: string[] = [];
  for (const site of sites.all) {
    const [value, description] = [parentKeyOf(secret, site), descriptionOf(site)];
    if (known.has(`${value.slice(0, 4)} ${description}`)) continue;
    const key = { description, actions: ['documents:search'], collections: namesOf(site.stockOwner), value };
    await onceMore(409, search.request('POST', '/keys', key));
    lacking.push(site.slug);
  }
  return lacking;
}
