import { wordsOf, type Catalogue, type Say } from '@forecourt/words';
import { useSite } from './siteContext.js';

/** The messages of a library in the words of the site; outside components it is `wordsOf(site, catalogue)`. */
export function useWords<Values extends object>(catalogue: Catalogue<Values>): Say<Values> {
  return wordsOf(useSite(), catalogue);
}
