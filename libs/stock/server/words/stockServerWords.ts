// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const stockServerWords = defineWords<{ 'vehicle.none': null; 'vehicle.gone': null; 'stock.later': null }>(
  'stock-server',
  {
    'vehicle.none': ['There is no such vehicle on this site.'],
    'vehicle.gone': ['This vehicle is no longer here.'],
    'stock.later': ['The stock cannot be read just now.'],
  },
);
