import { createContext } from 'react';
import type { Worded } from '@forecourt/words';

/**
 * The site whose words the kit says; a host puts its site in (`siteContexts`). Without one they are in English. It is
 * apart from the messages, which no host's entry has to load.
 */
export const KitSite = createContext<Worded>({ config: {} });
