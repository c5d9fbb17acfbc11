// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const locationsServerWords = defineWords<{ 'postcode.unknown': null }>('locations-server', {
  'postcode.unknown': ['Invalid postcode'],
});
