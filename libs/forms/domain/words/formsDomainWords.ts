// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const formsDomainWords = defineWords<{ 'fault.once': null; 'fault.link': null; 'fault.time': null }>(
  'forms-domain',
  {
    'fault.once': ['must be given once'],
    'fault.link': ['must be the token of a booking’s link'],
    'fault.time': ['must be a time such as 2026-11-24T10:30'],
  },
);
