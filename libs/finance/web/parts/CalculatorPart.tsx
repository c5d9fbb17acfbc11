import { useLocation } from 'react-router-dom';
import { enquiryRoute, financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { financePageSetup } from '../components/calculatorSetup.js';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { askedTerms, inputFromQuery, keptParameters } from '../rules/calculatorQuery.js';

export interface SiteFinanceCalculatorProps {
  /** Moment at which the page is shown, epoch milliseconds: it decides which rates are valid. */
  readonly now: number;
  /** Where "Enquire Now" leads; the site's page of enquiries when left out, and without one there is no such button. */
  readonly enquireHref?: string;
}

/** The calculator without a vehicle, with the site's own rates. */
export function Component({ now, enquireHref }: SiteFinanceCalculatorProps) {
  const finance = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(financeRoute) ?? '';
  const enquiry = useRouteHref(enquiryRoute);
  const setup = financePageSetup(finance);
  return (
    <FinanceCalculator
      {...setup}
      config={finance.config}
      start={inputFromQuery(search, setup.start)}
      asked={askedTerms(search)}
      action={page}
      kept={keptParameters(search)}
      enquireHref={enquireHref ?? enquiry}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
