import { financeOnTerms, vehicleFinance, type CalculatorInput, type FinanceEstimate } from '@forecourt/finance-maths';
import { useAppSelector } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { selectTerms } from '../state/financeSlice.js';
import type { SiteFinance } from './financeContext.js';
import { useQuote } from './useQuote.js';

export interface ShownFinance {
  readonly weekly: FinanceEstimate;
  readonly loan: CalculatorInput;
  /** Whose figures these are: of the lender's loan, of a partner's quote, or on the terms that the shopper chose. */
  readonly kind: 'estimate' | 'quote' | 'own';
}

/** The weekly figures that a vehicle's page states: in the finance block and in the header that follows, the same. */
export function useShownFinance(
  vehicle: Vehicle,
  { config, context }: SiteFinance,
  { isShown = true }: { isShown?: boolean } = {},
): ShownFinance | undefined {
  const terms = useAppSelector(selectTerms);
  const finance = vehicleFinance(vehicle, config, context);
  const own = finance && financeOnTerms(finance, terms, vehicle, config, context);
  const quoted = useQuote(vehicle, config, { isWanted: finance !== undefined && isShown });
  if (!finance) return undefined;
  if (own) return { weekly: own.estimate, loan: own.loan, kind: 'own' };
  if (quoted) return { weekly: quoted.estimate, loan: quoted.loan, kind: 'quote' };
  return { weekly: finance.weekly, loan: finance.loan, kind: 'estimate' };
}
