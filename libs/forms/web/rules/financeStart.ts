import type { FinanceSubject } from '@forecourt/contracts';
import type { SiteSection } from '@forecourt/site-config';
import type { EnquiryValues } from './enquiryValues.js';
import type { FormsSay } from './words.js';

/**
 * Initial values of a finance enquiry: the dealership if it is one of the site's (or its location, if the form asks for
 * a location) and the budget (FIN-12).
 */
export function financeStart(
  { dealership, budget }: Pick<FinanceSubject, 'dealership' | 'budget'>,
  { dealerships, locations }: Pick<SiteSection, 'dealerships' | 'locations'>,
  asksLocation: boolean,
  say: FormsSay,
): EnquiryValues {
  const isKnown = dealerships.some(({ slug }) => slug === dealership);
  const place = locations.find(({ visible, dealership_slug: of }) => visible && of === dealership);
  return {
    ...(isKnown && asksLocation && place ? { location: place.slug } : {}),
    ...(dealership !== undefined && isKnown && !asksLocation ? { dealership_slug: dealership } : {}),
    ...(budget === undefined ? {} : { message: say('message.budget', { budget: budget.toLocaleString('en-AU') }) }),
  };
}
