import { type QuoteAnswer, type QuoteBody, Refusal } from '@forecourt/contracts/api';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { QuotePort } from '@forecourt/quotes';
import type { ConfiguredSite } from '@forecourt/sites';
import { worded } from './words/worded.js';

/** Asks who quotes for this site (FIN-10). A partner that fails is refused with 502; what it said is for the log. */
export async function partnerQuote(
  quotes: QuotePort,
  { slug, site }: Pick<ConfiguredSite, 'slug' | 'site'>,
  finance: FinanceConfig,
  asked: QuoteBody,
): Promise<QuoteAnswer | undefined> {
  try {
    return await quotes.quote({ slug, site, finance }, asked);
  } catch (cause) {
    throw new Refusal(502, worded('quote.later'), undefined, { cause });
  }
}
