import type { FieldFault } from '@forecourt/contracts/api';
import { dealershipOf, enquiryCategories, enquiryRulesSection, missingAnswers, placesAgree } from '@forecourt/enquiry';
import type { EnquiryBody } from '@forecourt/enquiry/schema';
import { findSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

const oneOf = (names: readonly string[]): string => `must be one of ${names.join(', ')}`;

/** What a site refuses of an enquiry, by field: what its forms require (B5.3), and values of other sites (TEN-07). */
export function enquiryFaults({ site, config }: ConfiguredSite, body: EnquiryBody): FieldFault[] {
  const { locations, dealerships } = site;
  const forms = findSection({ config }, enquiryRulesSection) ?? {};
  const categories = enquiryCategories(forms.categories);
  const missing = Object.entries(missingAnswers(body, forms)).map(([field, message]) => ({ field, message }));
  const unknown = [
    { field: 'category', value: body.category, known: categories },
    { field: 'location', value: body.location, known: locations.map(({ slug }) => slug) },
    { field: 'dealership_slug', value: body.dealership_slug, known: dealerships.map(({ slug }) => slug) },
  ].flatMap(({ field, value, known }) => (value && !known.includes(value) ? [{ field, message: oneOf(known) }] : []));
  if (unknown.length > 0 || placesAgree(body, locations)) return [...missing, ...unknown];
  const own = dealershipOf(body, locations) ?? '';
  const at = locations.filter(({ dealership_slug: of }) => of === body.dealership_slug).map(({ slug }) => slug);
  return [
    ...missing,
    { field: 'location', message: `does not belong to this dealership, whose locations are ${at.join(', ')}` },
    { field: 'dealership_slug', message: `is not that of this location, which is ${own}` },
  ];
}
