// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const offersServerWords = defineWords<{ none: null; 'offer.none': null; 'offer.over': null }>('offers-server', {
  none: ['This site has no offers.'],
  'offer.none': ['There is no such offer.'],
  'offer.over': ['This offer has ended.'],
});
