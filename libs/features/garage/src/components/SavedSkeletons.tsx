import { visuallyHidden } from '@forecourt/ui-kit';
import { VehicleCardSkeleton } from '@forecourt/ui-vehicle';
import { messages } from '../messages.js';
import * as styles from './pages.styles.js';

/** Placeholder while saved or compared vehicles load. */
export function SavedSkeletons({ count, text = messages.savedLoading }: { count: number; text?: string }) {
  return (
    <div role="status">
      <p css={visuallyHidden}>{text}</p>
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
