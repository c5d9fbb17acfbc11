import { enquiryCategories, isCommentOptional, type EnquiryKind } from '@forecourt/enquiry';
import type { SiteSection } from '@forecourt/site-config';
import type { FormsConfig } from '../config.js';
import type { EnquiryField } from './enquiryValues.js';
import type { EnquiryRules } from './validateEnquiry.js';

export interface Choice {
  value: string;
  label: string;
}

/** Everything an enquiry form shows on one site, resolved from its configuration. */
export interface EnquiryOptions {
  rules: EnquiryRules;
  categories: readonly string[];
  locations: readonly Choice[];
  dealerships: readonly Choice[];
  /** Values chosen already: the only location, the first category (LOC-08). */
  preset: { category?: string; location?: string; dealership_slug?: string };
}

/** Fields of a form and their initial values. A select with a single option is left out, but its value is kept. */
export function enquiryOptions(
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
  kind: 'general' | 'vehicle',
  /** What the form says of itself: it has no category field, and needs a comment only where that kind does. */
  own?: EnquiryKind,
): EnquiryOptions {
  const locations = site.locations
    .filter((location) => location.visible)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const dealerships = site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  const listed = kind === 'vehicle' ? forms.vehicleEnquiryFields : forms.enquiryFields;
  // what every enquiry of the site needs cannot be left out of a form
  const wanted = forms.phoneRequired && !listed.includes('phone') ? ['phone' as const, ...listed] : listed;
  const asksLocation = wanted.includes('location') && locations.length > 1;
  const fields: EnquiryField[] = wanted.filter((field) => {
    if (field === 'category') return own === undefined;
    if (field === 'location') return asksLocation;
    // a location belongs to one dealership, so a form with a location field needs no dealership field
    if (field === 'dealership_slug') return dealerships.length > 1 && !asksLocation;
    return true;
  });
  const [onlyLocation] = locations;
  const [onlyDealership] = dealerships;
  return {
    rules: {
      messageRequired: forms.messageRequired && !(own && isCommentOptional(own)),
      phoneRequired: forms.phoneRequired,
      termsRequired: forms.termsRequired,
      categories: enquiryCategories(forms.categories),
      fields,
    },
    categories: forms.categories,
    locations,
    dealerships,
    preset: {
      ...(fields.includes('category') && forms.categories[0] ? { category: forms.categories[0] } : {}),
      ...(wanted.includes('location') && locations.length === 1 && onlyLocation
        ? { location: onlyLocation.value }
        : {}),
      ...(wanted.includes('dealership_slug') && dealerships.length === 1 && onlyDealership
        ? { dealership_slug: onlyDealership.value }
        : {}),
    },
  };
}

/** A place as the form's choice, where the form asks for one and the site offers it (LOC-08). */
export function chosenPlace(
  { rules, locations }: Pick<EnquiryOptions, 'rules' | 'locations'>,
  slug: string | undefined,
): { location?: string } {
  const isAsked = rules.fields.includes('location') && locations.some(({ value }) => value === slug);
  return isAsked && slug !== undefined ? { location: slug } : {};
}
