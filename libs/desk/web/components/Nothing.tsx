import type { ReactNode } from 'react';
import * as styles from './desk.styles.js';

/** An empty list: that there is nothing, what would be here, and what can be done about it. */
export function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div css={styles.nothing}>
      <p>
        <strong>{title}</strong>
      </p>
      <p css={styles.muted}>{text}</p>
      {children}
    </div>
  );
}
