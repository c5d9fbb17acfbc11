// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const purchasesWords = defineWords<{
  wants: null;
  priceOf: { label: string | number };
  aboutPrice: null;
  tradeIn: null;
  'tradeIn.none': null;
  'tradeIn.later': null;
  'tradeIn.estimate': { car: string | number; low: string | number; high: string | number };
  'tradeIn.byPerson': { car: string | number };
  payment: null;
  'payment.outright': null;
  'payment.finance': { term: string | number };
  'payment.deposit': null;
  estimate: null;
  'estimate.byPerson': null;
  'estimate.repayment': {
    repayment: string | number;
    frequency: string | number;
    borrowed: string | number;
    rate: string | number;
    comparison: string | number;
  };
  'estimate.final': { amount: string | number };
  'estimate.total': { amount: string | number };
  'estimate.about': null;
  'estimate.basis': { amount: string | number; years: number; warning: string | number };
  pickUp: null;
  delivery: null;
  'delivery.to': { address: string | number; region: string | number; price: string | number };
  'delivery.noRegion': null;
  'delivery.noPrice': null;
  'delivery.free': null;
  'paper.title': { reference: string | number; dealer: string | number };
  'paper.subject': { vehicle: string | number; number: string | number };
  'paper.heading': { reference: string | number };
  'paper.vehicle': { vehicle: string | number; number: string | number };
  'paper.amounts': null;
  'paper.choices': null;
  'paper.you': null;
  'paper.agreed': { moment: string | number };
  'paper.foot': { legalName: string | number; moment: string | number; number: string | number };
  'standing.none': null;
  'standing.held': { reference: string | number; deposit: string | number; moment: string | number };
  'standing.completed': { reference: string | number; deposit: string | number };
  'standing.unpaid': { reference: string | number; deposit: string | number; moment: string | number };
  'standing.over': { reference: string | number };
  notHere: null;
  lacksAnswers: null;
  amountsChanged: null;
  begun: null;
}>('purchases', {
  wants: ['Wants to buy this vehicle online.'],
  priceOf: ['Price (', ['label'], ')'],
  aboutPrice: ['About the price'],
  tradeIn: ['Trade-in'],
  'tradeIn.none': ['None'],
  'tradeIn.later': ['Yes, to be valued by a person'],
  'tradeIn.estimate': [['car'], ', estimate ', ['low'], ' to ', ['high']],
  'tradeIn.byPerson': [['car'], ', to be valued by a person'],
  payment: ['Payment'],
  'payment.outright': ['Outright'],
  'payment.finance': ['With finance over ', ['term']],
  'payment.deposit': ['Deposit on the loan'],
  estimate: ['Finance estimate'],
  'estimate.byPerson': ['To be worked out by a person'],
  'estimate.repayment': [
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
  'estimate.final': ['final payment ', ['amount']],
  'estimate.total': ['total ', ['amount']],
  'estimate.about': ['About the comparison rate'],
  'estimate.basis': [
    'For a secured loan of ',
    ['amount'],
    ' over ',
    ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }],
    '. ',
    ['warning'],
  ],
  pickUp: ['Pick-up'],
  delivery: ['Delivery'],
  'delivery.to': [['address'], ' (', ['region'], '): ', ['price']],
  'delivery.noRegion': ['region to be confirmed'],
  'delivery.noPrice': ['price to be told by us'],
  'delivery.free': ['free'],
  'paper.title': ['Purchase ', ['reference'], ' | ', ['dealer']],
  'paper.subject': [['vehicle'], ', stock no. ', ['number']],
  'paper.heading': ['Your purchase ', ['reference']],
  'paper.vehicle': [['vehicle'], ' · Stock no. ', ['number']],
  'paper.amounts': ['Amounts'],
  'paper.choices': ['Your choices'],
  'paper.you': ['You'],
  'paper.agreed': ['Agreed to on ', ['moment']],
  'paper.foot': [['legalName'], ' · Printed ', ['moment'], ' · Page ', ['number']],
  'standing.none': ['The deposit is not paid yet, and the vehicle is not held.'],
  'standing.held': ['Deposit ', ['reference'], ': ', ['deposit'], ' paid. The vehicle is held until ', ['moment'], '.'],
  'standing.completed': ['Deposit ', ['reference'], ': ', ['deposit'], ' paid, part of the price.'],
  'standing.unpaid': [
    'Deposit ',
    ['reference'],
    ': ',
    ['deposit'],
    ' not paid yet. The vehicle waits until ',
    ['moment'],
    '.',
  ],
  'standing.over': ['Deposit ', ['reference'], ': over. The vehicle is not held any more.'],
  notHere: ['Vehicles cannot be bought online here.'],
  lacksAnswers: ['Some steps of this purchase still lack their answers.'],
  amountsChanged: ['The amounts have changed since you saw them. Please read the summary again.'],
  begun: ['The deposit of this purchase has been begun: it stands as you agreed to it.'],
});
