import type { FieldFault } from '@forecourt/contracts/api';
import {
  CATEGORY,
  dealershipOf,
  enquiryCategories,
  enquiryRulesSection,
  enquiryWords,
  missingAnswers,
  missingWords,
  placesAgree,
  SERVICE_DAY,
  serviceDayFault,
} from '@forecourt/enquiry';
import type { EnquiryBody } from '@forecourt/enquiry/schema';
import { findSection, localTime } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { wordsOf } from '@forecourt/words';

const oneOf = (names: readonly string[]): string => `must be one of ${names.join(', ')}`;

/**
 * A day that is over cannot be wanted. A time of a vehicle is checked where it is booked, with the next free ones.
 */
function dayFaults(
  { site }: ConfiguredSite,
  { date_time: wanted = '', vehicle_slug: vehicle, category, answers = {} }: EnquiryBody,
  now: number,
) {
  const { date: today } = localTime(now, site.timeZone);
  const isBooked = vehicle !== undefined && wanted.includes('T');
  const service =
    category === CATEGORY.service && Object.hasOwn(answers, SERVICE_DAY) ? answers[SERVICE_DAY] : undefined;
  return [
    ...(wanted === '' || isBooked || wanted.slice(0, 10) >= today
      ? []
      : [{ field: 'date_time', message: `must be a day from ${today} on` }]),
    ...(!service || serviceDayFault(service, today) === undefined
      ? []
      : [{ field: `answers.${SERVICE_DAY}`, message: `must be a day from ${today} on, as yyyy-mm-dd` }]),
  ];
}

/**
 * What a site refuses of an enquiry, by field: what its forms require (B5.3), days that are over, and values of other
 * sites (TEN-07). `now` in epoch milliseconds.
 */
export function enquiryFaults(configured: ConfiguredSite, body: EnquiryBody, now: number): FieldFault[] {
  const { site, config } = configured;
  const { locations, dealerships } = site;
  const forms = findSection({ config }, enquiryRulesSection) ?? {};
  const categories = enquiryCategories(forms.categories);
  const say = wordsOf(configured, enquiryWords);
  const missing = [
    ...missingAnswers(body, forms).map((field) => ({ field, message: missingWords(field, say) })),
    ...dayFaults(configured, body, now),
  ];
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
