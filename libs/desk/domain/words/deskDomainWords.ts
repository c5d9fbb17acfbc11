// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const deskDomainWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.day': null;
  'fault.dateTime': null;
  'fault.notAfter': { field: string | number };
  'fault.time': null;
  'fault.openDay': null;
  'fault.offerDays': null;
}>('desk-domain', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.day': ['must be a day such as 2026-11-24'],
  'fault.dateTime': ['must be a date and time such as 2026-11-24T14:30'],
  'fault.notAfter': ['must not be after `', ['field'], '`'],
  'fault.time': ['must be a time such as 08:30'],
  'fault.openDay': ['needs an opening time before its closing time where it is open, and no times where it is not'],
  'fault.offerDays': ['must not be before the day on which it starts'],
});
