// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contractsWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.seconds': null;
  'fault.agreed': null;
  'fault.day': null;
  'fault.time': null;
  'fault.dateTime': null;
  'fault.notAfter': { field: string | number };
  'fault.link': { what: string | number };
  'fault.once': null;
  'fault.tick': null;
}>('contracts', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.seconds': ['must be seconds'],
  'fault.agreed': ['must be agreed to'],
  'fault.day': ['must be a day such as 2026-11-24'],
  'fault.time': ['must be a time such as 2026-11-24T10:30'],
  'fault.dateTime': ['must be a date and time such as 2026-11-24T14:30'],
  'fault.notAfter': ['must not be after `', ['field'], '`'],
  'fault.link': [
    'must be the token of ',
    [
      'what',
      'select',
      {
        booking: ['a booking’s link'],
        reservation: ['a reservation’s link'],
        confirm: ['a link that confirms'],
        other: ['a link in our messages'],
      },
    ],
  ],
  'fault.once': ['must be given once'],
  'fault.tick': ['must be true: an account that is gone does not come back'],
});
