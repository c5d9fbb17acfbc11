import type { ByHandReason, StoredTradeIn } from '@forecourt/enquiry';
import { formatDollars, formatKilometres } from '@forecourt/vehicle';
import type { LeadsSay } from '../words/say.js';
import type { Lines } from './leadView.js';

const REASONS = {
  'not-shown': 'reason.notShown',
  'too-old': 'reason.tooOld',
  'too-many-kms': 'reason.tooManyKms',
  'few-comparables': 'reason.fewComparables',
  'little-value': 'reason.littleValue',
  unavailable: 'reason.unavailable',
} as const satisfies Record<ByHandReason, string>;
const DECISIONS = { accepted: 'decision.accepted', person: 'decision.person' } as const;

/** The shopper's own car for people, in the order in which they need it. */
export function tradeInLines(car: StoredTradeIn | undefined, say: LeadsSay): Lines {
  if (!car) return [];
  const { estimate, decision } = car;
  return [
    ['line.tradeIn', `${car.year} ${car.make} ${car.model}`],
    ['line.tradeInRego', [car.rego, car.regoState].filter(Boolean).join(' ')],
    ['line.tradeInOdometer', formatKilometres(car.kms, say.language)],
    ['line.owing', car.owing === undefined ? undefined : formatDollars(car.owing)],
    ...car.said.map(({ question, answer }) => [{ label: question }, answer] as const),
    ['line.estimateShown', estimateWords(estimate, say)],
    ['line.estimate', decision && say(DECISIONS[decision])],
    ...Object.entries(car.valuation ?? {}).map(
      ([name, value]) => [{ label: say('otherValuation', { name }) }, String(value ?? '')] as const,
    ),
  ];
}

function estimateWords(estimate: StoredTradeIn['estimate'], say: LeadsSay): string {
  if (estimate.state !== 'estimate') return say('estimate.none', { reason: say(REASONS[estimate.reason]) });
  const figures = {
    low: formatDollars(estimate.low),
    high: formatDollars(estimate.high),
    middle: formatDollars(estimate.middle),
    count: estimate.comparables,
    confidence: Math.round(estimate.confidence * 100),
  };
  return estimate.years ? say('estimate.ofYears', { ...figures, ...estimate.years }) : say('estimate', figures);
}
