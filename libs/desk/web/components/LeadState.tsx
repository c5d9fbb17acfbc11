import type { DeskState } from '@forecourt/desk/domain';
import { Button } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { STATE_WORDS } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

const MARKS = { new: 'mark.new', 'in-progress': 'mark.inProgress', done: 'mark.done' } as const;

/** How far somebody has got with a lead, and the other states to choose from. */
export function LeadState({ state }: { state: DeskState }) {
  const say = useWords(deskWords);
  const others = (Object.keys(STATE_WORDS) as DeskState[]).filter((name) => name !== state);
  return (
    <form method="post" css={styles.states} aria-label={say('state')}>
      <input type="hidden" name="act" value="state" />
      <span css={styles.stateNow}>
        <span css={styles.tag}>{say(STATE_WORDS[state])}</span>
      </span>
      {others.map((name) => (
        <Button key={name} type="submit" variant="outline" name="state" value={name}>
          {say(MARKS[name])}
        </Button>
      ))}
    </form>
  );
}
