import { visuallyHidden } from '@forecourt/ui-kit';
import { VehicleCardSkeleton } from '@forecourt/ui-vehicle';
import * as styles from './pages.styles.js';

/** Placeholder while saved vehicles load. */
export function SavedSkeletons({ count }: { count: number }) {
  return (
    <div role="status">
      <p css={visuallyHidden}>Loading your saved vehicles …</p>
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
