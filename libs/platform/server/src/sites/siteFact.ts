/**
 * A small fact of a site's configuration that is looked at for all sites, one after the other. It is worked out once
 * for each version of a site, as the configurations of most sites are not kept (`ResolvedSites`).
 */
export function siteFact<Site extends object, Value>(make: (site: Site) => Value): (site: Site) => Value {
  const known = new WeakMap<Site, { readonly value: Value }>();
  return (site) => {
    const found = known.get(site) ?? { value: make(site) };
    known.set(site, found);
    return found.value;
  };
}
