import { CATEGORY } from './categories.js';
import type { EnquiryKey, EnquirySay } from './words/say.js';

const WORDS: ReadonlyMap<string, EnquiryKey> = new Map<string, EnquiryKey>([
  [CATEGORY.general, 'category.general'],
  [CATEGORY.vehicle, 'category.vehicle'],
  [CATEGORY.testDrive, 'category.testDrive'],
  [CATEGORY.finance, 'category.finance'],
  [CATEGORY.offer, 'category.offer'],
  [CATEGORY.service, 'category.service'],
  [CATEGORY.parts, 'category.parts'],
  [CATEGORY.careers, 'category.careers'],
  [CATEGORY.reservation, 'category.reservation'],
  [CATEGORY.purchase, 'category.purchase'],
  [CATEGORY.tradeIn, 'category.tradeIn'],
  [CATEGORY.sell, 'category.sell'],
]);

/** A category as shoppers read it; one of the dealer's own is its name. */
export function categoryWords(category: string, say: EnquirySay): string {
  const key = WORDS.get(category);
  return key === undefined ? category : say(key);
}
