import * as styles from './booking.styles.js';

/** What is known of a booking, each with its label. */
export function BookedFacts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl css={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
