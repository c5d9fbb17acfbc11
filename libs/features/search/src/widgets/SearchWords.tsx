import { useEffect, useRef } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { WordsField } from '../components/WordsField.js';
import { queryOf } from '../domain/listingUrl.js';
import { useListing } from '../instantsearch/listingContext.js';
import { WORDS } from '../instantsearch/listingRouter.js';

/** The search field: InstantSearch asks once the typing rests (SRCH-05). */
export function SearchWords() {
  const { options, filters, expect } = useListing();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { refine } = useSearchBox();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <WordsField
      value={filters.query}
      onText={(text, isThere) => {
        clearTimeout(timer.current);
        // what became chips in the meantime is no text any more
        const search = () => {
          if (!isThere()) return;
          expect({ series: WORDS });
          refine(queryOf(text));
        };
        if (options.debounceMs === 0) search();
        else timer.current = setTimeout(search, options.debounceMs);
      }}
    />
  );
}
