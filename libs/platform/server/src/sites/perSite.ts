import { LRUCache } from 'lru-cache';

/** Sites of which something is kept at once; of the others it is made again. */
const MOST = 500;

/**
 * What is made of a site's configuration or files, when it is first needed: again after each change of the dealer, as
 * every version of a site is an object of its own. Undefined for a slug without a site.
 */
export function perSite<Site extends object, Value>(
  sites: { readonly bySlug: (slug: string) => Site | undefined },
  make: (site: Site) => Value,
  most = MOST,
): (slug: string) => Value | undefined {
  const made = new LRUCache<Site, { readonly value: Value }>({ max: most });
  return (slug) => {
    const site = sites.bySlug(slug);
    if (!site) return undefined;
    const known = made.get(site) ?? { value: make(site) };
    made.set(site, known);
    return known.value;
  };
}
