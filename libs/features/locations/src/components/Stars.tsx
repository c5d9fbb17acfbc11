import { VisuallyHidden } from '@forecourt/ui-kit';
import { roundedStars } from '@forecourt/site-config';
import * as styles from './places.styles.js';

/** A rating as rounded stars (LOC-07); screen readers get the exact number. */
export function Stars({ rating }: { rating: number }) {
  const filled = roundedStars(rating);
  return (
    <span>
      <span css={styles.stars} aria-hidden="true">
        {'★'.repeat(filled)}
        {'☆'.repeat(5 - filled)}
      </span>
      <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
    </span>
  );
}
