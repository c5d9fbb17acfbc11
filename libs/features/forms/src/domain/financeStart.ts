import type { FinanceSubject } from '@forecourt/contracts';
import type { EnquiryValues } from './enquiryValues.js';

/** What stands in a finance enquiry to begin with: the dealership if it is one of the site's, and the budget (FIN-12). */
export function financeStart(
  { dealership, budget }: Pick<FinanceSubject, 'dealership' | 'budget'>,
  dealerships: readonly { slug: string }[],
): EnquiryValues {
  const isKnown = dealerships.some(({ slug }) => slug === dealership);
  return {
    ...(dealership !== undefined && isKnown ? { dealership_slug: dealership } : {}),
    ...(budget === undefined ? {} : { message: `My budget is about $${budget.toLocaleString('en-AU')}.` }),
  };
}
