import { Refusal } from '@forecourt/contracts/api';
import type { QuoteAnswer, QuoteBody } from '@forecourt/finance/domain';
import { findFinance, type FinanceConfig } from '@forecourt/finance-maths';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { QuotePort } from './quotes/quotePort.js';
import { worded } from './words/worded.js';

/** Answer of `requestQuote`: 404 where the site requests none, or the partner has none. */
export async function quoteOfSite(quotes: QuotePort, site: ConfiguredSite, request: QuoteBody): Promise<QuoteAnswer> {
  const finance = findFinance(site);
  if (!finance?.quote?.isOn) throw new Refusal(404, worded('quotes.none'));
  const quote = await partnerQuote(quotes, site, finance, request);
  if (!quote) throw new Refusal(404, worded('quote.none'));
  return quote;
}

/** A quote for a site (FIN-10). A partner that fails is refused with 502; what it said is for the log. */
export async function partnerQuote(
  quotes: QuotePort,
  { slug, site }: Pick<ConfiguredSite, 'slug' | 'site'>,
  finance: FinanceConfig,
  request: QuoteBody,
): Promise<QuoteAnswer | undefined> {
  try {
    return await quotes.quote({ slug, site, finance }, request);
  } catch (cause) {
    throw new Refusal(502, worded('quote.later'), undefined, { cause });
  }
}
