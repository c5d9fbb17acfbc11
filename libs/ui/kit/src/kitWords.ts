import { createContext, use } from 'react';
import { plainWordsOf, type SayOf, type Worded } from '@forecourt/words';
import { uiKitWords } from './words/uiKitWords.js';

export type KitSay = SayOf<typeof uiKitWords>;

/** The site whose words the kit says; a host puts its site in (`siteContexts`). Without one they are in English. */
export const KitSite = createContext<Worded>({ config: {} });

/** Messages of the kit, without the code that counts: they are in every page's first script. */
export const useKitWords = (): KitSay => plainWordsOf(use(KitSite), uiKitWords);
