import type { QuoteAnswer, QuoteBody } from '@forecourt/finance/domain';
import type { FinanceConfig } from '@forecourt/finance-maths';
import { portRef } from '@forecourt/service';
import type { SiteSection } from '@forecourt/site-config';

/** The site that a quote is for. */
export interface QuotingSite {
  readonly slug: string;
  readonly site: Pick<SiteSection, 'name' | 'financeProvider'>;
  readonly finance: FinanceConfig;
}

/** Who quotes a repayment (FIN-10). Undefined where there is no quote; rejects when the request fails. */
export interface QuotePort {
  quote(site: QuotingSite, request: QuoteBody): Promise<QuoteAnswer | undefined>;
}

export const quotesPort = portRef<QuotePort>('finance/quotes');
