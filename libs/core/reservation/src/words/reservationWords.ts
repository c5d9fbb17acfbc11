// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const reservationWords = defineWords<{
  moment: { day: string | number; time: string | number; city: string | number };
  'amount.price': null;
  'amount.tradeIn': null;
  'amount.owing': null;
  'amount.delivery': null;
  'amount.deposit': null;
  'amount.balance': null;
  'amount.inYourFavour': null;
}>('reservation', {
  moment: [['day'], ', ', ['time'], ' (', ['city'], ' time)'],
  'amount.price': ['Price'],
  'amount.tradeIn': ['Less your trade-in (estimate)'],
  'amount.owing': ['Finance still owed on it'],
  'amount.delivery': ['Delivery'],
  'amount.deposit': ['Less the deposit that you pay today'],
  'amount.balance': ['Balance at handover'],
  'amount.inYourFavour': ['Left in your favour'],
});
