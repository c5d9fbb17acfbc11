import { useWords } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { selectSavedSearches } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';

/** The searches of this device as fields of a form that asks for messages. */
export function Component() {
  const say = useWords(searchWords);
  const searches = useAppSelector(selectSavedSearches);
  if (searches.length === 0) return null;
  return (
    <>
      <p>{say('saved.goWithIt', { count: searches.length })}</p>
      {searches.map(({ href, text }) => (
        <span key={href} hidden>
          <input type="hidden" name="search_href" value={href} />
          <input type="hidden" name="search_text" value={text.slice(0, 400)} />
        </span>
      ))}
    </>
  );
}
