import { findSection, type Configured } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { enquiryWords } from '../words/enquiryWords.js';
import type { EnquiryKey, EnquirySay } from '../words/say.js';
import { TRADE_IN_PAGES, tradeInSection, type TradeInPage } from './pages.js';

/** One answer of a question, and what it does to the value: percent of it, or whole dollars, below 0 for less. */
export interface TradeInAnswer {
  readonly value: string;
  readonly label: string;
  readonly percent?: number | undefined;
  readonly dollars?: number | undefined;
}

/** A question about the car (B7, "adjustments"). */
export interface TradeInQuestion {
  readonly id: string;
  readonly label: string;
  readonly answers: readonly TradeInAnswer[];
}

/** When an estimate is given online, and how it follows from what comparable vehicles are advertised for. */
export interface TradeInValuation {
  readonly isShown: boolean;
  /** Percent of comparable advertised prices that the dealer reckons with. */
  readonly offerPercent: number;
  readonly leastComparables: number;
  /** 0 to 1. */
  readonly leastConfidence: number;
  readonly mostYears: number;
  readonly mostKms: number;
}

export const TRADE_IN_EXTRAS = ['preferred_contact', 'under_finance', 'has_trade_in'] as const;
/** Extra fields of some dealers (B2.9, B5.3). */
export type TradeInExtra = (typeof TRADE_IN_EXTRAS)[number];

const EXTRA_LABELS = {
  preferred_contact: 'extra.preferredContact',
  under_finance: 'extra.underFinance',
  has_trade_in: 'extra.hasTradeIn',
} as const satisfies Record<TradeInExtra, EnquiryKey>;

/** What an extra field is called (B5.3). */
export const extraLabel = (extra: TradeInExtra, say: EnquirySay): string => say(EXTRA_LABELS[extra]);

export const CONTACT_WAYS = ['Phone', 'Email', 'SMS'] as const;
export const YES_NO = ['Yes', 'No'] as const;

export const AU_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type AuState = (typeof AU_STATES)[number];

/** Options of a site that its pages and the service share. */
export interface TradeInOptions {
  readonly tradeInPages: readonly TradeInPage[];
  readonly tradeInExtras: readonly TradeInExtra[];
  readonly tradeInQuestions: readonly TradeInQuestion[];
  readonly tradeInValuation: TradeInValuation;
  /** Photos that a shopper may add to a car; 0 for none. */
  readonly tradeInPhotos: number;
}

/** Options where a site has none of its own. The limits of age and kilometres are those of B9. */
export const TRADE_IN_DEFAULTS: Omit<TradeInOptions, 'tradeInQuestions'> = {
  tradeInPages: [...TRADE_IN_PAGES],
  tradeInExtras: [],
  tradeInValuation: {
    isShown: true,
    offerPercent: 85,
    leastComparables: 3,
    leastConfidence: 0.2,
    mostYears: 7,
    mostKms: 100_000,
  },
  tradeInPhotos: 8,
};

/** The questions of sites that have none of their own. */
export const ourQuestions = (say: EnquirySay): readonly TradeInQuestion[] => [
  {
    id: 'condition',
    label: say('question.condition'),
    answers: [
      { value: 'excellent', label: say('question.condition.excellent'), percent: 3 },
      { value: 'good', label: say('question.condition.good') },
      { value: 'fair', label: say('question.condition.fair'), percent: -7 },
      { value: 'poor', label: say('question.condition.poor'), percent: -20 },
    ],
  },
  {
    id: 'service-history',
    label: say('question.history'),
    answers: [
      { value: 'full', label: say('question.history.full') },
      { value: 'partial', label: say('question.history.partial'), percent: -4 },
      { value: 'none', label: say('question.history.none'), percent: -8 },
    ],
  },
  {
    id: 'accidents',
    label: say('question.accidents'),
    answers: [
      { value: 'no', label: say('question.accidents.no') },
      { value: 'repaired', label: say('question.accidents.repaired'), percent: -8 },
      { value: 'damaged', label: say('question.accidents.damaged'), percent: -20 },
    ],
  },
  {
    id: 'keys',
    label: say('question.keys'),
    answers: [
      { value: 'two', label: say('question.keys.two') },
      { value: 'one', label: say('question.keys.one'), dollars: -400 },
    ],
  },
];

/** Trade-in options of a site, the platform's own where it has none. */
export const tradeInOptions = (site: Pick<Configured, 'config'>): TradeInOptions => ({
  ...TRADE_IN_DEFAULTS,
  tradeInQuestions: ourQuestions(wordsOf(site, enquiryWords)),
  ...findSection(site, tradeInSection),
});
