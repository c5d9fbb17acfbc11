// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const locationsDomainWords = defineWords<{
  'delivery.empty': null;
  'delivery.malformed': null;
  'delivery.noCoverage': null;
  'fault.once': null;
}>('locations-domain', {
  'delivery.empty': ['Please enter a postcode.'],
  'delivery.malformed': ['Invalid postcode. Please enter a 4-digit number.'],
  'delivery.noCoverage': [
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  ],
  'fault.once': ['must be given once'],
});
