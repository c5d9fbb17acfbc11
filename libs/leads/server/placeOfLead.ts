import type { StoredEnquiry } from '@forecourt/enquiry';
import { sitePhone, type SiteSection } from '@forecourt/site-config';
import { placePhone, type Vehicle, type VehicleAddress } from '@forecourt/vehicle';

type Chosen = Pick<StoredEnquiry, 'location' | 'dealership_slug'>;

/** The yard that a lead belongs to, as mails and dealer systems name it. */
export interface LeadPlace {
  readonly slug: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: VehicleAddress | undefined;
}

/**
 * The place that the shopper chose, else that of the vehicle unless another dealership was chosen, else the only place
 * of the chosen dealership or of the site. A place that only the feed knows counts too. Undefined where the lead is the
 * whole group's.
 */
export function placeOfLead(
  site: Pick<SiteSection, 'locations' | 'phones'>,
  { location, dealership_slug: dealership }: Chosen,
  vehicle: Pick<Vehicle, 'location'> | undefined,
): LeadPlace | undefined {
  const known = (slug: string | undefined) => site.locations.find((place) => place.slug === slug);
  const yard = known(vehicle?.location?.slug);
  const isOfYard = !dealership || yard?.dealership_slug === dealership;
  const possible = dealership
    ? site.locations.filter(({ dealership_slug: of }) => of === dealership)
    : vehicle?.location
      ? []
      : site.locations;
  const place = known(location) ?? (isOfYard ? yard : undefined) ?? (possible.length === 1 ? possible[0] : undefined);
  if (place) {
    const { slug, name, phone, email, address } = place;
    return { slug, name, phone: placePhone(site.phones, phone), email, address };
  }
  const fed = location || dealership ? undefined : vehicle?.location;
  return fed && { slug: fed.slug, name: fed.name, phone: fed.phone ?? sitePhone(site), address: fed.address };
}
