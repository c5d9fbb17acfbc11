import type { SiteLocation, SiteSection } from '@forecourt/site-config';
import { slugify } from '@forecourt/vehicle';

type Identity = Pick<SiteSection, 'dealerships'>;

/** A dealership with the places that belong to it. */
export interface ListedDealership {
  readonly slug: string;
  readonly name: string;
  /** Makes of all of its places, by name. */
  readonly makes: readonly string[];
  readonly places: readonly SiteLocation[];
}

/** Dealerships that have a visible place, as they are configured (LOC-02). */
export const listedDealerships = (
  { dealerships }: Identity,
  places: readonly SiteLocation[],
): readonly ListedDealership[] =>
  dealerships
    .map(({ slug, name }) => {
      const own = places.filter((place) => place.visible && place.dealership_slug === slug);
      const makes = [...new Set(own.flatMap(({ manufacturers = [] }) => manufacturers))].sort((a, b) =>
        a.localeCompare(b),
      );
      return { slug, name, makes, places: own };
    })
    .filter(({ places: own }) => own.length > 0);

/** What a contact page shows of the dealer's places (LOC-06). */
export type ContactVariant = 'single' | 'locations' | 'dealerships';

/** A single place has its own variant. Several dealerships are listed as such, a single one by its places. */
export function contactVariant(identity: Identity, places: readonly SiteLocation[]): ContactVariant {
  if (places.filter(({ visible }) => visible).length === 1) return 'single';
  return listedDealerships(identity, places).length > 1 ? 'dealerships' : 'locations';
}

/** Dealerships that sell a make, and its name; nothing where none does. `make` is a slug: `isuzu-ute`. */
export function dealershipsOfMake(
  dealerships: readonly ListedDealership[],
  make: string,
): { readonly name: string; readonly dealerships: readonly ListedDealership[] } | undefined {
  const name = dealerships.flatMap(({ makes }) => makes).find((item) => slugify(item) === make);
  if (name === undefined) return undefined;
  return { name, dealerships: dealerships.filter(({ makes }) => makes.includes(name)) };
}

/** The place that an address means: by its own slug, or by that of a dealership which has no other. */
export function meantPlace<Place extends Pick<SiteLocation, 'slug' | 'dealership_slug'>>(
  places: readonly Place[],
  slug: string | undefined,
): { readonly place?: Place; readonly dealership?: string } {
  const place = places.find((item) => item.slug === slug);
  if (place) return { place };
  const own = places.filter(({ dealership_slug: dealership }) => dealership === slug);
  if (own.length === 1 && own[0]) return { place: own[0] };
  return own.length > 1 && slug !== undefined ? { dealership: slug } : {};
}
