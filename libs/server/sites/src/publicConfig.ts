import { OFFER_LIST_KEYS, PLACE_PAGE_KEYS, type ConfigValues } from '@forecourt/site-config';
import type { ConfiguredSite } from './createSites.js';
import { withoutPhones } from './hiddenPhones.js';

/**
 * Keys that stay on the server, because browsers do not need them: the search key decides whose stock a site shows and
 * what it hides, and the day decides what it offers.
 */
const PRIVATE: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['site', ['stockRule', 'stockOf', 'inOtherLanguages']],
  ['offers', OFFER_LIST_KEYS],
  ['checkout', ['payment']],
  ['desk', ['people', 'answerWithinHours', 'replies', 'answersTo']],
]);

/** Sections of the server alone. */
const PRIVATE_SECTIONS: ReadonlySet<string> = new Set(['feeds', 'leads']);

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
export function publicConfig(site: Pick<ConfiguredSite, 'config' | 'site' | 'paths'>): ConfigValues {
  const { config } = site;
  let shown = known.get(config);
  if (!shown) {
    const open = Object.fromEntries(
      Object.entries(config)
        .filter(([section]) => !PRIVATE_SECTIONS.has(section))
        .map(([section, values]) => {
          const hidden = PRIVATE.get(section) ?? [];
          const shown = Object.entries(values).filter(([key]) => !hidden.includes(key));
          return [section, Object.fromEntries(section === 'site' ? shown.map(shortPlaces) : shown)];
        }),
    );
    shown = Object.freeze(withoutPhones(open, site));
    known.set(config, shown);
  }
  return shown;
}
