import { isPostcode, postcodeFit, regionOf } from '@forecourt/site-config/places';
import { ANCHORS, placeOf } from '@forecourt/site-config/places/table';
import type { FeedPlace } from '@forecourt/stock';
import { isPhone } from '@forecourt/vehicle';
import { kebab, STATE_NAMES, type PlaceFacts } from './newDealer.ts';

/** What flags say of the dealer's main place, before the feed. */
export type PlaceFlags = Omit<PlaceFacts, 'slug' | 'name'>;

export interface PlacesFound {
  /** The main one first. */
  readonly places: readonly PlaceFacts[];
  /** The feed's name of a place and its slug. */
  readonly named: ReadonlyMap<string, string>;
  /** What of a feed could not be taken over, a line each. */
  readonly left: readonly string[];
}

/**
 * The places of a dealer: those of its feed, or one of flags alone. Coordinates are those of the postcode, else of the
 * suburb; what contradicts itself is left out and named.
 */
export function placesOf(dealer: string, found: readonly FeedPlace[], flags: PlaceFlags): PlacesFound {
  const left: string[] = [];
  const slugs = new Set<string>();
  const named = new Map<string, string>();
  const places = (found.length > 0 ? found : [{ vehicles: 0 } as FeedPlace]).map((place, at): PlaceFacts => {
    const facts = { ...usable(place, left), ...(at === 0 ? given(flags) : {}) };
    const name = place.name ?? (found.length > 1 && facts.city !== undefined ? `${dealer} ${facts.city}` : dealer);
    const wanted = kebab(facts.city ?? '') || kebab(name) || 'main';
    const slug = slugs.has(wanted) ? uniqueIn(slugs, kebab(name) || wanted) : wanted;
    slugs.add(slug);
    if (place.name !== undefined) named.set(place.name, slug);
    return { slug, name, ...facts, ...pointOf(facts) };
  });
  return { places, named, left };
}

const given = (flags: PlaceFlags): PlaceFlags =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));

/** Facts of the feed, without those that are none. */
function usable({ name, street, city, state, postcode, phone }: FeedPlace, left: string[]): PlaceFlags {
  const at = name ?? city ?? 'the place';
  const digits = postcode?.padStart(4, '0');
  const region = digits === undefined ? undefined : regionOf(digits)?.code;
  const known = state !== undefined && STATE_NAMES.includes(state) ? state : undefined;
  const ofState = known ?? (region !== undefined && STATE_NAMES.includes(region) ? region : undefined);
  const fits =
    digits !== undefined && isPostcode(digits) && ofState !== undefined && postcodeFit(ofState, digits) !== 'none';
  if (digits !== undefined && !fits)
    left.push(`${at}: the feed's postcode ${digits} is none of ${ofState ?? 'Australia'}`);
  if (phone !== undefined && !isPhone(phone)) left.push(`${at}: the feed's phone "${phone}" is no whole number`);
  return given({
    ...{ street, city, state: ofState, postcode: fits ? digits : undefined },
    phone: phone !== undefined && isPhone(phone) ? phone : undefined,
  });
}

function uniqueIn(slugs: ReadonlySet<string>, slug: string): string {
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? slug : `${slug}-${nth}`;
    if (!slugs.has(tried)) return tried;
  }
}

/** Where a place is, by the built-in table. */
function pointOf({ lat, long, postcode, city, state }: PlaceFlags): Pick<PlaceFacts, 'lat' | 'long'> {
  if (lat !== undefined && long !== undefined) return { lat, long };
  const byCode = postcode === undefined ? undefined : placeOf(postcode);
  const bySuburb = ANCHORS.find(
    ({ name, postcode: code }) => name.toLowerCase() === city?.toLowerCase() && regionOf(code)?.code === state,
  );
  const point = byCode?.isApproximate === false ? byCode : (bySuburb ?? byCode);
  return point ? { lat: point.lat, long: point.long } : {};
}
