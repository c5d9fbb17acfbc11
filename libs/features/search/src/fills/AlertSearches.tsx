import { useAppSelector } from '@forecourt/runtime/store';
import { selectSavedSearches } from '../state/searchSlice.js';

/** The searches of this device as fields of a form that asks for messages. */
export function Component() {
  const searches = useAppSelector(selectSavedSearches);
  if (searches.length === 0) return null;
  return (
    <>
      <p>
        {searches.length === 1
          ? 'Your saved search goes with it.'
          : `Your ${searches.length} saved searches go with it.`}
      </p>
      {searches.map(({ href, text }) => (
        <span key={href} hidden>
          <input type="hidden" name="search_href" value={href} />
          <input type="hidden" name="search_text" value={text.slice(0, 400)} />
        </span>
      ))}
    </>
  );
}
