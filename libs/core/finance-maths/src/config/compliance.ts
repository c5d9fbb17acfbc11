import type { ComplianceNote } from '@forecourt/site-config';
import { comparisonRateWithFees } from '../comparisonRate.js';
import { allFees } from '../calculator.js';
import { wordsOf } from '@forecourt/words';
import { financeMathsWords } from '../words/financeMathsWords.js';
import type { FinanceSection } from './schema.js';

const CODE = 'National Credit Code';

/** Sample of the specification (B9). Its rates are a lender's of another year. */
const SAMPLE = wordsOf({ config: {} }, financeMathsWords)('disclaimer');

/** Two decimals may differ by a lender's own rounding. */
const TOLERANCE = 0.05;

/** The comparison rate that the declared fees make, where it is not the published one. */
function differs(section: Readonly<Record<string, unknown>>): boolean {
  const config = section as unknown as FinanceSection;
  const { siteLender: lender, comparison } = config;
  if (!lender || !comparison.fromFees) return false;
  const computed = comparisonRateWithFees(lender.interestRate, allFees(config), comparison.basis);
  return Math.abs(computed - lender.comparisonRate) > TOLERANCE;
}

export const financeCompliance: readonly ComplianceNote[] = [
  {
    key: 'teaser',
    when: (teaser) => (teaser as FinanceSection['teaser']).rates === 'asterisk',
    rule: `${CODE} ss 160 and 164 (comparison rate)`,
    advice: 'a repayment needs its annual and comparison rate next to it, no less prominent: set "rates" to "beside"',
  },
  {
    key: 'warning',
    when: (warning) => (warning as FinanceSection['warning']).text?.trim() === '',
    rule: `${CODE} s 163 and NCCP Regulations 2010 r 99 (warning)`,
    advice: 'a comparison rate needs the warning about it: write the lender’s words and their version',
  },
  {
    key: 'total',
    when: (total) => total === 'specification',
    rule: 'Australian Consumer Law ss 18 and 29 (misleading price)',
    advice: 'the specification’s total leaves out the final payment and counts a financed fee twice: use "complete"',
  },
  {
    key: 'disclaimer',
    when: (disclaimer) => {
      const { text = SAMPLE } = disclaimer as FinanceSection['disclaimer'];
      return text === SAMPLE;
    },
    rule: `${CODE} s 154 (false or misleading representations)`,
    advice: 'this is sample text with old rates: write what your lender publishes',
  },
  {
    key: 'siteLender',
    when: (_lender, section) => differs(section),
    rule: `${CODE} s 164 (comparison rate)`,
    advice: 'the declared fees make another comparison rate than the published one: check both with the lender',
  },
  {
    key: 'interest',
    when: (interest, section) => {
      const { comparison, siteLender: lender } = section as unknown as FinanceSection;
      const { isFixed } = interest as FinanceSection['interest'];
      return lender !== undefined && !isFixed && !comparison.fromFees;
    },
    rule: `${CODE} s 164 (comparison rate)`,
    advice: 'a rate that the shopper chooses has no comparison rate: fix the rate, or declare all fees',
  },
  {
    key: 'budget',
    when: (budget) => (budget as FinanceSection['budget']).method === 'specification',
    rule: 'Australian Consumer Law ss 18 and 29 (misleading price)',
    advice: 'a budget without interest promises too much: set "method" to "annuity"',
  },
];
