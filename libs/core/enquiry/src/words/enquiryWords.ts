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
  'photo.refusedAt': { at: number; fault: string | number };
  'check.fast': null;
  'check.unverified': null;
  'check.unchecked': null;
  repaid: { repayment: string | number; frequency: string | number };
  'alerts.consent': null;
  'next.answer': { dealer: string | number };
  'next.stillHere': null;
  'next.seeOrFilm': null;
  'next.drive': { dealer: string | number };
  'next.licence': null;
  'next.decide': null;
  'next.terms': null;
  'next.payslips': null;
  'next.workshop': null;
  'next.serviceBook': null;
  'next.parts': null;
  'next.careers': { dealer: string | number };
  'next.held': null;
  'next.heldCall': { dealer: string | number };
  'next.tradeIn': { dealer: string | number };
  'next.tradeInPapers': null;
  'question.condition': null;
  'question.condition.excellent': null;
  'question.condition.good': null;
  'question.condition.fair': null;
  'question.condition.poor': null;
  'question.history': null;
  'question.history.full': null;
  'question.history.partial': null;
  'question.history.none': null;
  'question.accidents': null;
  'question.accidents.no': null;
  'question.accidents.repaired': null;
  'question.accidents.damaged': null;
  'question.keys': null;
  'question.keys.two': null;
  'question.keys.one': null;
  'category.general': null;
  'category.vehicle': null;
  'category.testDrive': null;
  'category.finance': null;
  'category.offer': null;
  'category.service': null;
  'category.parts': null;
  'category.careers': null;
  'category.reservation': null;
  'category.purchase': null;
  'category.tradeIn': null;
  'category.sell': null;
}>('enquiry', {
  greeting: ['Hello ', ['name'], ','],
  'greeting.nobody': ['Hello,'],
  'here.open': ['We are here now: open until ', ['time'], '.'],
  'here.closed': ['We are closed now. Next open: ', ['when'], '.'],
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
  'photo.refusedAt': [
    'The ',
    ['at', 'selectordinal', { one: ['#', 'st'], two: ['#', 'nd'], few: ['#', 'rd'], other: ['#', 'th'] }],
    ' file ',
    ['fault'],
    '.',
  ],
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
  'alerts.consent': [
    'Yes, tell me when the price of a vehicle that I saved drops, when one is sold, and when new vehicles match a search that I saved. I can stop this at any time.',
  ],
  'next.answer': [['dealer'], ' answers by phone or email, usually within one business day.'],
  'next.stillHere': ['We tell you whether the vehicle is still here, and everything that you asked about it.'],
  'next.seeOrFilm': ['You choose when to come and see it, or ask for a video instead.'],
  'next.drive': [
    ['dealer'],
    ' calls or writes to confirm your drive. If you chose a time, its confirmation comes by email, with a link to move or cancel it.',
  ],
  'next.licence': ['Please bring your driver’s licence.'],
  'next.decide': ['Ask us anything on the day, and decide afterwards in your own time.'],
  'next.terms': ['We go through the amount, the term and the rates with you, before anything is applied for.'],
  'next.payslips': [
    'Have your last payslips and your licence at hand; nothing is sent to a lender without your consent.',
  ],
  'next.workshop': ['Our workshop calls or writes to confirm the day, usually within one business day.'],
  'next.serviceBook': ['Please bring the service book and, where there is one, the key of the wheel nuts.'],
  'next.parts': ['Our parts counter tells you price and delivery time, usually within one business day.'],
  'next.careers': [['dealer'], ' reads every application and answers within two weeks.'],
  'next.held': ['The vehicle is held for you, and the dealer has been told. Your receipt comes by email.'],
  'next.heldCall': [['dealer'], ' calls you to arrange the next step.'],
  'next.tradeIn': [['dealer'], ' looks at what you told us and calls you, usually within one business day.'],
  'next.tradeInPapers': [
    'We look at your car together and settle the price; bring its papers, its service book and all keys.',
  ],
  'question.condition': ['What condition is it in?'],
  'question.condition.excellent': ['Excellent: no marks worth a mention'],
  'question.condition.good': ['Good: light marks for its age'],
  'question.condition.fair': ['Fair: scratches, dents or worn trim'],
  'question.condition.poor': ['Poor: needs repairs'],
  'question.history': ['Does it have a service history?'],
  'question.history.full': ['Full: every service is in the book'],
  'question.history.partial': ['Partial'],
  'question.history.none': ['None'],
  'question.accidents': ['Has it been in an accident, or is it damaged?'],
  'question.accidents.no': ['No'],
  'question.accidents.repaired': ['Yes, and it was repaired'],
  'question.accidents.damaged': ['Yes, and it is still damaged'],
  'question.keys': ['How many keys does it have?'],
  'question.keys.two': ['Two or more'],
  'question.keys.one': ['One'],
  'category.general': ['General Enquiry'],
  'category.vehicle': ['Vehicle Enquiry'],
  'category.testDrive': ['Test Drive'],
  'category.finance': ['Finance Enquiry'],
  'category.offer': ['Offer Enquiry'],
  'category.service': ['Service Enquiry'],
  'category.parts': ['Parts Enquiry'],
  'category.careers': ['Careers Enquiry'],
  'category.reservation': ['Vehicle Reservation'],
  'category.purchase': ['Online Purchase'],
  'category.tradeIn': ['Trade-In'],
  'category.sell': ['Sell My Car'],
});
