import { useLocation } from 'react-router-dom';
import { vehicleRoute, financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { enquireHref, lenderOf, ratesOf, vehicleFinance } from '@forecourt/finance-maths';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { askedTerms, inputFromQuery } from '../domain/calculatorQuery.js';

/**
 * The calculator on a vehicle's page, beginning with the loan of its finance block; nothing where that is none
 * (FIN-09).
 */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const financePage = useRouteHref(financeRoute);
  const finance = vehicleFinance(vehicle, config, context);
  if (!finance) return null;
  const lender = lenderOf(vehicle, config, context.provider);
  const { loan, weekly } = finance;
  const rates = { ...ratesOf(config, lender), stated: { input: loan, estimate: weekly } };
  const price = effectivePrice(vehicle);
  return (
    <FinanceCalculator
      name="vehicle"
      config={config}
      place="vehicle"
      start={inputFromQuery(search, loan)}
      price={price}
      asked={askedTerms(search)}
      rates={rates}
      action={page ?? ''}
      enquireHref={enquireHref(page && `${page}#enquiry`, financePage)}
      lenderDisclaimer={lender?.disclaimer}
      onFirstChange={reportCalculatorUsed}
    />
  );
}
