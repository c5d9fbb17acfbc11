import { effectivePrice } from '@forecourt/vehicle';
import { clampedInput, termOptions, type CalculatorInput } from './calculator.js';
import type { FinanceConfig } from './config/financeOf.js';
import { lenderOf, type FinanceContext, type FinancedVehicle } from './eligibility.js';
import { financeEstimate, type FinanceEstimate } from './estimate.js';
import type { Bounds } from './numbers.js';
import { ratesOf, vehicleFinance } from './vehicleFinance.js';

/** What a shopper chooses who buys a vehicle with a loan. Dollars, years. */
export type PurchaseTerms = Pick<CalculatorInput, 'years' | 'deposit' | 'frequency'>;

export interface PurchaseLoan {
  readonly estimate: FinanceEstimate;
  readonly loan: CalculatorInput;
  /** Dollars that the lender pays towards the vehicle. */
  readonly borrowed: number;
}

/** Terms and frequencies that can be chosen for a vehicle; undefined where it shows no finance (BUY-03, FIN-09). */
export function loanChoices(
  vehicle: FinancedVehicle,
  config: FinanceConfig,
  context: FinanceContext,
): { readonly years: readonly number[]; readonly frequencies: FinanceConfig['frequencies'] } | undefined {
  if (!vehicleFinance(vehicle, config, context)) return undefined;
  return { years: termOptions(config.term), frequencies: config.frequencies };
}

/**
 * How much a shopper can add to a loan's deposit of `begun` dollars so that the site still states a repayment, in the
 * steps of its amounts (BUY-03). `max` is `min` where there is nothing to choose.
 */
export function ownMoneyBounds(
  price: number,
  begun: number,
  { deposit: { min, max }, amount: { step } }: Pick<FinanceConfig, 'deposit' | 'amount'>,
): Bounds & { readonly step: number } {
  const least = Math.max(0, min - begun);
  const room = Math.min(max, price - 1) - begun - least;
  return { min: least, max: least + Math.max(0, Math.floor(room / step)) * step, step };
}

/**
 * What a loan for a whole vehicle costs, by the site's own rules (BUY-03). Undefined where the site states no repayment
 * of this vehicle, where its calculator does not reach the price, and where nothing would be borrowed: a person works
 * it out.
 */
export function purchaseLoan(
  vehicle: FinancedVehicle,
  terms: PurchaseTerms,
  config: FinanceConfig,
  context: FinanceContext,
): PurchaseLoan | undefined {
  const finance = vehicleFinance(vehicle, config, context);
  const price = effectivePrice(vehicle);
  if (!finance || price === undefined) return undefined;
  const rates = {
    ...ratesOf(config, lenderOf(vehicle, config, context.provider)),
    stated: { input: finance.loan, estimate: finance.weekly },
  };
  const known = { price, interest: rates.advertised };
  const loan = clampedInput({ ...finance.loan, ...terms, amount: price }, config, 'vehicle', known);
  // figures of another loan are no estimate of the requested one
  const isAsked = loan.amount === price && loan.deposit === terms.deposit && loan.years === terms.years;
  if (!isAsked || loan.deposit >= price) return undefined;
  const estimate = financeEstimate(loan, config, rates);
  return estimate && { estimate, loan: { ...loan, residual: estimate.finalPayment }, borrowed: price - loan.deposit };
}
