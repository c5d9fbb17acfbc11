import { useWords } from '@forecourt/composition';
import { opensElsewhere } from '@forecourt/ui-kit';
import { searchWords } from '../words/searchWords.js';
import * as styles from './SearchedWithin.styles.js';

export interface SearchedWithinProps {
  words: string;
  /** What else is chosen, in words. */
  within: readonly string[];
  /** The listing of the words alone. */
  href: string;
  onAlone: () => void;
}

/** New words search within what is chosen: the page says so, and one tap starts over. */
export function SearchedWithin({ words, within, href, onAlone }: SearchedWithinProps) {
  const say = useWords(searchWords);
  return (
    <p css={styles.line}>
      {say('within.searching', { words, choices: within.join(', ') })}{' '}
      <a
        href={href}
        data-takes-over
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onAlone();
        }}
      >
        {say('within.instead')}
      </a>
    </p>
  );
}
