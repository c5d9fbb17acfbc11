export { embeddedQuotes } from './embeddedQuotes.js';
export { httpQuotes, type HttpQuoteOptions } from './httpQuotes.js';
export { quotesPort, type QuotePort, type QuotingSite } from './quotePort.js';
