import { totalWords } from '../domain/totalWords.js';
import { useListing } from '../instantsearch/listingContext.js';
import * as styles from '../pages/listing.styles.js';

/** How many vehicles there are (SRCH-11). */
export function Total() {
  const { shown } = useListing();
  return (
    <p css={styles.count} role="status">
      {shown ? totalWords(shown.results) : ' '}
    </p>
  );
}
