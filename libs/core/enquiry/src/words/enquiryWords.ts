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
