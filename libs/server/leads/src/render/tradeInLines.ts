import type { ByHandReason, StoredTradeIn } from '@forecourt/enquiry';
import { formatDollars, formatKilometres } from '@forecourt/vehicle';

const REASONS: Readonly<Record<ByHandReason, string>> = {
  'not-shown': 'this site gives no estimates online',
  'too-old': 'the car is older than those that are estimated online',
  'too-many-kms': 'the car has more kilometres than those that are estimated online',
  'few-comparables': 'not enough comparable vehicles',
  'little-value': 'the answers leave too little for an estimate',
  unavailable: 'the valuation service did not answer',
};
const yearsOf = (years: { from: number; to: number } | undefined): string =>
  years ? ` of ${years.from} to ${years.to}` : '';
const DECISIONS = { accepted: 'accepted by the shopper', person: 'the shopper asks to be called about it' } as const;

/** The shopper's own car for people: labels and texts of one line, in the order in which they are needed. */
export function tradeInLines(car: StoredTradeIn | undefined): [string, string | undefined][] {
  if (!car) return [];
  const { estimate, decision } = car;
  return [
    ['Trade-in', `${car.year} ${car.make} ${car.model}`],
    ['Trade-in rego', [car.rego, car.regoState].filter(Boolean).join(' ')],
    ['Trade-in odometer', formatKilometres(car.kms)],
    ['Still owed on it', car.owing === undefined ? undefined : formatDollars(car.owing)],
    ...car.said.map(({ question, answer }): [string, string] => [question, answer]),
    [
      'Estimate shown',
      estimate.state === 'estimate'
        ? `${formatDollars(estimate.low)} to ${formatDollars(estimate.high)}` +
          `, middle ${formatDollars(estimate.middle)}, of ${estimate.comparables}` +
          ` comparable vehicles${yearsOf(estimate.years)}, confidence ${Math.round(estimate.confidence * 100)}%`
        : `none: ${REASONS[estimate.reason]}`,
    ],
    ['Estimate', decision && DECISIONS[decision]],
    ...Object.entries(car.valuation ?? {}).map(([name, value]): [string, string] => [
      `Other valuation, ${name}`,
      String(value ?? ''),
    ]),
  ];
}
