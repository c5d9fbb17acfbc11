// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const deskDomainWords = defineWords<{
  'fault.either': { first: string | number; last: string | number };
  'fault.day': null;
  'fault.dateTime': null;
  'fault.notAfter': { field: string | number };
}>('desk-domain', {
  'fault.either': ['must be ', ['first'], ' or ', ['last']],
  'fault.day': ['must be a day such as 2026-11-24'],
  'fault.dateTime': ['must be a date and time such as 2026-11-24T14:30'],
  'fault.notAfter': ['must not be after `', ['field'], '`'],
});
