import { useLocation } from 'react-router-dom';
import { vehicleRoute, financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { addressedQuery, enquireHref } from '@forecourt/finance-maths';
import { type Vehicle } from '@forecourt/vehicle';
import { vehicleSetup } from '../components/calculatorSetup.js';
import { reportCalculatorUsed } from '../components/calculatorUsed.js';
import { FinanceCalculator } from '../components/FinanceCalculator.js';
import { useFinance } from '../components/financeContext.js';
import { askedTerms, inputFromQuery } from '../rules/calculatorQuery.js';
import { useChargesNote } from '../components/useChargesNote.js';

/**
 * The calculator on a vehicle's page, beginning with the loan of its finance block; nothing where that is none
 * (FIN-09).
 */
export function Component({ vehicle, now, isFolded }: { vehicle: Vehicle; now: number; isFolded?: boolean }) {
  const finance = useFinance(now);
  const { search } = useLocation();
  const charges = useChargesNote(vehicle);
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const financePage = useRouteHref(financeRoute);
  const setup = vehicleSetup(vehicle, finance);
  if (!setup) return null;
  const terms = addressedQuery(search);
  return (
    <FinanceCalculator
      {...setup}
      config={finance.config}
      start={inputFromQuery(search, setup.start)}
      asked={askedTerms(search)}
      action={page ?? ''}
      enquireHref={enquireHref(page && `${page}${terms && `?${terms}`}#enquiry`, financePage)}
      charges={charges?.sentence}
      onFirstChange={reportCalculatorUsed}
      isFolded={isFolded}
    />
  );
}
