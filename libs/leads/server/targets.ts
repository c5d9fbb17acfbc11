import { dealershipOf, type StoredEnquiry } from '@forecourt/enquiry';
import { matches } from '@forecourt/vehicle/rules';
import { DEALER_ADDRESS, type LeadFact, type LeadTarget } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';

type TargetedSite = Pick<ConfiguredSite, 'leads' | 'site'>;

/** The way out that every site has. */
const dealerAddress = ({ site }: TargetedSite): LeadTarget => ({
  name: DEALER_ADDRESS,
  kind: 'mail',
  to: site.email,
});

/** Every target that leads of a site may go to. */
export const allTargets = (site: TargetedSite): readonly LeadTarget[] => [...site.leads.targets, dealerAddress(site)];

/**
 * How leads leave to a target, in words. Of another system's address, only the host is shown. `shownAddress` may mask
 * that of a mailbox.
 */
export function wayWords(target: LeadTarget, shownAddress: (address: string) => string = (address) => address): string {
  if (target.kind === 'mail' || target.kind === 'adf-mail')
    return `${target.kind === 'mail' ? 'Mail' : 'ADF by mail'} to ${shownAddress(target.to)}`;
  const host = URL.canParse(target.url) ? new URL(target.url).host : target.name;
  return `${target.kind === 'webhook' ? 'Webhook' : 'ADF by post'} to ${host}`;
}

/** A mailbox as it may be in the log: where it is, not whose. */
export const maskedAddress = (address: string): string => `…${address.slice(Math.max(0, address.lastIndexOf('@')))}`;

/** Where one lead goes: every target that takes it, the dealer's own address when none does. */
export function targetsOf(
  site: TargetedSite,
  enquiry: Pick<StoredEnquiry, 'category' | 'subcategory' | 'dealership_slug' | 'location' | 'postcode'>,
  vehicle: Vehicle | undefined,
): readonly LeadTarget[] {
  const facts = leadFacts(site, enquiry, vehicle);
  const taking = site.leads.targets.filter(({ when }) => when === undefined || matches(when, facts));
  return taking.length > 0 ? taking : [dealerAddress(site)];
}

/** What the shopper chose counts before the place of the vehicle; a place belongs to its dealership. */
function leadFacts(
  { site }: TargetedSite,
  enquiry: Parameters<typeof targetsOf>[1],
  vehicle: Vehicle | undefined,
): { readonly [Fact in LeadFact]: string | undefined } {
  const place = enquiry.location ?? (enquiry.dealership_slug ? undefined : vehicle?.location?.slug);
  return {
    category: enquiry.category,
    subcategory: enquiry.subcategory,
    dealership_slug:
      enquiry.dealership_slug ?? dealershipOf({ location: place }, site.locations) ?? vehicle?.dealership_slug,
    location_slug: place,
    postcode: enquiry.postcode,
    car_type: vehicle?.car_type,
    item_type: vehicle?.item_type,
    make: vehicle?.make,
  };
}
