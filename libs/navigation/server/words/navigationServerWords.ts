// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const navigationServerWords = defineWords<{ later: null }>('navigation-server', {
  later: ['The stock cannot be read just now.'],
});
