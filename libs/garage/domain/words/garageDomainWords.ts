// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const garageDomainWords = defineWords<{
  'fault.every': null;
  'fault.agreed': null;
  'fault.link': { what: string | number };
  'fault.once': null;
  'fault.search': null;
  'fault.tick': null;
}>('garage-domain', {
  'fault.every': ['must be "day" or "week"'],
  'fault.agreed': ['must be agreed to'],
  'fault.link': [
    'must be the token of ',
    ['what', 'select', { confirm: ['a link that confirms'], other: ['a link in our messages'] }],
  ],
  'fault.once': ['must be given once'],
  'fault.search': ['must be the id of a saved search'],
  'fault.tick': ['must be true: an account that is gone does not come back'],
});
