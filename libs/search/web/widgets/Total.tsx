import { useWords } from '@forecourt/composition';
import { totalWords } from '../rules/totalWords.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';

/** Number of vehicles found (SRCH-11). A screen reader announces it as it changes, which the headline doesn’t. */
export function Total() {
  const say = useWords(searchWords);
  const { shown } = useListing();
  return <p role="status">{shown ? totalWords(shown.results, say) : undefined}</p>;
}
