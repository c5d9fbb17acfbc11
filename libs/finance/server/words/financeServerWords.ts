// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const financeServerWords = defineWords<{
  'quotes.none': null;
  'quote.none': null;
  'quote.later': null;
  'personalised.none': null;
  'personalised.noGate': null;
  'vehicle.notAnyMore': null;
}>('finance-server', {
  'quotes.none': ['This site gives no quotes.'],
  'quote.none': ['There is no quote for this.'],
  'quote.later': ['The lender does not answer just now. Please try again in a minute.'],
  'personalised.none': ['This site offers no personalised finance.'],
  'personalised.noGate': ['Contact details open nothing here.'],
  'vehicle.notAnyMore': ['This vehicle is not on this site any more.'],
});
