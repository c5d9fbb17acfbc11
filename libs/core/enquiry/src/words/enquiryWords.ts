// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const enquiryWords = defineWords<{
  greeting: { name: string | number };
  'greeting.nobody': null;
  'here.open': { time: string | number };
  'here.closed': { when: string | number };
  'missing.phone': null;
  'missing.message': null;
  'missing.terms': null;
  'missing.answerOf': { values: string | number };
  'unknown.question': null;
  'fault.required': null;
  'fault.text': null;
  'fault.empty': null;
  'fault.tooLong': { max: string | number };
  'fault.entries': { max: string | number };
  'fault.unfit': { what: string | number };
  'fault.number': null;
  'fault.atLeast': { min: string | number };
  'fault.orLess': { max: string | number };
  'fault.atMost': { max: string | number };
  'fault.oneOf': { values: string | number };
  'fault.yesNo': null;
  'fault.boolean': null;
  'fault.dollars': null;
  'fault.kilometres': null;
  'fault.year': null;
  'fault.yearFrom': { year: string | number };
  'fault.dayOrTime': null;
  'takes.email': null;
  'takes.phone': null;
  'takes.postcode': null;
  'extra.preferredContact': null;
  'extra.underFinance': null;
  'extra.hasTradeIn': null;
  'photo.type': null;
  'photo.heic': null;
  'photo.size': { megabytes: string | number };
  'photo.pixels': null;
  'photo.broken': null;
  'photo.empty': null;
  'photo.many': null;
  'photo.busy': null;
  'check.fast': null;
  'check.unverified': null;
  'check.unchecked': null;
  repaid: { repayment: string | number; frequency: string | number };
}>('enquiry', {
  greeting: ['Hello ', ['name'], ','],
  'greeting.nobody': ['Hello,'],
  'here.open': ['We are here now: open until ', ['time'], '.'],
  'here.closed': ['We are closed now and open again ', ['when'], '.'],
  'missing.phone': ['Please enter your phone number.'],
  'missing.message': ['Please enter your comments.'],
  'missing.terms': ['You must agree to the terms of use before submitting the form.'],
  'missing.answerOf': ['Please choose an answer. It can be: ', ['values'], '.'],
  'unknown.question': ['is no question of this site.'],
  'fault.required': ['is required'],
  'fault.text': ['must be text'],
  'fault.empty': ['must not be empty'],
  'fault.tooLong': ['can have at most ', ['max'], ' characters'],
  'fault.entries': ['can have at most ', ['max'], ' entries'],
  'fault.unfit': ['must be ', ['what']],
  'fault.number': ['must be a number'],
  'fault.atLeast': ['must be ', ['min'], ' or more'],
  'fault.orLess': ['must be ', ['max'], ' or less'],
  'fault.atMost': ['can be at most ', ['max']],
  'fault.oneOf': ['must be one of ', ['values']],
  'fault.yesNo': ['must be Yes or No'],
  'fault.boolean': ['must be true or false'],
  'fault.dollars': ['must be whole dollars'],
  'fault.kilometres': ['must be a whole number of kilometres'],
  'fault.year': ['must be a year such as 2019'],
  'fault.yearFrom': ['must be ', ['year'], ' or later'],
  'fault.dayOrTime': ['must be a day such as 2026-11-24, or 2026-11-24T10:30'],
  'takes.email': ['an email address such as name@example.com'],
  'takes.phone': ['a phone number with 6 to 15 digits, for example 0412 345 678'],
  'takes.postcode': ['four digits'],
  'extra.preferredContact': ['Preferred Contact Method'],
  'extra.underFinance': ['Is Your Car Currently Under Finance?'],
  'extra.hasTradeIn': ['Do you have a trade-in?'],
  'photo.type': ['is no photo. It can be a JPEG, PNG, WebP or AVIF picture'],
  'photo.heic': ['is a HEIC photo, which cannot be read here. Please save it as a JPEG first'],
  'photo.size': ['is larger than ', ['megabytes'], ' MB'],
  'photo.pixels': ['has more than 50 million pixels'],
  'photo.broken': ['is damaged or was cut off on its way. Please choose it again'],
  'photo.empty': ['is empty'],
  'photo.many': ['is one too many. Remove another first'],
  'photo.busy': ['could not be taken just now. Please try it again in a moment'],
  'check.fast': ['sent sooner than people fill in a form: it may come from a program'],
  'check.unverified': ['nothing proved that a person sent it'],
  'check.unchecked': ['whether a person sent it could not be checked: the service did not answer'],
  repaid: [
    ['repayment'],
    ' ',
    [
      'frequency',
      'select',
      { weekly: ['a week'], fortnightly: ['a fortnight'], monthly: ['a month'], other: ['a year'] },
    ],
  ],
});
