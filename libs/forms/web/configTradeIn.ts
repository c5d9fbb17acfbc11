import { z } from 'zod';
import {
  AU_STATES,
  enquiryWords,
  ourQuestions,
  TRADE_IN_DEFAULTS,
  TRADE_IN_EXTRAS,
  TRADE_IN_PAGES,
} from '@forecourt/enquiry';
import { leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { ourFaq, ourTradeInPages } from './rules/ourTexts.js';
import { formsWords } from './words/formsWords.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, formsWords);
const sayEnquiry = wordsOf({ config: {} }, enquiryWords);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be in kebab-case, for example "service-history"');
const answer = z.strictObject({
  value: id,
  label: text,
  percent: z.number().min(-100).max(100).optional().describe('Changes the value by so many percent of it.'),
  dollars: z.int().min(-100_000).max(100_000).optional().describe('Changes the value by so many dollars.'),
});
const question = z.strictObject({
  id,
  label: text,
  answers: z
    .array(answer)
    .min(2)
    .max(20)
    .refine((all) => new Set(all.map(({ value }) => value)).size === all.length, 'must have each value once'),
});
const words = z.strictObject({ title: text, intro: text });
const wholeDollars = z.int().min(1).max(10_000_000);

/** Options of the pages for the shopper's own car. */
export const tradeInSchema = {
  tradeInPages: z
    .array(z.enum(TRADE_IN_PAGES))
    .describe(
      'Pages for the shopper’s own car; empty for none. "trade-in" brings that against a vehicle with ' +
        'it (TRD-01, TRD-05).',
    ),
  tradeInWords: z
    .partialRecord(z.enum(TRADE_IN_PAGES), words)
    .optional()
    .describe(
      'Title and first words of each of these pages. What an online estimate is promised for is added by the ' +
        'page: it follows from "tradeInValuation". ' +
        leftOut(...Object.values(ourTradeInPages(say)).map(({ title }) => title)),
    ),
  tradeInExtras: z
    .array(z.enum(TRADE_IN_EXTRAS))
    .describe(
      'Fields in addition to the contact details: Preferred Contact Method, Is Your Car Currently Under ' +
        'Finance?, whether there is a trade-in (B5.3).',
    ),
  tradeInDefaultState: z.enum(AU_STATES).describe('State of the plate that is chosen already (B9).'),
  tradeInQuestions: z
    .array(question)
    .max(20)
    .refine((all) => new Set(all.map((item) => item.id)).size === all.length, 'must have each id once')
    .optional()
    .describe(
      'Questions about the car, and what their answers do to its value; the step is left out where the list is ' +
        `empty. ${leftOut(...ourQuestions(sayEnquiry).map(({ label }) => label))}`,
    ),
  tradeInValuation: z
    .strictObject({
      isShown: z.boolean().describe('Whether an estimate is given online.'),
      offerPercent: z
        .number()
        .min(1)
        .max(120)
        .describe('Percent of comparable advertised prices that the dealer reckons with.'),
      leastComparables: z.int().min(3).max(100).describe('Comparable vehicles below which a person values the car.'),
      leastConfidence: z.number().min(0).max(1).describe('Confidence below which a person values the car.'),
      mostYears: z.int().min(1).max(50).describe('Age in years beyond which a person values the car (B9: 7).'),
      mostKms: z
        .int()
        .min(1000)
        .max(2_000_000)
        .describe('Kilometres beyond which a person values the car (B9: 100,000).'),
    })
    .describe('When an estimate is given, and how it follows from comparable stock or a partner’s figures.'),
  tradeInFaq: z
    .array(z.strictObject({ question: text, answer: text }))
    .max(30)
    .optional()
    .describe(
      'Questions and answers below the form (TRD-01). `{years}` and `{kms}` are the limits of estimates. ' +
        leftOut(...ourFaq(say, TRADE_IN_DEFAULTS.tradeInValuation).map(({ question: title }) => title)),
    ),
  tradeInPhotos: z
    .int()
    .min(0)
    .max(12)
    .describe('Photos of the car that a shopper may add to the estimate; 0 asks for none (TRD-03).'),
  tradeInMoneyPicks: z.array(wholeDollars).max(20).describe('Amounts to pick from where a field is for money (B5.3).'),
};

export const TRADE_IN_CONFIG = {
  ...TRADE_IN_DEFAULTS,
  tradeInPages: [...TRADE_IN_DEFAULTS.tradeInPages],
  tradeInExtras: [...TRADE_IN_DEFAULTS.tradeInExtras],
  tradeInDefaultState: 'QLD' as const,
  tradeInMoneyPicks: Array.from({ length: 14 }, (_, index) => (index + 1) * 5000),
};
