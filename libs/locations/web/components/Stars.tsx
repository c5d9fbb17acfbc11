import { VisuallyHidden } from '@forecourt/ui-kit';
import { roundedStars } from '@forecourt/site-config';
import { useWords } from '@forecourt/composition';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

/** A rating as rounded stars (LOC-07); screen readers get the exact number. */
export function Stars({ rating }: { rating: number }) {
  const say = useWords(locationsWords);
  const filled = roundedStars(rating);
  return (
    <span>
      <span css={styles.stars} aria-hidden="true">
        {'★'.repeat(filled)}
        {'☆'.repeat(5 - filled)}
      </span>
      <VisuallyHidden>{say('stars', { rating })}</VisuallyHidden>
    </span>
  );
}
