import { useWords } from '@forecourt/composition';
import { SearchedWithin as Line } from '../components/SearchedWithin.js';
import { chosenFilters } from '../rules/chosenFilters.js';
import { addressOf } from '../rules/listingPath.js';
import { UNFILTERED } from '../rules/listingUrl.js';
import { withoutPlainWords, withPlainWords } from '../rules/plainWords.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';

/** What the words are sought in, where something else is chosen, and the way to search for them alone. */
export function SearchedWithin() {
  const say = useWords(searchWords);
  const { site, filters, labels, words } = useListing();
  if (words.text === '') return null;
  const within = chosenFilters(withoutPlainWords(filters, words.text, words.options), site, labels, say);
  if (within.length === 0) return null;
  const alone = withPlainWords(UNFILTERED, words.text, words.options);
  return (
    <Line
      words={words.text}
      within={within.map(({ text }) => text)}
      href={addressOf(alone, site)}
      onAlone={() => words.onAlone()}
    />
  );
}
