// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contractsWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.years': null;
  'fault.dollarsFrom': null;
  'fault.dollarsTo': { max: string | number };
  'fault.cents': null;
  'fault.seconds': null;
  'fault.agreed': null;
  'fault.link': { what: string | number };
  'fault.once': null;
}>('contracts', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.years': ['must be a number of years'],
  'fault.dollarsFrom': ['must be whole dollars, 0 or more'],
  'fault.dollarsTo': ['must be at most ', ['max']],
  'fault.cents': ['must be whole cents'],
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
