import { didYouMean, type SiteLocation, type SiteSection } from '@forecourt/site-config';
import type { Mapping } from './mapping.js';

/** Fields of a feed that say where a vehicle is. */
const PLACE_TARGETS = ['location', 'dealership', 'city', 'state'] as const;
export type PlaceTarget = (typeof PLACE_TARGETS)[number];
/** Those that name a place of the site, or a dealership of it. */
const NAMING = ['location', 'dealership'] as const;

type Places = Pick<SiteSection, 'locations' | 'dealerships'>;
type Dealership = SiteSection['dealerships'][number];

export interface FoundPlace {
  readonly location?: SiteLocation;
  readonly dealership?: Dealership;
  /** Why there is no place, or none for a dealership; `target` is the field that says too little. */
  readonly problem?: {
    readonly target: PlaceTarget;
    readonly reason: string;
    /** A word of the feed is left out; otherwise the feed only says too little. */
    readonly isLeftOut: boolean;
  };
}

/**
 * The site's place at which a vehicle is. A name in the feed counts most; then the only place in the vehicle's city, or
 * in its state where the feed has no city; then the only place that sells. A choice between several is never made.
 */
export function findPlace(
  site: Places,
  words: Partial<Record<PlaceTarget, string>>,
  by: Mapping['locationsBy'] = 'city',
): FoundPlace {
  const { dealerships, locations } = site;
  const named = words.location === undefined ? undefined : namedIn(locations, words.location);
  if (words.location !== undefined && !named) return unknown('location', site);
  const dealership = words.dealership === undefined ? undefined : namedIn(dealerships, words.dealership);
  if (words.dealership !== undefined && !dealership) return { ...atPlace(named, site), ...unknown('dealership', site) };
  if (named && dealership && named.dealership_slug !== dealership.slug)
    return {
      ...atPlace(named, site),
      problem: { target: 'dealership', reason: 'dealership is not that of the location; left out', isLeftOut: true },
    };
  if (named) return atPlace(named, site);
  if (by === 'none') return dealership ? { dealership } : {};
  const sellers = locations.filter(
    ({ types, dealership_slug: slug }) => types.includes('sales') && (!dealership || slug === dealership.slug),
  );
  const [only, ...others] = sellers;
  if (only && others.length === 0) return atPlace(only, site);
  const near = nearWords(sellers, words, by);
  return 'slug' in near ? atPlace(near, site) : { ...(dealership ? { dealership } : {}), problem: near };
}

/** The one place that city and state leave. */
function nearWords(
  sellers: readonly SiteLocation[],
  { city, state }: Partial<Record<PlaceTarget, string>>,
  by: Mapping['locationsBy'],
): SiteLocation | NonNullable<FoundPlace['problem']> {
  const tooLittle = (target: PlaceTarget, reason: string) => ({
    target,
    reason: `${reason}; the vehicle has no place until "location" or "dealership" names one`,
    isLeftOut: false,
  });
  const inState = sellers.filter(({ address }) => state === undefined || isSame(address.state, state));
  if (city !== undefined) {
    const inCity = inState.filter(({ address }) => isSame(address.city, city));
    const [only, ...others] = inCity;
    if (only && others.length === 0) return only;
    if (only) return tooLittle('city', 'several places of the site are in this city');
    if (by !== 'state' || state === undefined) return tooLittle('city', 'no place of the site is in this city');
  }
  if (state === undefined) return tooLittle('location', 'the row does not say at which of the places the vehicle is');
  const [only, ...others] = inState;
  if (only && others.length === 0) return only;
  return tooLittle('state', `${only ? 'several places' : 'no place'} of the site ${only ? 'are' : 'is'} in this state`);
}

const atPlace = (location: SiteLocation | undefined, { dealerships }: Places): FoundPlace => {
  const dealership = dealerships.find(({ slug }) => slug === location?.dealership_slug);
  return { ...(location ? { location } : {}), ...(dealership ? { dealership } : {}) };
};

const unknown = (target: (typeof NAMING)[number], site: Places): FoundPlace => ({
  problem: { target, reason: `${noSuch(target)} (${known(target, site)}); left out`, isLeftOut: true },
});

const noSuch = (target: (typeof NAMING)[number]): string =>
  `no ${target === 'location' ? 'place' : 'dealership'} of the site has this slug or name`;
const known = (target: (typeof NAMING)[number], site: Places): string =>
  `it has ${itemsOf(target, site)
    .map(({ slug }) => slug)
    .join(', ')}`;
const itemsOf = (target: (typeof NAMING)[number], { locations, dealerships }: Places) =>
  target === 'location' ? locations : dealerships;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

/** By its slug, or by a name that no other has. */
function namedIn<Item extends { readonly slug: string; readonly name: string }>(
  items: readonly Item[],
  text: string,
): Item | undefined {
  const bySlug = items.find(({ slug }) => slug === plain(text));
  const byName = items.filter(({ name }) => isSame(name, text));
  return bySlug ?? (byName.length === 1 ? byName[0] : undefined);
}

/** What a mapping says of places that the site has not, a line each: it would be wrong for every row. */
export function placeMistakes({ fields, defaults = {} }: Mapping, site: Places): string[] {
  return NAMING.flatMap((target) => {
    const items = itemsOf(target, site);
    const check = (at: string, value: string | number | boolean | undefined) =>
      value === undefined || value === '' || namedIn(items, String(value))
        ? []
        : [
            `${at}: "${String(value)}": ${noSuch(target)}; ${known(target, site)}` +
              didYouMean(
                String(value),
                items.map(({ slug }) => slug),
              ),
          ];
    return [
      ...Object.entries(fields[target]?.values ?? {}).flatMap(([word, value]) =>
        check(`fields.${target}.values.${word}`, value),
      ),
      ...check(`defaults.${target}`, defaults[target]),
    ];
  });
}

/** Whether a mapping leaves open at which of several places every vehicle of the feed is. */
export function leavesPlacesOpen({ fields, defaults = {}, locationsBy }: Mapping, { locations }: Places): boolean {
  if (locationsBy === 'none' || locations.filter(({ types }) => types.includes('sales')).length < 2) return false;
  return !PLACE_TARGETS.some((target) => fields[target] !== undefined || defaults[target] !== undefined);
}
