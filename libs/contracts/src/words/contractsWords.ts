// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contractsWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.seconds': null;
}>('contracts', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.seconds': ['must be seconds'],
});
