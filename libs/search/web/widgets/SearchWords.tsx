import { useSearchBox } from 'react-instantsearch';
import { WordsField } from '../components/WordsField.js';
import { useListing } from '../instantsearch/listingContext.js';

/** The search field: the listing follows once the typing rests (SRCH-05), by what the words mean (SRCH-03). */
export function SearchWords() {
  const { words } = useListing();
  // InstantSearch keeps the words of an address only where a search box is
  useSearchBox();
  return <WordsField key={words.resets} value={words.text} onText={words.onType} />;
}
