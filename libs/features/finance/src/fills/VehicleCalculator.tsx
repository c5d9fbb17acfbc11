import { useLocation } from 'react-router-dom';
import { vehicleRoute, financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { defaultInput, enquireHref, financeRefusal, lenderOf, ratesOf } from '@forecourt/finance-maths';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { inputFromQuery } from '../domain/calculatorQuery.js';

/** The calculator on a vehicle's page; nothing where the vehicle shows no finance (FIN-09). */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const financePage = useRouteHref(financeRoute);
  if (financeRefusal(vehicle, config, context) !== undefined) return null;
  const lender = lenderOf(vehicle, config, context.provider);
  const rates = ratesOf(config, lender);
  const price = effectivePrice(vehicle);
  const start = defaultInput(config, 'vehicle', { price, interest: rates.advertised });
  return (
    <FinanceCalculator
      config={config}
      place="vehicle"
      start={inputFromQuery(search, start)}
      price={price}
      rates={rates}
      action={page ?? ''}
      enquireHref={enquireHref(page && `${page}#enquiry`, financePage)}
      lenderDisclaimer={lender?.disclaimer}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
