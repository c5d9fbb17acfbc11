// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contractsWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.seconds': null;
  'fault.agreed': null;
  'fault.link': { what: string | number };
  'fault.once': null;
}>('contracts', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.seconds': ['must be seconds'],
  'fault.agreed': ['must be agreed to'],
  'fault.link': [
    'must be the token of ',
    [
      'what',
      'select',
      { reservation: ['a reservation’s link'], confirm: ['a link that confirms'], other: ['a link in our messages'] },
    ],
  ],
  'fault.once': ['must be given once'],
});
