import { useLocation } from 'react-router-dom';
import { personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { lenderOf, TERM_FIELDS, type QuotedFinance } from '@forecourt/finance-maths';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { inputFromQuery } from '../rules/calculatorQuery.js';
import { personalisedAsked } from '../rules/personalised.js';
import { useChargesNote } from '../components/useChargesNote.js';

interface CalculatorProps {
  vehicle: Vehicle;
  quoted: QuotedFinance;
  now: number;
}

/** The calculator that goes on from a shopper's own quote. */
export function Component({ vehicle, quoted: { loan, config, rates }, now }: CalculatorProps) {
  const { config: site, context } = useFinance(now);
  const { search } = useLocation();
  const charges = useChargesNote(vehicle);
  const page = useRouteHref(personalisedFinanceRoute) ?? '';
  const { id, credit, term } = personalisedAsked(new URL(search, 'http://page'));
  const price = effectivePrice(vehicle);
  return (
    <FinanceCalculator
      // another quote starts it anew
      key={`${loan.interest} ${loan.years}`}
      name="personalised"
      config={config}
      place="vehicle"
      start={inputFromQuery(search, loan)}
      price={price}
      asked={TERM_FIELDS}
      rates={rates}
      action={page}
      kept={[
        ['car_id', id],
        ...(credit ? [['credit', credit] as const] : []),
        ...(term ? [['term', String(term)] as const] : []),
      ]}
      lenderDisclaimer={lenderOf(vehicle, site, context.provider)?.disclaimer}
      charges={charges?.sentence}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
