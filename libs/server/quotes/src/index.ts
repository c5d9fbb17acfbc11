export { embeddedQuotes } from './embeddedQuotes.js';
export { httpQuotes, quotesFromEnvironment, type HttpQuoteOptions } from './httpQuotes.js';
export type { QuotePort, QuotingSite } from './quotePort.js';
