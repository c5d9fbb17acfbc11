import type { OpenState } from '@forecourt/site-config';
import * as styles from './places.styles.js';

/** Whether a place is open now, in words; the dot shows the same as a colour. */
export const OpenLine = ({ status, text }: Pick<OpenState, 'status' | 'text'>) => (
  <span css={styles.state}>
    <span css={styles.dots[status]} aria-hidden="true" />
    {text}
  </span>
);
