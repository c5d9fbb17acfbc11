import { useLocation } from 'react-router-dom';
import { financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { defaultInput, FINANCE_FORM_ANCHOR, lenderOf, ratesOf } from '@forecourt/finance-maths';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { askedTerms, inputFromQuery, keptParameters } from '../domain/calculatorQuery.js';

/** The calculator without a vehicle, with the site's own rates. */
export function Component({ now }: { now: number }) {
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(financeRoute) ?? '';
  const lender = lenderOf(undefined, config, context.provider);
  const rates = ratesOf(config, lender);
  const start = defaultInput(config, 'sidebar', { interest: rates.advertised });
  return (
    <FinanceCalculator
      name="finance-page"
      config={config}
      place="sidebar"
      start={inputFromQuery(search, start)}
      asked={askedTerms(search)}
      rates={rates}
      action={page}
      kept={keptParameters(search)}
      enquireHref={`#${FINANCE_FORM_ANCHOR}`}
      lenderDisclaimer={lender?.disclaimer}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
