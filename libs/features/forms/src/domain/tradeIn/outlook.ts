import { beyondEstimates, wholeNumber, type ByHandReason, type TradeInOptions } from '@forecourt/enquiry';
import { formatNumber } from '@forecourt/vehicle';
import { carText, type TradeInValues } from './tradeInValues.js';

type Limits = Pick<TradeInOptions, 'tradeInValuation'>;

/** What a site's page for a shopper's own car may promise, before anything is known of the car. */
export const tradeInPromise = ({ tradeInValuation: { isShown } }: Limits): string =>
  isShown
    ? 'Where enough cars like yours are for sale, you see an estimate as soon as you send your details. ' +
      'We value any other car by hand and call you about it.'
    : 'We value every car by hand and call you about yours.';

/**
 * What comes of sending the details, by what is known of the car: an estimate is promised for no car, as the market
 * decides only then, and those beyond the site's limits hear that a person values them (TRD-03).
 */
export function tradeInOutlook(values: TradeInValues, limits: Limits, thisYear: number): string {
  const year = wholeNumber(carText(values, 'year')) ?? thisYear;
  const kms = wholeNumber(carText(values, 'kms')) ?? 0;
  const beyond = beyondEstimates({ year, kms }, limits, thisYear);
  if (beyond) return `${byHandWords(beyond, limits)} Send us your details and we call you about it.`;
  return (
    'If enough cars like yours are for sale, your estimate is on the next page. If not, we value your car by hand ' +
    'and call you about it.'
  );
}

/** Why a car gets no estimate online, in words. */
export function byHandWords(reason: ByHandReason, { tradeInValuation: rules }: Limits): string {
  const words: Readonly<Record<ByHandReason, string>> = {
    'not-shown': 'We value every car by hand.',
    'too-old':
      `Online estimates are generally not given for cars over ${rules.mostYears} years: ` + 'we value yours by hand.',
    'too-many-kms':
      `Online estimates are generally not given for cars over ${formatNumber(rules.mostKms)} km: ` +
      'we value yours by hand.',
    'few-comparables': 'Not enough comparable vehicles: we value it by hand.',
    'little-value': 'Your answers leave too little for an honest estimate: we value it by hand.',
    unavailable: 'The estimate cannot be worked out just now: we value it by hand.',
  };
  return words[reason];
}
