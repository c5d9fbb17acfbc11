import { useLocation } from 'react-router-dom';
import { personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { defaultInput, lenderOf, type Quote } from '@forecourt/finance-maths';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { inputFromQuery } from '../domain/calculatorQuery.js';
import { personalisedAsked } from '../domain/personalised.js';

/** The calculator with the rates of a shopper's own quote. */
export function Component({ vehicle, quote, now }: { vehicle: Vehicle; quote: Quote; now: number }) {
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(personalisedFinanceRoute) ?? '';
  const { id, credit, term } = personalisedAsked(new URL(search, 'http://page'));
  const price = effectivePrice(vehicle);
  const { advertisedRate: advertised, comparisonRate: rate } = quote;
  const start = {
    ...defaultInput(config, 'vehicle', { price, interest: advertised }),
    ...(term ? { years: term } : {}),
  };
  return (
    <FinanceCalculator
      // another quote starts it anew
      key={`${advertised} ${term ?? ''}`}
      config={config}
      place="vehicle"
      start={inputFromQuery(search, start)}
      price={price}
      rates={{ advertised, published: { from: rate, to: rate } }}
      action={page}
      kept={[
        ['car_id', id],
        ...(credit ? [['credit', credit] as const] : []),
        ...(term ? [['term', String(term)] as const] : []),
      ]}
      lenderDisclaimer={lenderOf(vehicle, config, context.provider)?.disclaimer}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
