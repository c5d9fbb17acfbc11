import { useWords } from '@forecourt/composition';
import { totalWords } from '../rules/totalWords.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';

/** How many vehicles there are (SRCH-11): the headline says it too, and is not read out when it changes. */
export function Total() {
  const say = useWords(searchWords);
  const { shown } = useListing();
  return <p role="status">{shown ? totalWords(shown.results, say) : ' '}</p>;
}
