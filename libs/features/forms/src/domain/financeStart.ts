import type { FinanceSubject } from '@forecourt/contracts';
import type { SiteSection } from '@forecourt/site-config';
import type { EnquiryValues } from './enquiryValues.js';

/**
 * What stands in a finance enquiry to begin with: the dealership if it is one of the site's, as the location that
 * belongs to it where the form asks for one, and the budget (FIN-12).
 */
export function financeStart(
  { dealership, budget }: Pick<FinanceSubject, 'dealership' | 'budget'>,
  { dealerships, locations }: Pick<SiteSection, 'dealerships' | 'locations'>,
  asksLocation: boolean,
): EnquiryValues {
  const isKnown = dealerships.some(({ slug }) => slug === dealership);
  const place = locations.find(({ visible, dealership_slug: of }) => visible && of === dealership);
  return {
    ...(isKnown && asksLocation && place ? { location: place.slug } : {}),
    ...(dealership !== undefined && isKnown && !asksLocation ? { dealership_slug: dealership } : {}),
    ...(budget === undefined ? {} : { message: `My budget is about $${budget.toLocaleString('en-AU')}.` }),
  };
}
