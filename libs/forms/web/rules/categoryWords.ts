import { CATEGORY } from '@forecourt/enquiry';
import type { FormsKey, FormsSay } from './words.js';

const WORDS: ReadonlyMap<string, FormsKey> = new Map<string, FormsKey>([
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

/** What a choice of the form says for a category; one of the dealer's own is its name. */
export function categoryWords(category: string, say: FormsSay): string {
  const key = WORDS.get(category);
  return key === undefined ? category : say(key);
}
