import type { Configured } from './sectionRef.js';

/**
 * What is made of a site's configuration, once for each: a resolved configuration does not change.
 * @__NO_SIDE_EFFECTS__
 */
export function oncePerSite<Value extends object>(make: (site: Configured) => Value): (site: Configured) => Value {
  const known = new WeakMap<object, Value>();
  return (site) => {
    const value = known.get(site.config) ?? make(site);
    known.set(site.config, value);
    return value;
  };
}
