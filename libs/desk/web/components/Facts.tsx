import type { ReactNode } from 'react';
import * as styles from './desk.styles.js';

/** Labelled values side by side; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl css={styles.facts}>
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
