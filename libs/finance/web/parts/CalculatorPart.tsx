import { useLocation } from 'react-router-dom';
import { financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { FINANCE_FORM_ANCHOR } from '@forecourt/finance-maths';
import { financePageSetup } from '../components/calculatorSetup.js';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { askedTerms, inputFromQuery, keptParameters } from '../rules/calculatorQuery.js';

/** The calculator without a vehicle, with the site's own rates. */
export function Component({ now }: { now: number }) {
  const finance = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(financeRoute) ?? '';
  const setup = financePageSetup(finance);
  return (
    <FinanceCalculator
      {...setup}
      config={finance.config}
      start={inputFromQuery(search, setup.start)}
      asked={askedTerms(search)}
      action={page}
      kept={keptParameters(search)}
      enquireHref={`#${FINANCE_FORM_ANCHOR}`}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
