// Apart from the names of options, which a page's first script holds: the words do not come with them.
import { findSection, type Configured } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { enquiryWords } from '../words/enquiryWords.js';
import type { EnquirySay } from '../words/say.js';
import type { TradeInOptions, TradeInQuestion } from './options.js';
import { TRADE_IN_PAGES, tradeInSection } from './pages.js';

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
