import type { ReactNode } from 'react';
import { onlyWithScript } from '@forecourt/ui-kit';
import { SavedSkeletons } from './SavedSkeletons.js';
import * as styles from './pages.styles.js';

interface UntilLookedProps {
  /** Whether the browser has yet to say what this device keeps. */
  isLooking: boolean;
  /** How many cards the placeholder has, and what it says. */
  count: number;
  text?: string;
  /** What the page shows where nothing is kept. */
  children: ReactNode;
}

/**
 * The server does not know what a device keeps. It renders what an empty device gets all the same: the room is there
 * before the browser has looked, and nothing below moves (SAVE-07). Without script that is the page.
 */
export function UntilLooked({ isLooking, count, text, children }: UntilLookedProps) {
  return (
    <div css={styles.onePlace}>
      <div css={styles.onDevice} data-is-looking={isLooking}>
        {children}
      </div>
      {isLooking && (
        <div css={onlyWithScript}>
          <SavedSkeletons count={count} {...(text === undefined ? {} : { text })} />
        </div>
      )}
    </div>
  );
}
