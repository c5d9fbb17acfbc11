import { useWords } from '@forecourt/composition';
import { openWords, siteConfigWords, type OpenState } from '@forecourt/site-config';
import * as styles from './places.styles.js';

/** Whether a place is open now, in words; the dot shows the same as a colour. */
export function OpenLine({ state }: { state: OpenState }) {
  const saySite = useWords(siteConfigWords);
  return (
    <span css={styles.state}>
      <span css={styles.dots[state.status]} aria-hidden="true" />
      {openWords(state, saySite)}
    </span>
  );
}
