// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const financeMathsWords = defineWords<{
  'frequency.weekly': null;
  'frequency.fortnightly': null;
  'frequency.monthly': null;
  'frequency.yearly': null;
  'period.weekly': null;
  'period.fortnightly': null;
  'period.monthly': null;
  'period.yearly': null;
  term: { years: number };
  rate: { rate: string | number };
  rates: { from: string | number; to: string | number };
  'fee.once': { label: string | number; amount: string | number };
  'fee.monthly': { label: string | number; amount: string | number };
  'fee.establishment': null;
  'total.includes': { fees: string | number };
  'total.leavesOut': { parts: string | number };
  'total.finalPayment': { amount: string | number };
  'total.lenderFees': null;
  'problem.between': { min: string | number; max: string | number };
  'problem.deposit': null;
  'problem.finalPayment': null;
  'budget.show': { carType: string | number };
  'budget.none': { carType: string | number };
  'budget.noneFound': { carType: string | number };
  enquire: null;
  disclaimer: null;
  warning: null;
  teaser: { repayment: string | number };
  'page.title': null;
  'page.intro': null;
  'page.enquiryTitle': null;
  'page.enquiryText': null;
  'page.enquiryButton': null;
  'personalised.link': null;
  'personalised.title': null;
  'personalised.intro': null;
  'personalised.repayment': null;
  'personalised.term': null;
  'personalised.indication': null;
  'personalised.button': null;
  'personalised.consent': null;
  'budget.footnote': null;
  'budget.title': null;
  'budget.intro': null;
  'budget.homeText': null;
  'budget.range': null;
  'budget.car': null;
}>('finance-maths', {
  'frequency.weekly': ['Weekly'],
  'frequency.fortnightly': ['Fortnightly'],
  'frequency.monthly': ['Monthly'],
  'frequency.yearly': ['Yearly'],
  'period.weekly': ['wk'],
  'period.fortnightly': ['fn'],
  'period.monthly': ['mo'],
  'period.yearly': ['yr'],
  term: [['years'], ' ', ['years', 'plural', { one: ['year'], other: ['years'] }]],
  rate: [['rate'], '% p.a.'],
  rates: [['from'], '% to ', ['to'], '% p.a.'],
  'fee.once': [['label'], ' $', ['amount']],
  'fee.monthly': [['label'], ' $', ['amount'], ' a month'],
  'fee.establishment': ['Establishment fee'],
  'total.includes': ['Fees in the total: ', ['fees'], '.'],
  'total.leavesOut': ['Not in the total: ', ['parts'], '.'],
  'total.finalPayment': ['the final payment of ', ['amount']],
  'total.lenderFees': ['the lender’s fees'],
  'problem.between': ['Cannot be less than ', ['min'], ' or more than ', ['max']],
  'problem.deposit': ['The deposit covers the whole amount'],
  'problem.finalPayment': ['The final payment cannot be more than what is borrowed'],
  'budget.show': ['View ', ['carType'], 's In This Range'],
  'budget.none': ['0 ', ['carType'], 's Found'],
  'budget.noneFound': ['No ', ['carType'], 's found for this budget'],
  enquire: ['Enquire for Finance'],
  disclaimer: [
    'Interest rate 6.29% p.a., comparison rate 8.19% p.a., based on a 5-year secured loan of $30,000. Estimates are for information only and are no offer of credit. Fees, charges, terms and the lender’s approval criteria apply.',
  ],
  warning: [
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  ],
  teaser: ['Only ', ['repayment'], '/wk*'],
  'page.title': ['Vehicle finance'],
  'page.intro': ['Work out what a loan would cost, then ask us for a quote on your own terms.'],
  'page.enquiryTitle': ['Ask about finance'],
  'page.enquiryText': [
    'Tell us what you have in mind. We answer with the rate, the fees and what you would pay in total.',
  ],
  'page.enquiryButton': ['Get Finance'],
  'personalised.link': ['Personalised quote'],
  'personalised.title': ['Personalised finance'],
  'personalised.intro': [
    'A quote for this vehicle on your own terms: how you rate your credit, and how long you would like to repay.',
  ],
  'personalised.repayment': ['A weekly repayment with its interest rate and comparison rate'],
  'personalised.term': ['For the term that suits you, and for how you rate your own credit'],
  'personalised.indication': ['An indication to plan with, and no application for credit'],
  'personalised.button': ['See my quote'],
  'personalised.consent': [
    'We use these details to contact you about finance for this vehicle, as our privacy policy says. This is no application for credit.',
  ],
  'budget.footnote': ['Based on a 5-year term. Indicative only: interest, fees and balloon payments are not included.'],
  'budget.title': ['Find cars for your budget'],
  'budget.intro': ['Say what you can repay and what you have saved, and see which of our vehicles that buys.'],
  'budget.homeText': ['Start with a repayment that suits you.'],
  'budget.range': ['Or choose a price range'],
  'budget.car': ['Car'],
});
