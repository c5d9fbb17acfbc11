import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isModelYear, plateOf, wholeNumber } from './car.js';
import { tradeInEstimate, type ComparedValue } from './estimate.js';
import { ourQuestions, TRADE_IN_DEFAULTS, tradeInOptions } from './optionsOf.js';
import { adjusted, answerFaults, answersInWords } from './questions.js';
import { enquiryWords } from '../words/enquiryWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, enquiryWords);
const questions = ourQuestions(wordsOf({ config: {} }, enquiryWords));
const OPTIONS = { ...TRADE_IN_DEFAULTS, tradeInQuestions: questions };
const best = Object.fromEntries(questions.map(({ id, answers }) => [id, answers[0]?.value ?? '']));
const market: ComparedValue = { low: 20_000, middle: 22_000, high: 25_000, confidence: 0.6, comparables: 8 };
const car = { year: 2022, kms: 50_000, answers: { ...best, condition: 'good' } };
const estimate = (changes: object = {}, compared: ComparedValue | undefined = market) =>
  tradeInEstimate({ ...car, ...changes }, compared, OPTIONS, 2026);

describe('what a car may be worth', () => {
  it('TRD-03 is the dealer’s share of what comparable cars are advertised for', () => {
    expect(estimate()).toEqual({
      state: 'estimate',
      low: 17_000,
      middle: 18_700,
      high: 21_300,
      confidence: 0.6,
      comparables: 8,
    });
  });
  it('TRD-03 answers change it by percent together, then by dollars', () => {
    const answers = { ...car.answers, condition: 'fair', accidents: 'repaired', keys: 'one' };
    expect(adjusted(10_000, questions, answers)).toBeCloseTo(10_000 * 0.85 - 400);
    expect(adjusted(100, questions, { condition: 'poor', accidents: 'damaged', keys: 'one' })).toBe(0);
  });
  it.each([
    ['over seven years', { year: 2018 }, market, 'too-old'],
    ['over 100,000 km', { kms: 100_001 }, market, 'too-many-kms'],
    ['with two comparable cars', {}, { ...market, comparables: 2 }, 'few-comparables'],
    ['whose comparable cars say little', {}, { ...market, confidence: 0.1 }, 'few-comparables'],
    ['worth next to nothing', {}, { ...market, low: 300, middle: 400, high: 500 }, 'little-value'],
  ])('TRD-01 a car %s is valued by hand', (_name, changes, compared, reason) => {
    expect(estimate(changes, compared)).toEqual({ state: 'by-hand', reason });
  });
  it('TRD-01 a car at the limits is still estimated; one without comparable vehicles is valued by hand', () => {
    expect(estimate({ year: 2019, kms: 100_000 }).state).toBe('estimate');
    expect(tradeInEstimate(car, undefined, OPTIONS, 2026)).toMatchObject({ reason: 'few-comparables' });
    const off = { ...OPTIONS, tradeInValuation: { ...TRADE_IN_DEFAULTS.tradeInValuation, isShown: false } };
    expect(tradeInEstimate(car, market, off, 2026)).toMatchObject({ reason: 'not-shown' });
  });
  it('TRD-03 its ends are in order, and a worse answer never makes it worth more', () => {
    const dollars = fc.integer({ min: 1000, max: 200_000 });
    fc.assert(
      fc.property(
        fc.tuple(dollars, dollars, dollars),
        fc.constantFrom('excellent', 'good', 'fair'),
        (prices, condition) => {
          const [low = 0, middle = 0, high = 0] = [...prices].sort((a, b) => a - b);
          const of = (answer: string) =>
            estimate({ answers: { ...best, condition: answer } }, { ...market, low, middle, high });
          const better = of(condition);
          const worse = of('poor');
          if (better.state === 'estimate')
            expect([better.low <= better.middle, better.middle <= better.high]).toEqual([true, true]);
          if (worse.state === 'estimate') expect(better).toMatchObject({ state: 'estimate' });
          if (worse.state === 'estimate' && better.state === 'estimate')
            expect(worse.high).toBeLessThanOrEqual(better.high);
        },
      ),
    );
  });
});

describe('questions about the car', () => {
  it('TRD-01 each wants one of its own answers, and nothing else is one', () => {
    expect(answerFaults(questions, best, say)).toEqual([]);
    expect(answerFaults(questions, {}, say).map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(answerFaults(questions, { ...best, keys: 'three' }, say)).toMatchObject([{ id: 'keys' }]);
    expect(answerFaults(questions, { ...best, constructor: 'two' }, say)).toMatchObject([{ id: 'constructor' }]);
    expect(answersInWords(questions, best)[3]).toEqual({
      question: 'How many keys does it have?',
      answer: 'Two or more',
    });
  });
});

describe('numbers and plates', () => {
  it.each([
    ['85,000 kms', 85_000],
    ['85 000', 85_000],
    ['$12,000', 12_000],
    ['0', 0],
    ['about 80k', undefined],
    ['8.5', undefined],
    ['1,00', undefined],
    ['-3', undefined],
    ['', undefined],
  ])('FORM-10 %j is %s', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });
  it('TRD-01 a model year is from 1900 to next year', () => {
    expect([1899, 1900, 2027, 2028, 2020.5].map((year) => isModelYear(year, 2026))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
  it('TRD-03 a plate is its letters and digits', () => {
    expect(plateOf(' abc-12 d ')).toBe('ABC12D');
  });
  it('TEN-03 a site’s options override the platform’s', () => {
    expect(tradeInOptions({ config: {} })).toEqual(OPTIONS);
    expect(tradeInOptions({ config: { forms: { tradeInPages: [] } } }).tradeInPages).toEqual([]);
  });
});
