import type { OpenState } from '@forecourt/site-config';
import * as styles from './places.styles.js';

/** Whether somebody is there now, in words; the dot says the same in a colour. */
export const OpenLine = ({ status, text }: Pick<OpenState, 'status' | 'text'>) => (
  <span css={styles.state}>
    <span css={styles.dots[status]} aria-hidden="true" />
    {text}
  </span>
);
