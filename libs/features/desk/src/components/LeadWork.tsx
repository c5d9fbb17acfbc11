import type { DeskLeadAnswer } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { fieldMoment, momentWords } from '../domain/words.js';
import * as styles from './desk.styles.js';
import { late } from './leads.styles.js';

/** Who looks after a lead, and when they call next. */
export function LeadWork({
  lead,
  people,
  fault,
}: Pick<DeskLeadAnswer, 'lead' | 'people'> & { fault: string | undefined }) {
  const { timeZone } = useSection(siteSection);
  const { owner, call_at: call } = lead;
  const hasLeft = owner && !people.some(({ email }) => email === owner.email);
  const choices = [...people, ...(hasLeft ? [owner] : [])].map(({ email, name }) => ({ value: email, label: name }));
  return (
    <section css={styles.section} aria-labelledby="work">
      <h2 id="work">Who looks after it</h2>
      <form method="post" css={styles.fieldRow} aria-label="Who looks after it">
        <input type="hidden" name="act" value="owner" />
        <div css={styles.searchField}>
          <SelectField
            name="owner"
            label="Looked after by"
            isPlain
            defaultValue={owner?.email ?? ''}
            options={[{ value: '', label: 'Nobody yet' }, ...choices]}
          />
        </div>
        <Button type="submit" variant="outline">
          Save
        </Button>
      </form>
      {call && (
        <p>
          Next call: <time dateTime={call}>{momentWords(call, timeZone)}</time>{' '}
          {lead.is_call_due && <span css={[styles.tag, late]}>Call due</span>}
        </p>
      )}
      <div css={styles.fieldRow}>
        <form method="post" css={styles.fieldRow} aria-label="Plan a call">
          <input type="hidden" name="act" value="call" />
          <div css={styles.searchField}>
            <TextField
              name="at"
              type="datetime-local"
              label="Next call"
              isPlain
              required
              error={fault}
              defaultValue={call && !lead.is_call_due ? fieldMoment(call, timeZone) : undefined}
            />
          </div>
          <Button type="submit" variant="outline">
            {call ? 'Move the call' : 'Plan the call'}
          </Button>
        </form>
        {call && (
          <form method="post" aria-label="No call">
            <input type="hidden" name="act" value="call" />
            <input type="hidden" name="at" value="" />
            <Button type="submit" variant="quiet">
              No call needed
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
