// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const analyticsWords = defineWords<{ 'field.site': null; 'field.place': null; 'field.dealership': null }>(
  'analytics',
  {
    'field.site': ['is not the id of this site'],
    'field.place': ['is no place of this site'],
    'field.dealership': ['is no dealership of this site'],
  },
);
