import type { DeskLeadRow } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import { STATE_WORDS, unansweredWords } from '../rules/words.js';
import { tag } from './desk.styles.js';
import * as styles from './leads.styles.js';
import { deskWords } from '../words/deskWords.js';

/** How far somebody has got with a lead, unless its page says so elsewhere, and what is late about it. */
export function LeadTags({ lead, hasState = true }: { lead: DeskLeadRow; hasState?: boolean }) {
  const say = useWords(deskWords);
  return (
    <span css={styles.tags}>
      {hasState &&
        (lead.is_unread ? (
          <span css={[tag, styles.unread]}>{say('unread')}</span>
        ) : (
          <span css={tag}>{say(STATE_WORDS[lead.state])}</span>
        ))}
      {lead.is_overdue && lead.unanswered_minutes !== undefined && (
        <span css={[tag, styles.late]}>{unansweredWords(lead.unanswered_minutes, say)}</span>
      )}
      {lead.is_call_due && <span css={[tag, styles.late]}>{say('callDue')}</span>}
      {lead.is_spam && <span css={tag}>{say('tags.spam')}</span>}
      {lead.delivery === 'dead' && <span css={[tag, styles.late]}>{say('tags.dead')}</span>}
    </span>
  );
}
