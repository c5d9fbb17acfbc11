import type { SharedTerms } from './addressedTerms.js';
import { clampedInput, type CalculatorInput } from './calculator.js';
import type { FinanceConfig } from './config/financeOf.js';
import { lenderOf, type FinanceContext, type FinancedVehicle } from './eligibility.js';
import { financeEstimate, type FinanceEstimate } from './estimate.js';
import { ratesOf, type VehicleFinance } from './vehicleFinance.js';
import { effectivePrice } from '@forecourt/vehicle';

/**
 * The weekly figures of a vehicle on the shopper's own terms; undefined where these are the finance block's already.
 */
export function financeOnTerms(
  { loan, weekly }: VehicleFinance,
  terms: SharedTerms,
  vehicle: FinancedVehicle,
  config: FinanceConfig,
  context: FinanceContext,
): { readonly estimate: FinanceEstimate; readonly loan: CalculatorInput } | undefined {
  // the block and the header that follows are weekly on every site (FIN-11)
  const { frequency: _frequency, amount: _amount, ...chosen } = terms as Partial<CalculatorInput>;
  const rates = {
    ...ratesOf(config, lenderOf(vehicle, config, context.provider)),
    stated: { input: loan, estimate: weekly },
  };
  const known = { price: effectivePrice(vehicle), interest: rates.advertised };
  const settled = clampedInput({ ...loan, ...chosen }, config, 'vehicle', known);
  // a lender's own term need not be one that shoppers may choose
  const wanted = {
    ...settled,
    frequency: loan.frequency,
    ...(chosen.years === undefined ? { years: loan.years } : {}),
  };
  const estimate = financeEstimate(wanted, config, rates);
  return estimate && estimate !== weekly
    ? { estimate, loan: { ...wanted, residual: estimate.finalPayment } }
    : undefined;
}
