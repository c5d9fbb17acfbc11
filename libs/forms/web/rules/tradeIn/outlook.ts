import { beyondEstimates, wholeNumber, type ByHandReason, type TradeInOptions } from '@forecourt/enquiry';
import { formatNumber } from '@forecourt/vehicle';
import type { FormsSay } from '../words.js';
import { carText, type TradeInValues } from './tradeInValues.js';

type Limits = Pick<TradeInOptions, 'tradeInValuation'>;

/** What a site's page for a shopper's own car may promise, before anything is known of the car. */
export const tradeInPromise = ({ tradeInValuation: { isShown } }: Limits, say: FormsSay): string =>
  say(isShown ? 'promise.estimate' : 'promise.byHand');

/**
 * What comes of sending the details, by what is known of the car: an estimate is promised for no car, as the market
 * decides only then, and those beyond the site's limits hear that a person values them (TRD-03).
 */
export function tradeInOutlook(values: TradeInValues, limits: Limits, thisYear: number, say: FormsSay): string {
  const year = wholeNumber(carText(values, 'year')) ?? thisYear;
  const kms = wholeNumber(carText(values, 'kms')) ?? 0;
  const beyond = beyondEstimates({ year, kms }, limits, thisYear);
  return beyond ? say('outlook.byHand', { reason: byHandWords(beyond, limits, say) }) : say('outlook.estimate');
}

/** Why a car gets no estimate online, in words. */
export function byHandWords(reason: ByHandReason, { tradeInValuation: rules }: Limits, say: FormsSay): string {
  switch (reason) {
    case 'not-shown':
      return say('byHand.notShown');
    case 'too-old':
      return say('byHand.tooOld', { years: rules.mostYears });
    case 'too-many-kms':
      return say('byHand.tooManyKms', { kms: formatNumber(rules.mostKms) });
    case 'few-comparables':
      return say('byHand.fewComparables');
    case 'little-value':
      return say('byHand.littleValue');
    case 'unavailable':
      return say('byHand.unavailable');
  }
}
