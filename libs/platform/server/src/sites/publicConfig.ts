import { PLACE_PAGE_KEYS, type ConfigValues } from '@forecourt/site-config';
import type { ConfiguredSite } from './createSites.js';
import { withoutPhones } from './hiddenPhones.js';

const onPlacePages: ReadonlySet<string> = new Set(PLACE_PAGE_KEYS);

/** Places as every page needs them: their team, reviews and pictures come with a place’s own page. */
function shortPlaces([key, value]: [string, unknown]): [string, unknown] {
  if (key !== 'locations' || !Array.isArray(value)) return [key, value];
  const short = (place: object) =>
    Object.fromEntries(Object.entries(place).filter(([name]) => !onPlacePages.has(name)));
  return [key, value.map((place) => short(place as object))];
}

const known = new WeakMap<ConfigValues, ConfigValues>();

/** What pages and browsers may know of a site's configuration. The same object for the same site. */
export function publicConfig(site: Pick<ConfiguredSite, 'config' | 'site' | 'paths' | 'serverOnly'>): ConfigValues {
  const { config, serverOnly } = site;
  let shown = known.get(config);
  if (!shown) {
    const open = Object.fromEntries(
      Object.entries(config)
        .filter(([section]) => serverOnly.get(section) !== true)
        .map(([section, values]) => {
          const hidden = serverOnly.get(section);
          const shown = Object.entries(values).filter(([key]) => !Array.isArray(hidden) || !hidden.includes(key));
          return [section, Object.fromEntries(section === 'site' ? shown.map(shortPlaces) : shown)];
        }),
    );
    shown = Object.freeze(withoutPhones(open, site));
    known.set(config, shown);
  }
  return shown;
}
