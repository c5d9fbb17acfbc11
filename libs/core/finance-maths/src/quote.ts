import type { FinanceConfig } from './config/schema.js';

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
