import { useWords } from '@forecourt/composition';
import { visuallyHidden } from '@forecourt/ui-kit';
import { VehicleCardSkeleton } from '@forecourt/ui-vehicle';
import * as styles from './pages.styles.js';
import { garageWords } from '../words/garageWords.js';

/** Placeholder while saved or compared vehicles load. */
export function SavedSkeletons({ count, text }: { count: number; text?: string }) {
  const say = useWords(garageWords);
  return (
    <div role="status">
      <p css={visuallyHidden}>{text ?? say('saved.loading')}</p>
      <ul css={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
