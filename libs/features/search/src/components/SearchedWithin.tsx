import { opensElsewhere } from '@forecourt/ui-kit';
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
export const SearchedWithin = ({ words, within, href, onAlone }: SearchedWithinProps) => (
  <p css={styles.line}>
    Searching for “{words}” within {within.join(', ')}.{' '}
    <a
      href={href}
      data-takes-over
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onAlone();
      }}
    >
      Search all vehicles instead
    </a>
  </p>
);
