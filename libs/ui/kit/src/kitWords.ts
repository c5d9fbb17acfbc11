import { use } from 'react';
import { plainWordsOf, type SayOf } from '@forecourt/words';
import { KitSite } from './kitSite.js';
import { uiKitWords } from './words/uiKitWords.js';

export type KitSay = SayOf<typeof uiKitWords>;

/** Messages of the kit, without the code that counts: some pages' first scripts have them. */
export const useKitWords = (): KitSay => plainWordsOf(use(KitSite), uiKitWords);
