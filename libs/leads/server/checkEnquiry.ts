import type { RefusedField } from '@forecourt/contracts/api';
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
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf, type SiteText } from '@forecourt/words';
import { worded } from './words/worded.js';

const oneOf = (names: readonly string[]): SiteText => worded('field.choice', { values: names.join(', ') });

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
      : [{ field: 'date_time', message: worded('field.dayFrom', { day: today }) }]),
    ...(!service || serviceDayFault(service, today) === undefined
      ? []
      : [{ field: `answers.${SERVICE_DAY}`, message: worded('field.serviceDayFrom', { day: today }) }]),
  ];
}

/**
 * What a site refuses of an enquiry, by field: what its forms require (B5.3), days that are over, and values of other
 * sites (TEN-07). `now` in epoch milliseconds.
 */
export function enquiryFaults(configured: ConfiguredSite, body: EnquiryBody, now: number): RefusedField[] {
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
    { field: 'location', message: worded('field.otherDealership', { places: at.join(', ') }) },
    { field: 'dealership_slug', message: worded('field.otherPlace', { dealership: own }) },
  ];
}
