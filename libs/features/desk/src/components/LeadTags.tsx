import type { DeskLeadRow } from '@forecourt/contracts/api';
import { STATE_WORDS, unansweredWords } from '../domain/words.js';
import { tag } from './desk.styles.js';
import * as styles from './leads.styles.js';

/** How far somebody has got with a lead, unless its page says so elsewhere, and what is late about it. */
export function LeadTags({ lead, hasState = true }: { lead: DeskLeadRow; hasState?: boolean }) {
  return (
    <span css={styles.tags}>
      {hasState &&
        (lead.is_unread ? (
          <span css={[tag, styles.unread]}>Unread</span>
        ) : (
          <span css={tag}>{STATE_WORDS[lead.state]}</span>
        ))}
      {lead.is_overdue && lead.unanswered_minutes !== undefined && (
        <span css={[tag, styles.late]}>{unansweredWords(lead.unanswered_minutes)}</span>
      )}
      {lead.is_call_due && <span css={[tag, styles.late]}>Call due</span>}
      {lead.is_spam && <span css={tag}>Kept back as spam</span>}
      {lead.delivery === 'dead' && <span css={[tag, styles.late]}>Not delivered</span>}
    </span>
  );
}
