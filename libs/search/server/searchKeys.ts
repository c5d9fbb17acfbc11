import { createHmac } from 'node:crypto';
import { ownsStock, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import { namesOf, onceMore, type SearchPort } from '@forecourt/stock';

/** A site, and whose stock it shows. */
export type Searching = Pick<ConfiguredSite, 'slug' | 'stockOwner'>;

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

/** Sites whose keys are to come, and whose are to go. */
export interface ChangedKeys {
  readonly come: readonly Searching[];
  readonly gone: readonly Searching[];
}

const keysOf = async (search: SearchPort): Promise<readonly KnownKey[]> =>
  (await search.request<{ keys: readonly KnownKey[] }>('GET', '/keys')).keys;

async function makeKey(search: SearchPort, site: Searching, secret: string): Promise<void> {
  const [value, description] = [parentKeyOf(secret, site), descriptionOf(site)];
  const key = { description, actions: ['documents:search'], collections: namesOf(site.stockOwner), value };
  await onceMore(409, search.request('POST', '/keys', key));
}

/**
 * Makes sure that the search server knows every site's parent key, and none of a site that is no more or shows another
 * stock by now. Answers with the sites that lacked theirs.
 */
export async function ensureSearchKeys(search: SearchPort, sites: Sites, secret: string): Promise<readonly string[]> {
  const keys = await keysOf(search);
  const needed = new Set(sites.all.map(descriptionOf));
  const isStray = (description: string): boolean => DESCRIPTION.test(description) && !needed.has(description);
  for (const { id } of keys.filter(({ description }) => isStray(description)))
    await onceMore(404, search.request('DELETE', `/keys/${id}`));
  const known = new Set(keys.map(({ description, value_prefix: prefix }) => `${prefix} ${description}`));
  const lacking = sites.all.filter(
    (site) => !known.has(`${parentKeyOf(secret, site).slice(0, 4)} ${descriptionOf(site)}`),
  );
  for (const site of lacking) await makeKey(search, site, secret);
  return lacking.map(({ slug }) => slug);
}

/** The same for what changed alone. All keys are read where one is to go: a search server finds none by its name. */
export async function followSearchKeys(search: SearchPort, { come, gone }: ChangedKeys, secret: string): Promise<void> {
  const stray = new Set(gone.map(descriptionOf));
  const keys = stray.size > 0 ? await keysOf(search) : [];
  for (const { id, description } of keys)
    if (stray.has(description)) await onceMore(404, search.request('DELETE', `/keys/${id}`));
  for (const site of come) await makeKey(search, site, secret);
}
