import type { DeskState } from '@forecourt/contracts/api';
import { Button } from '@forecourt/ui-kit';
import { STATE_WORDS } from '../domain/words.js';
import * as styles from './desk.styles.js';

/** How far somebody has got with a lead, and the other states to choose from. */
export function LeadState({ state }: { state: DeskState }) {
  const others = (Object.keys(STATE_WORDS) as DeskState[]).filter((name) => name !== state);
  return (
    <form method="post" css={styles.row} aria-label="State">
      <input type="hidden" name="act" value="state" />
      <span css={styles.tag}>{STATE_WORDS[state]}</span>
      {others.map((name) => (
        <Button key={name} type="submit" variant="outline" name="state" value={name}>
          Mark as {STATE_WORDS[name].toLowerCase()}
        </Button>
      ))}
    </form>
  );
}
