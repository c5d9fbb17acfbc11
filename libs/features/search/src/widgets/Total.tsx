import { formatNumber } from '@forecourt/vehicle';
import { useListing } from '../instantsearch/listingContext.js';
import * as styles from '../pages/listing.styles.js';

/** How many vehicles there are (SRCH-11). */
export function Total() {
  const { shown } = useListing();
  const total = shown?.results.shownTotal;
  return (
    <p css={styles.count} role="status">
      {total === undefined ? ' ' : `${formatNumber(total)} ${total === 1 ? 'vehicle' : 'vehicles'}`}
    </p>
  );
}
