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
});
