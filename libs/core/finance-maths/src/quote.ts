import { formatDollars } from '@forecourt/vehicle';
import { allFees, type CalculatorInput } from './calculator.js';
import { comparisonRateWithFees } from './comparisonRate.js';
import { isComparisonOf } from './comparisonShown.js';
import type { FinanceConfig } from './config/financeOf.js';
import type { CreditScore } from './creditScore.js';
import { isTooSmall, type EstimateRates, type FinanceEstimate } from './estimate.js';
import { FREQUENCIES, repaymentCount } from './frequency.js';
import { totalFigures } from './totals.js';

/** What a partner's quote is requested for (B7). */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: CreditScore;
  readonly purchasePrice: number;
  readonly loanTerm: number;
  readonly year?: number;
  readonly vin?: string;
  readonly nvic?: string;
  readonly whoIsHelping?: string;
}

/** The quote to ask for; undefined unless it is on, none exists yet and the price is above 0 (FIN-10). */
export function quoteRequest(
  { isOn, creditScore, termYears }: FinanceConfig['quote'],
  vehicle: { price?: number | undefined; year?: number; vin?: string; nvic?: string },
  hasQuote: boolean,
  whoIsHelping?: string,
): QuoteRequest | undefined {
  const { price, year, vin, nvic } = vehicle;
  if (!isOn || hasQuote || price === undefined || !(price > 0)) return undefined;
  return {
    selfAssessedCreditScore: creditScore,
    purchasePrice: price,
    loanTerm: termYears,
    ...(year === undefined ? {} : { year }),
    ...(vin ? { vin } : {}),
    ...(nvic ? { nvic } : {}),
    ...(whoIsHelping ? { whoIsHelping } : {}),
  };
}

/** A partner's quote: percent per year, dollars. */
export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** A quote as the one block of figures states it, and the loan that it was made for. */
export interface QuotedFinance {
  readonly estimate: FinanceEstimate;
  readonly loan: CalculatorInput;
  /** Options and rates of a calculator that goes on from the quote. */
  readonly config: FinanceConfig;
  readonly rates: EstimateRates;
}

/** Published rates differ by a lender's own rounding. */
const TOLERANCE = 0.05;

/** Whether a quote's fees are those that the site declares: then they make its comparison rate. */
function hasDeclaredFees({ advertisedRate, comparisonRate }: Quote, config: FinanceConfig): boolean {
  const { fromFees, basis } = config.comparison;
  return (
    fromFees && Math.abs(comparisonRateWithFees(advertisedRate, allFees(config), basis) - comparisonRate) <= TOLERANCE
  );
}

/**
 * A quote in the form of an estimate, with the total of every other one. Undefined where it is too small to state
 * (FIN-04), and for rates that cannot be one loan's.
 */
export function quotedFinance(
  quote: Quote,
  site: FinanceConfig,
  { price, years }: { price: number; years: number },
): QuotedFinance | undefined {
  const { weeklyRepaymentAmount, comparisonRate: rate, advertisedRate: advertised } = quote;
  const { periodsPerYear } = FREQUENCIES.weekly;
  const repayment = Math.ceil(weeklyRepaymentAmount);
  if (isTooSmall(repayment, site) || !isComparisonOf(rate, advertised)) return undefined;
  const areFeesUnknown = !hasDeclaredFees(quote, site);
  const { comparison } = site;
  const config = areFeesUnknown
    ? { ...site, establishmentFee: 0, fees: [], comparison: { ...comparison, fromFees: false } }
    : site;
  const loan = { amount: price, years, interest: advertised, deposit: 0, residual: 0, frequency: 'weekly' as const };
  const estimate: FinanceEstimate = {
    principal: price,
    repayment,
    repaymentText: formatDollars(repayment),
    isEnquiry: false,
    frequency: 'weekly',
    count: repaymentCount(periodsPerYear, years),
    interestRate: advertised,
    comparisonRate: { from: rate, to: rate },
    finalPayment: 0,
    ...totalFigures({ repayment, periodsPerYear, years }, config, { finalPayment: 0, areFeesUnknown }),
  };
  const published = { from: rate, to: rate, of: advertised };
  return {
    estimate,
    loan,
    config,
    rates: { advertised, published, areFeesUnknown, stated: { input: loan, estimate } },
  };
}
