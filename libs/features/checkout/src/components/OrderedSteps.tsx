import type { Step } from '@forecourt/reservation';
import * as styles from './reserve.styles.js';

/** What happens, in order. */
export const OrderedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol css={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </li>
    ))}
  </ol>
);
