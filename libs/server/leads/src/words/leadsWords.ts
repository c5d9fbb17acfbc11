// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const leadsWords = defineWords<{
  'received.subject': null;
  'received.subjectOf': { vehicle: string | number };
  'received.text': { dealer: string | number };
  'received.see': null;
  'received.note': null;
  'fact.reference': null;
  'fact.about': null;
  'fact.vehicle': null;
  'fact.where': null;
  'fact.hours': null;
  'fact.phone': null;
  'mail.title': { dealer: string | number };
  'mail.reply': null;
  'mail.lead': { id: string | number };
  'mail.photo': { number: string | number };
  'line.name': null;
  'line.email': null;
  'line.phone': null;
  'line.postcode': null;
  'line.subject': null;
  'line.vehicle': null;
  'line.price': null;
  'line.preferredTime': null;
  'line.bookedFor': null;
  'line.booking': null;
  'line.dealership': null;
  'line.location': null;
  'line.rego': null;
  'line.services': null;
  'line.consent': null;
  'line.page': null;
  'line.check': null;
  'line.photos': null;
  'line.comments': null;
  'line.financeFor': null;
  'line.deposit': null;
  'line.term': null;
  'line.interest': null;
  'line.residual': null;
  'line.repayment': null;
  'line.tradeIn': null;
  'line.tradeInRego': null;
  'line.tradeInOdometer': null;
  'line.owing': null;
  'line.estimateShown': null;
  'line.estimate': null;
  otherValuation: { name: string | number };
  vehicle: { vehicle: string | number; number: string | number };
  'consent.given': { words: string | number; version: string | number };
  'consent.none': null;
  interest: { rate: string | number };
  term: { years: number };
  estimate: {
    low: string | number;
    high: string | number;
    middle: string | number;
    count: number;
    confidence: string | number;
  };
  'estimate.ofYears': {
    low: string | number;
    high: string | number;
    middle: string | number;
    count: number;
    from: string | number;
    to: string | number;
    confidence: string | number;
  };
  'estimate.none': { reason: string | number };
  'reason.notShown': null;
  'reason.tooOld': null;
  'reason.tooManyKms': null;
  'reason.fewComparables': null;
  'reason.littleValue': null;
  'reason.unavailable': null;
  'decision.accepted': null;
  'decision.person': null;
  fields: null;
  sentBefore: null;
  'vehicle.notHere': null;
  'field.vehicle': null;
  'field.choice': { values: string | number };
  'field.dayFrom': { day: string | number };
  'field.serviceDayFrom': { day: string | number };
  'field.otherDealership': { places: string | number };
  'field.otherPlace': { dealership: string | number };
  'target.none': { target: string | number; site: string | number; targets: string | number };
  'target.allReached': { targets: string | number };
  'field.target': null;
  captcha: null;
  'field.captcha': null;
  'photo.none': null;
}>('leads', {
  'received.subject': ['We have your enquiry'],
  'received.subjectOf': ['We have your enquiry: ', ['vehicle']],
  'received.text': ['Thank you: your enquiry has reached ', ['dealer'], '.'],
  'received.see': ['See the vehicle'],
  'received.note': [
    'You get this mail because this address was given with an enquiry. If it was not you, please ignore it.',
  ],
  'fact.reference': ['Reference'],
  'fact.about': ['About'],
  'fact.vehicle': ['Vehicle'],
  'fact.where': ['Where'],
  'fact.hours': ['Hours'],
  'fact.phone': ['Phone'],
  'mail.title': [['dealer'], ': a new enquiry from the website'],
  'mail.reply': ['Reply to this mail to answer the shopper.'],
  'mail.lead': ['Lead ', ['id']],
  'mail.photo': ['photo ', ['number']],
  'line.name': ['Name'],
  'line.email': ['Email'],
  'line.phone': ['Phone'],
  'line.postcode': ['Postcode'],
  'line.subject': ['Subject'],
  'line.vehicle': ['Vehicle'],
  'line.price': ['Price'],
  'line.preferredTime': ['Preferred time'],
  'line.bookedFor': ['Booked for'],
  'line.booking': ['Booking'],
  'line.dealership': ['Dealership'],
  'line.location': ['Location'],
  'line.rego': ['Rego'],
  'line.services': ['Services'],
  'line.consent': ['News and offers'],
  'line.page': ['Page'],
  'line.check': ['Check'],
  'line.photos': ['Photos of the car'],
  'line.comments': ['Comments'],
  'line.financeFor': ['Finance worked out for'],
  'line.deposit': ['Deposit or trade-in'],
  'line.term': ['Term'],
  'line.interest': ['Interest rate'],
  'line.residual': ['Residual or balloon'],
  'line.repayment': ['Repayment'],
  'line.tradeIn': ['Trade-in'],
  'line.tradeInRego': ['Trade-in rego'],
  'line.tradeInOdometer': ['Trade-in odometer'],
  'line.owing': ['Still owed on it'],
  'line.estimateShown': ['Estimate shown'],
  'line.estimate': ['Estimate'],
  otherValuation: ['Other valuation, ', ['name']],
  vehicle: [['vehicle'], ', stock ', ['number']],
  'consent.given': ['yes, to: "', ['words'], '" (version ', ['version'], ')'],
  'consent.none': ['no'],
  interest: [['rate'], '% p.a.'],
  term: [['years'], ' ', ['years', 'plural', { one: ['year'], other: ['years'] }]],
  estimate: [
    ['low'],
    ' to ',
    ['high'],
    ', middle ',
    ['middle'],
    ', of ',
    ['count', 'plural', { one: ['#', ' comparable vehicle'], other: ['#', ' comparable vehicles'] }],
    ', confidence ',
    ['confidence'],
    '%',
  ],
  'estimate.ofYears': [
    ['low'],
    ' to ',
    ['high'],
    ', middle ',
    ['middle'],
    ', of ',
    ['count', 'plural', { one: ['#', ' comparable vehicle'], other: ['#', ' comparable vehicles'] }],
    ' of ',
    ['from'],
    ' to ',
    ['to'],
    ', confidence ',
    ['confidence'],
    '%',
  ],
  'estimate.none': ['none: ', ['reason']],
  'reason.notShown': ['this site gives no estimates online'],
  'reason.tooOld': ['the car is older than those that are estimated online'],
  'reason.tooManyKms': ['the car has more kilometres than those that are estimated online'],
  'reason.fewComparables': ['not enough comparable vehicles'],
  'reason.littleValue': ['the answers leave too little for an estimate'],
  'reason.unavailable': ['the valuation service did not answer'],
  'decision.accepted': ['accepted by the shopper'],
  'decision.person': ['the shopper asks to be called about it'],
  fields: ['Some fields cannot be used.'],
  sentBefore: ['An enquiry with this key was sent already, with other words.'],
  'vehicle.notHere': ['This vehicle is not on this site.'],
  'field.vehicle': ['must be a vehicle of this site'],
  'field.choice': ['must be one of ', ['values']],
  'field.dayFrom': ['must be a day from ', ['day'], ' on'],
  'field.serviceDayFrom': ['must be a day from ', ['day'], ' on, as yyyy-mm-dd'],
  'field.otherDealership': ['does not belong to this dealership, whose locations are ', ['places']],
  'field.otherPlace': ['is not that of this location, which is ', ['dealership']],
  'target.none': ['"', ['target'], '" is no target of ', ['site'], '. Its targets are ', ['targets'], '.'],
  'target.allReached': [
    'The lead has reached all its targets. Name one as "target" to send it there again: ',
    ['targets'],
    '.',
  ],
  'field.target': ['has nothing to be sent to'],
  captcha: ['Nothing proved that a person sent this. Please turn JavaScript on and try again, or call us.'],
  'field.captcha': ['must be a proof of the site’s captcha service'],
  'photo.none': ['There is no such photo.'],
});
