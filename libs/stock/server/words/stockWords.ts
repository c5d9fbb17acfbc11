// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const stockWords = defineWords<{ 'vehicle.none': null; 'vehicle.gone': null }>('stock', {
  'vehicle.none': ['There is no such vehicle on this site.'],
  'vehicle.gone': ['This vehicle is no longer here.'],
});
