export { embeddedQuotes } from './embeddedQuotes.js';
export { httpQuotes, type HttpQuoteOptions } from './httpQuotes.js';
export type { QuotePort, QuotingSite } from './quotePort.js';
