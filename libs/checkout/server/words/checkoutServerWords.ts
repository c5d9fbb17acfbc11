// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const checkoutServerWords = defineWords<{
  decoy: null;
  'field.decoy': null;
  'field.choice': { values: string | number };
  'signIn.please': null;
  'field.valuation': null;
  'field.outright': null;
  'field.pickUp': null;
  'reservation.fact.reference': null;
  'reservation.fact.vehicle': null;
  'reservation.fact.deposit': null;
  'reservation.fact.heldUntil': null;
  'reservation.fact.where': null;
  'reservation.fact.hours': null;
  'reservation.fact.phone': null;
  'reservation.see.reservation': null;
  'reservation.see.purchase': null;
  'reservation.note.completed': null;
  'reservation.note.live': null;
  'reservation.calendar.summary': { vehicle: string | number };
  'reservation.calendar.description': { dealer: string | number; reference: string | number };
  'reservation.held.subject': { vehicle: string | number };
  'reservation.held.text': { deposit: string | number; moment: string | number };
  'reservation.held.refundable': null;
  'reservation.over.subject': { vehicle: string | number };
  'reservation.over.byDealer': null;
  'reservation.over.text': null;
  'reservation.over.refund': { deposit: string | number };
  'reservation.completed.subject': { vehicle: string | number };
  'reservation.completed.text': null;
  'reservation.completed.deposit': { deposit: string | number };
  'reservation.refunded.subject': { deposit: string | number };
  'reservation.refunded.text': { deposit: string | number };
  'reservation.lead.message': { reference: string | number; words: string | number };
  'reservation.lead.started': { deposit: string | number; moment: string | number };
  'reservation.lead.held': { deposit: string | number; moment: string | number };
  'reservation.lead.holdEnds': null;
  'reservation.lead.releasedAtDesk': null;
  'reservation.lead.released': null;
  'reservation.lead.cancelled': null;
  'reservation.lead.refund': { deposit: string | number };
  'reservation.lead.refunded': { deposit: string | number };
  'reservation.notHere': null;
  'reservation.taken': null;
  'reservation.full': { minutes: number };
  'reservation.notOnline': null;
  'reservation.noPayment': null;
  'reservation.paymentNotStopped': null;
  'reservation.none': null;
  'reservation.notHeld': null;
  'reservation.madeBefore': null;
  'purchase.reserved': null;
  'purchase.notOnline': null;
  'purchase.noSummary': null;
  'purchase.noValuation': null;
  'purchase.noFinance': null;
  'purchase.where': null;
  'purchase.noDelivery': null;
  'purchase.farDelivery': null;
  'purchase.noAddress': null;
  'purchase.wants': null;
  'purchase.priceOf': { label: string | number };
  'purchase.aboutPrice': null;
  'purchase.tradeIn': null;
  'purchase.tradeIn.none': null;
  'purchase.tradeIn.later': null;
  'purchase.tradeIn.estimate': { car: string | number; low: string | number; high: string | number };
  'purchase.tradeIn.byPerson': { car: string | number };
  'purchase.payment': null;
  'purchase.payment.outright': null;
  'purchase.payment.finance': { term: string | number };
  'purchase.payment.deposit': null;
  'purchase.estimate': null;
  'purchase.estimate.byPerson': null;
  'purchase.estimate.repayment': {
    repayment: string | number;
    frequency: string | number;
    borrowed: string | number;
    rate: string | number;
    comparison: string | number;
  };
  'purchase.estimate.final': { amount: string | number };
  'purchase.estimate.total': { amount: string | number };
  'purchase.estimate.about': null;
  'purchase.estimate.basis': { amount: string | number; years: number; warning: string | number };
  'purchase.pickUp': null;
  'purchase.delivery': null;
  'purchase.delivery.to': { address: string | number; region: string | number; price: string | number };
  'purchase.delivery.noRegion': null;
  'purchase.delivery.noPrice': null;
  'purchase.delivery.free': null;
  'purchase.paper.title': { reference: string | number; dealer: string | number };
  'purchase.paper.subject': { vehicle: string | number; number: string | number };
  'purchase.paper.heading': { reference: string | number };
  'purchase.paper.vehicle': { vehicle: string | number; number: string | number };
  'purchase.paper.amounts': null;
  'purchase.paper.choices': null;
  'purchase.paper.you': null;
  'purchase.paper.agreed': { moment: string | number };
  'purchase.paper.foot': { legalName: string | number; moment: string | number; number: string | number };
  'purchase.standing.none': null;
  'purchase.standing.held': { reference: string | number; deposit: string | number; moment: string | number };
  'purchase.standing.completed': { reference: string | number; deposit: string | number };
  'purchase.standing.unpaid': { reference: string | number; deposit: string | number; moment: string | number };
  'purchase.standing.over': { reference: string | number };
  'purchase.notHere': null;
  'purchase.lacksAnswers': null;
  'purchase.amountsChanged': null;
  'purchase.begun': null;
}>('checkout-server', {
  decoy: ['This cannot be sent. Please call us.'],
  'field.decoy': ['must be left empty'],
  'field.choice': ['must be one of ', ['values']],
  'signIn.please': ['Please sign in first.'],
  'field.valuation': ['must be a valuation of your own'],
  'field.outright': ['must be outright: this vehicle has no finance'],
  'field.pickUp': ['must be pick-up: nothing is delivered here'],
  'reservation.fact.reference': ['Reference'],
  'reservation.fact.vehicle': ['Vehicle'],
  'reservation.fact.deposit': ['Deposit'],
  'reservation.fact.heldUntil': ['Held until'],
  'reservation.fact.where': ['Where'],
  'reservation.fact.hours': ['Hours'],
  'reservation.fact.phone': ['Phone'],
  'reservation.see.reservation': ['See your reservation'],
  'reservation.see.purchase': ['See your purchase'],
  'reservation.note.completed': ['Whoever has this link can see the reservation. Keep it to yourself.'],
  'reservation.note.live': ['Whoever has this link can see and cancel the reservation. Keep it to yourself.'],
  'reservation.calendar.summary': ['Held for you until then: ', ['vehicle']],
  'reservation.calendar.description': [['dealer'], ', reference ', ['reference'], '.'],
  'reservation.held.subject': ['Reserved: ', ['vehicle']],
  'reservation.held.text': [
    'We have your deposit of ',
    ['deposit'],
    ', and the vehicle is held for you until ',
    ['moment'],
    '.',
  ],
  'reservation.held.refundable': [
    'The deposit is fully refundable: cancel with the link below, or let the time pass, and it goes back to you.',
  ],
  'reservation.over.subject': ['Your reservation is over: ', ['vehicle']],
  'reservation.over.byDealer': ['The dealer has ended your reservation: the vehicle is not held for you any more.'],
  'reservation.over.text': ['The vehicle is not held for you any more.'],
  'reservation.over.refund': [
    'Your deposit of ',
    ['deposit'],
    ' goes back the way it came. Banks take a few days for it.',
  ],
  'reservation.completed.subject': ['Completed: your reservation of ', ['vehicle']],
  'reservation.completed.text': ['Thank you: the dealer has completed your reservation, as you bought the vehicle.'],
  'reservation.completed.deposit': [
    'Your deposit of ',
    ['deposit'],
    ' is part of its price. If that is not so, please tell us at once.',
  ],
  'reservation.refunded.subject': ['Your deposit was refunded: ', ['deposit']],
  'reservation.refunded.text': [
    'We gave your deposit of ',
    ['deposit'],
    ' back. Banks take a few days until you see it.',
  ],
  'reservation.lead.message': [['reference'], ': ', ['words']],
  'reservation.lead.started': [
    'Wants to reserve this vehicle online. The deposit of ',
    ['deposit'],
    ' is not paid yet; the vehicle is kept for it until ',
    ['moment'],
    '.',
  ],
  'reservation.lead.held': [
    'Paid the deposit of ',
    ['deposit'],
    '. The vehicle is held until ',
    ['moment'],
    ' and shows as reserved.',
  ],
  'reservation.lead.holdEnds': ['the hold ends'],
  'reservation.lead.releasedAtDesk': ['Released at the desk; the vehicle is on offer again.'],
  'reservation.lead.released': ['The time of the hold is over; the vehicle is on offer again.'],
  'reservation.lead.cancelled': ['Cancelled the reservation; the vehicle is on offer again.'],
  'reservation.lead.refund': ['The deposit of ', ['deposit'], ' goes back.'],
  'reservation.lead.refunded': ['The deposit of ', ['deposit'], ' was given back.'],
  'reservation.notHere': ['Vehicles cannot be reserved online here.'],
  'reservation.taken': ['Somebody else is reserving this vehicle, or has reserved it.'],
  'reservation.full': [
    'Two vehicles are waiting for their deposit already, under your details or from your internet connection. Pay for one of them or cancel it, or wait: what is not paid ends after ',
    ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }],
    '. You can also call us, and we reserve the vehicle for you.',
  ],
  'reservation.notOnline': ['This vehicle cannot be reserved online.'],
  'reservation.noPayment': ['The payment page could not be opened just now. Nothing was charged; please try again.'],
  'reservation.paymentNotStopped': ['The payment could not be stopped just now. Please try again.'],
  'reservation.none': ['There is no such reservation.'],
  'reservation.notHeld': ['This reservation is not held any more: nothing was changed.'],
  'reservation.madeBefore': ['A reservation with this key was made already, with other words.'],
  'purchase.reserved': ['Somebody else has reserved this vehicle.'],
  'purchase.notOnline': ['This vehicle cannot be bought online.'],
  'purchase.noSummary': ['There is no summary of a purchase yet.'],
  'purchase.noValuation': ['We cannot find this valuation any more.'],
  'purchase.noFinance': ['There is no finance for this vehicle.'],
  'purchase.where': ['Please choose where you pick it up.'],
  'purchase.noDelivery': ['Vehicles are picked up here.'],
  'purchase.farDelivery': ['We cannot price a delivery there online. Please choose pick-up, or give us a call.'],
  'purchase.noAddress': ['Please enter your street and suburb.'],
  'purchase.wants': ['Wants to buy this vehicle online.'],
  'purchase.priceOf': ['Price (', ['label'], ')'],
  'purchase.aboutPrice': ['About the price'],
  'purchase.tradeIn': ['Trade-in'],
  'purchase.tradeIn.none': ['None'],
  'purchase.tradeIn.later': ['Yes, to be valued by a person'],
  'purchase.tradeIn.estimate': [['car'], ', estimate ', ['low'], ' to ', ['high']],
  'purchase.tradeIn.byPerson': [['car'], ', to be valued by a person'],
  'purchase.payment': ['Payment'],
  'purchase.payment.outright': ['Outright'],
  'purchase.payment.finance': ['With finance over ', ['term']],
  'purchase.payment.deposit': ['Deposit on the loan'],
  'purchase.estimate': ['Finance estimate'],
  'purchase.estimate.byPerson': ['To be worked out by a person'],
  'purchase.estimate.repayment': [
    ['repayment'],
    ' ',
    [
      'frequency',
      'select',
      { weekly: ['a week'], fortnightly: ['a fortnight'], monthly: ['a month'], other: ['a year'] },
    ],
    ' for ',
    ['borrowed'],
    ' borrowed, interest rate ',
    ['rate'],
    '% p.a., comparison rate ',
    ['comparison'],
  ],
  'purchase.estimate.final': ['final payment ', ['amount']],
  'purchase.estimate.total': ['total ', ['amount']],
  'purchase.estimate.about': ['About the comparison rate'],
  'purchase.estimate.basis': [
    'For a secured loan of ',
    ['amount'],
    ' over ',
    ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }],
    '. ',
    ['warning'],
  ],
  'purchase.pickUp': ['Pick-up'],
  'purchase.delivery': ['Delivery'],
  'purchase.delivery.to': [['address'], ' (', ['region'], '): ', ['price']],
  'purchase.delivery.noRegion': ['region to be confirmed'],
  'purchase.delivery.noPrice': ['price to be told by us'],
  'purchase.delivery.free': ['free'],
  'purchase.paper.title': ['Purchase ', ['reference'], ' | ', ['dealer']],
  'purchase.paper.subject': [['vehicle'], ', stock no. ', ['number']],
  'purchase.paper.heading': ['Your purchase ', ['reference']],
  'purchase.paper.vehicle': [['vehicle'], ' · Stock no. ', ['number']],
  'purchase.paper.amounts': ['Amounts'],
  'purchase.paper.choices': ['Your choices'],
  'purchase.paper.you': ['You'],
  'purchase.paper.agreed': ['Agreed to on ', ['moment']],
  'purchase.paper.foot': [['legalName'], ' · Printed ', ['moment'], ' · Page ', ['number']],
  'purchase.standing.none': ['The deposit is not paid yet, and the vehicle is not held.'],
  'purchase.standing.held': [
    'Deposit ',
    ['reference'],
    ': ',
    ['deposit'],
    ' paid. The vehicle is held until ',
    ['moment'],
    '.',
  ],
  'purchase.standing.completed': ['Deposit ', ['reference'], ': ', ['deposit'], ' paid, part of the price.'],
  'purchase.standing.unpaid': [
    'Deposit ',
    ['reference'],
    ': ',
    ['deposit'],
    ' not paid yet. The vehicle waits until ',
    ['moment'],
    '.',
  ],
  'purchase.standing.over': ['Deposit ', ['reference'], ': over. The vehicle is not held any more.'],
  'purchase.notHere': ['Vehicles cannot be bought online here.'],
  'purchase.lacksAnswers': ['Some steps of this purchase still lack their answers.'],
  'purchase.amountsChanged': ['The amounts have changed since you saw them. Please read the summary again.'],
  'purchase.begun': ['The deposit of this purchase has been begun: it stands as you agreed to it.'],
});
