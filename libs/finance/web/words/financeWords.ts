// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const financeWords = defineWords<{
  home: null;
  body: null;
  bodyCount: { count: number; total: number };
  'budget.title': null;
  'budget.repaid': { years: number };
  'budget.update': null;
  'budget.inStock': { count: number };
  'range.price': null;
  'range.from': null;
  'range.to': null;
  'range.view': { kind: string | number };
  repayment: null;
  repayments: null;
  repaymentEvery: { period: string | number };
  interestRate: null;
  comparisonRate: null;
  rate: { rate: string | number };
  totalPayable: null;
  totalRepayments: null;
  finalPayment: null;
  finalPaymentInTotal: null;
  warning: { amount: string | number; years: number; warning: string | number };
  purchasePrice: null;
  term: null;
  deposit: null;
  'field.slider': { field: string | number };
  'field.interest': null;
  'field.deposit': null;
  'field.residual': null;
  'calculator.title': null;
  'calculator.calculate': null;
  'calculator.enquire': null;
  disclaimer: null;
  'disclaimer.open': null;
  'disclaimer.more': null;
  'disclaimer.less': null;
  'estimate.terms': {
    kind: string | number;
    term: string | number;
    deposit: string | number;
    final: string | number;
    balloon: string | number;
  };
  'estimate.charges': { charges: string | number };
  'estimate.back': { link: string | number };
  'estimate.advertised': null;
  'estimate.ownTerms': null;
  'estimate.getFinance': null;
  'estimate.way': { calculator: string | number; disclaimer: string | number };
  'estimate.ways': { calculator: string | number; enquiry: string | number; disclaimer: string | number };
  'estimate.included': null;
  'sticky.comparison': { rate: string | number };
  'purchase.later': null;
  'purchase.terms': {
    borrowed: string | number;
    term: string | number;
    price: string | number;
    deposit: string | number;
    final: string | number;
    residual: string | number;
  };
  'workedOut.title': null;
  'workedOut.goesAlong': { title: string | number };
  'workedOut.change': null;
  'page.budget': { link: string | number };
  'page.about': { vehicle: string | number };
  'quote.fails': null;
  'quote.again': null;
  'quote.choose': null;
  'quote.gone': null;
  'quote.needsVehicle': null;
  'quote.search': null;
  'quote.title': null;
  'quote.terms': { price: string | number; term: string | number };
  'quote.enquire': null;
  'quote.yourTerms': null;
  'quote.credit': null;
  'quote.creditScore': { score: string | number };
  'quote.update': null;
  'person.gate': null;
  'person.noQuote': null;
  'person.noQuoteText': null;
  'person.enquire': null;
  'details.offers': null;
  'details.form': null;
  'details.name': null;
  'details.email': null;
  'details.phone': null;
  'details.agree': null;
  'details.fails': null;
  'details.field': { field: string | number; fault: string | number };
}>('finance', {
  home: ['Home'],
  body: ['Body type'],
  bodyCount: [['count', 'number'], ' of ', ['total', 'number'], ' in budget'],
  'budget.title': ['Your estimated budget'],
  'budget.repaid': ['Repaid over ', ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }]],
  'budget.update': ['Update estimate'],
  'budget.inStock': [['count', 'number'], ' in stock for this budget'],
  'range.price': ['Price'],
  'range.from': ['Price from ($)'],
  'range.to': ['Price up to ($)'],
  'range.view': ['View ', ['kind'], 's By Price'],
  repayment: ['Repayment'],
  repayments: ['Repayments'],
  repaymentEvery: [
    'Repayment, ',
    ['period', 'select', { wk: ['per week'], fn: ['per fortnight'], mo: ['per month'], other: ['per year'] }],
  ],
  interestRate: ['Interest rate'],
  comparisonRate: ['Comparison rate'],
  rate: [['rate'], '% p.a.'],
  totalPayable: ['Total payable on loan'],
  totalRepayments: ['Total repayments'],
  finalPayment: ['Final payment'],
  finalPaymentInTotal: ['Final payment, in the total'],
  warning: [
    'Comparison rate for a secured loan of ',
    ['amount'],
    ' over ',
    ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }],
    '. ',
    ['warning'],
  ],
  purchasePrice: ['Purchase price'],
  term: ['Term'],
  deposit: ['Deposit'],
  'field.slider': [['field'], ', slider'],
  'field.interest': ['Interest rate p.a.'],
  'field.deposit': ['Deposit or trade-in'],
  'field.residual': ['Residual or balloon'],
  'calculator.title': ['Finance calculator'],
  'calculator.calculate': ['Calculate'],
  'calculator.enquire': ['Enquire Now'],
  disclaimer: ['Finance disclaimer'],
  'disclaimer.open': ['Click for Finance Disclaimer'],
  'disclaimer.more': ['Show More'],
  'disclaimer.less': ['Show Less'],
  'estimate.terms': [
    '* ',
    ['kind', 'select', { estimate: ['Estimate'], quote: ['Quote'], other: ['Your own terms:'] }],
    ' over ',
    ['term'],
    ' with a deposit of ',
    ['deposit'],
    ' and ',
    ['final', 'select', { none: ['no final payment'], other: ['a final payment of ', ['balloon']] }],
    '.',
  ],
  'estimate.charges': [['charges'], '.'],
  'estimate.back': [['link'], '.'],
  'estimate.advertised': ['Back to the advertised terms'],
  'estimate.ownTerms': ['Work out your own'],
  'estimate.getFinance': ['Get Finance'],
  'estimate.way': [['calculator'], '. ', ['disclaimer'], '.'],
  'estimate.ways': [['calculator'], ' or ', ['enquiry'], '. ', ['disclaimer'], '.'],
  'estimate.included': ['What the total includes'],
  'sticky.comparison': ['Comparison rate ', ['rate']],
  'purchase.later': ['We work out the repayments for these terms with you, once you have sent your summary.'],
  'purchase.terms': [
    'Estimate for ',
    ['borrowed'],
    ' over ',
    ['term'],
    ': the price of ',
    ['price'],
    ' less ',
    ['deposit'],
    ', with ',
    ['final', 'select', { none: ['no final payment'], other: ['a final payment of ', ['residual']] }],
    '. It is no offer of credit.',
  ],
  'workedOut.title': ['Your calculation'],
  'workedOut.goesAlong': [['title'], ' goes with it.'],
  'workedOut.change': ['Change it'],
  'page.budget': ['Know what you can repay? ', ['link']],
  'page.about': ['About: ', ['vehicle']],
  'quote.fails': ['The quote could not be worked out just now.'],
  'quote.again': ['Try again'],
  'quote.choose': ['Choose a vehicle first'],
  'quote.gone': ['This vehicle is not here any more'],
  'quote.needsVehicle': ['A quote is about one vehicle. Open one that you like, and its finance leads back here.'],
  'quote.search': ['Search vehicles'],
  'quote.title': ['Your quote'],
  'quote.terms': [
    'For ',
    ['price'],
    ' over ',
    ['term'],
    ' without a deposit or a final payment. An indication and no offer of credit: the lender decides after an application.',
  ],
  'quote.enquire': ['Ask about this quote'],
  'quote.yourTerms': ['Your terms'],
  'quote.credit': ['How do you rate your credit?'],
  'quote.creditScore': [
    ['score', 'select', { GREAT: ['Great'], GOOD: ['Good'], FAIR: ['Fair'], other: ['Not so good'] }],
  ],
  'quote.update': ['Update my quote'],
  'person.gate': ['Ask us for your quote'],
  'person.noQuote': ['We answer this one in person'],
  'person.noQuoteText': [
    'There is no instant quote for this vehicle on these terms. Ask us, and we look for a lender.',
  ],
  'person.enquire': ['Ask about finance'],
  'details.offers': ['What you will see'],
  'details.form': ['Your details'],
  'details.name': ['First name'],
  'details.email': ['Email'],
  'details.phone': ['Phone'],
  'details.agree': ['I agree to the terms of use.'],
  'details.fails': ['Your details could not be sent just now. Please try again; nothing you typed is lost.'],
  'details.field': [['field'], ' ', ['fault'], '.'],
});
