import { formatDollars } from '@forecourt/vehicle';
import type { FinanceConfig } from './config/schema.js';
import { isTooSmall, type FinanceEstimate } from './estimate.js';
import { FREQUENCIES, repaymentCount } from './frequency.js';

/** Body of `POST /api/youx/quote` (B7). */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: string;
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

/** Answer of `POST /api/youx/quote`; percent per year, dollars. */
export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** A quote in the form of an estimate, so that the same block states it; undefined where it is too small to state (FIN-04). */
export function quotedEstimate(
  { weeklyRepaymentAmount, comparisonRate, advertisedRate }: Quote,
  config: Pick<FinanceConfig, 'enquiry' | 'quote'>,
  purchasePrice: number,
): FinanceEstimate | undefined {
  const { periodsPerYear, suffix } = FREQUENCIES.weekly;
  const repayment = Math.ceil(weeklyRepaymentAmount);
  if (isTooSmall(repayment, config)) return undefined;
  const count = repaymentCount(periodsPerYear, config.quote.termYears);
  return {
    principal: purchasePrice,
    repayment,
    repaymentText: formatDollars(repayment),
    isEnquiry: false,
    suffix,
    count,
    interestRate: advertisedRate,
    comparisonRate: { from: comparisonRate, to: comparisonRate },
    total: repayment * count,
    finalPayment: 0,
  };
}
