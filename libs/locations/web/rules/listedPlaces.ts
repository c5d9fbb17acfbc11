import { aboutKm, greatCircleKm, type Point } from '@forecourt/site-config/places';
import type { SiteLocation } from '@forecourt/site-config';

export interface ListedPlace {
  readonly place: SiteLocation;
  /** For example `about 40 km`; left out if the starting point is unknown. */
  readonly distance?: string;
}

/** Places that a page shows: the nearest first where it is known from where (LOC-09). */
export function listedPlaces(places: readonly SiteLocation[], from?: Point): ListedPlace[] {
  const shown = places.filter(({ visible }) => visible);
  if (!from) return shown.map((place) => ({ place }));
  return shown
    .map((place) => ({ place, km: greatCircleKm(from, place) }))
    .sort((a, b) => a.km - b.km)
    .map(({ place, km }) => ({ place, distance: aboutKm(km) }));
}

/** Places of the carousel: those that are visible, save for the named ones (LOC-05). */
export const carouselPlaces = <Place extends Pick<SiteLocation, 'visible' | 'name'>>(
  places: readonly Place[],
  hidden: readonly string[],
): Place[] => {
  const names = new Set(hidden.map((name) => name.trim().toLowerCase()));
  return places.filter(({ visible, name }) => visible && !names.has(name.trim().toLowerCase()));
};

/** Visible places that sell a make, as the dealer names it there (NAV-06). */
export const placesOfMake = <Place extends Pick<SiteLocation, 'visible' | 'manufacturers'>>(
  places: readonly Place[],
  make: string,
): Place[] =>
  places.filter(
    ({ visible, manufacturers = [] }) =>
      visible && manufacturers.some((name) => name.toLowerCase() === make.toLowerCase()),
  );

/**
 * Whether a place of the carousel leads to the contact page: where a site sells one make alone, unless it says (B2.4).
 */
export const leadsToContact = (link: 'place' | 'contact' | undefined, manufacturer: string | undefined): boolean =>
  link === undefined ? manufacturer !== undefined : link === 'contact';

/** How the carousel is laid out (B9): a row of four where there are more than four, no hint where three fit. */
export const carouselLayout = (count: number) => ({
  columns: count > 4 ? 4 : 3,
  /** On large screens; phones swipe as soon as there are two. */
  hasHintOnLarge: count <= 3 && count > 1,
});
