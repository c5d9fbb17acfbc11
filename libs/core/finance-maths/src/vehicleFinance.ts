import { effectivePrice, formatDollars, type FinanceLender } from '@forecourt/vehicle';
import { defaultInput, clampedInput, type CalculatorInput } from './calculator.js';
import { publishedComparison } from './comparisonShown.js';
import type { FinanceConfig } from './config/financeOf.js';
import { financeRefusal, lenderOf, type FinanceContext, type FinancedVehicle } from './eligibility.js';
import { financeEstimate, isTooSmall, type EstimateRates, type FinanceEstimate } from './estimate.js';
import { FREQUENCIES } from './frequency.js';
import { totalFigures } from './totals.js';

/** Finance of one vehicle before anyone touched a calculator (FIN-11). Dollars, years, percent per year. */
export interface VehicleFinance {
  readonly weekly: FinanceEstimate;
  /** What it was worked out for: a calculator starts with it. */
  readonly loan: CalculatorInput;
  readonly years: number;
  readonly deposit: number;
  readonly balloon: number;
}

/** Rates of a lender as estimates need them; undefined where it gives no interest rate. */
export function ratesOf(config: FinanceConfig, lender: FinanceLender | undefined): EstimateRates {
  return {
    advertised: lender?.interestRate ?? config.interest.default,
    published: publishedComparison(config, lender),
    stored: storedRepayments(lender),
  };
}

const storedRepayments = (lender: FinanceLender | undefined): EstimateRates['stored'] => ({
  ...(lender?.paymentWeek === undefined ? {} : { weekly: lender.paymentWeek }),
  ...(lender?.paymentMonth === undefined ? {} : { monthly: lender.paymentMonth }),
});

/** The weekly figures of a vehicle: the lender's own where it states them, else the calculator's defaults. */
export function vehicleFinance(
  vehicle: FinancedVehicle,
  config: FinanceConfig,
  context: FinanceContext,
): VehicleFinance | undefined {
  if (financeRefusal(vehicle, config, context) !== undefined) return undefined;
  const lender = lenderOf(vehicle, config, context.provider);
  const rates = ratesOf(config, lender);
  const known = { price: effectivePrice(vehicle), interest: rates.advertised };
  const start = {
    ...defaultInput(config, 'vehicle', known),
    frequency: 'weekly' as const,
    ...(lender?.termYears === undefined ? {} : { years: lender.termYears }),
    ...(lender?.deposit === undefined ? {} : { deposit: lender.deposit }),
    ...(lender?.balloon === undefined ? {} : { residual: lender.balloon }),
  };
  // a lender's own term need not be one that shoppers may choose, and the teaser is weekly on every site
  const input = { ...clampedInput(start, config, 'vehicle', known), frequency: start.frequency, years: start.years };
  const computed = financeEstimate(input, config, rates);
  if (!computed) return undefined;
  return {
    weekly: lender?.paymentWeek === undefined ? computed : withStated(computed, lender, config, input.years),
    loan: { ...input, residual: computed.finalPayment },
    years: input.years,
    deposit: input.deposit,
    balloon: computed.finalPayment,
  };
}

/** The lender's own repayment and total in the place of the computed ones. */
function withStated(
  computed: FinanceEstimate,
  lender: FinanceLender,
  config: FinanceConfig,
  years: number,
): FinanceEstimate {
  const repayment = Math.ceil(lender.paymentWeek ?? 0);
  const isEnquiry = isTooSmall(repayment, config);
  const { total: _total, isComplete: _is, counts: _counts, ...rest } = computed;
  const { periodsPerYear } = FREQUENCIES.weekly;
  const figures =
    lender.totalPayable === undefined
      ? totalFigures({ repayment, periodsPerYear, years }, config, rest)
      : { total: lender.totalPayable, isComplete: true };
  return {
    ...rest,
    repayment,
    repaymentText: isEnquiry ? config.enquiry.text : formatDollars(repayment),
    isEnquiry,
    ...(isEnquiry ? {} : figures),
  };
}
