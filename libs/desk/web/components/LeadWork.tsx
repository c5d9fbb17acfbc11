import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { fieldMoment, momentWords } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { late } from './leads.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Who looks after a lead, and when they call next. */
export function LeadWork({
  lead,
  people,
  fault,
}: Pick<DeskLeadAnswer, 'lead' | 'people'> & { fault: string | undefined }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const { owner, call_at: call } = lead;
  const hasLeft = owner && !people.some(({ email }) => email === owner.email);
  const choices = [...people, ...(hasLeft ? [owner] : [])].map(({ email, name }) => ({ value: email, label: name }));
  return (
    <section css={styles.section} aria-labelledby="work">
      <h2 id="work">{say('work.title')}</h2>
      <form method="post" css={styles.fieldRow} aria-label={say('work.title')}>
        <input type="hidden" name="act" value="owner" />
        <div css={styles.searchField}>
          <SelectField
            name="owner"
            label={say('lookedAfterBy')}
            isPlain
            defaultValue={owner?.email ?? ''}
            options={[{ value: '', label: say('work.nobody') }, ...choices]}
          />
        </div>
        <Button type="submit" variant="outline">
          {say('save')}
        </Button>
      </form>
      {call && (
        <p>
          {withElements((marks) => say('nextCallAt', marks), {
            moment: <time dateTime={call}>{momentWords(call, timeZone, say.language)}</time>,
          })}{' '}
          {lead.is_call_due && <span css={[styles.tag, late]}>{say('callDue')}</span>}
        </p>
      )}
      <div css={styles.form}>
        <form method="post" css={styles.fieldRow} aria-label={say('work.planACall')}>
          <input type="hidden" name="act" value="call" />
          <div css={styles.searchField}>
            <TextField
              name="at"
              type="datetime-local"
              label={say('nextCall')}
              isPlain
              required
              error={fault}
              defaultValue={call && !lead.is_call_due ? fieldMoment(call, timeZone) : undefined}
            />
          </div>
          <Button type="submit" variant="outline">
            {call ? say('work.move') : say('work.plan')}
          </Button>
        </form>
        {call && (
          <form method="post" aria-label={say('work.noCall')}>
            <input type="hidden" name="act" value="call" />
            <input type="hidden" name="at" value="" />
            <Button type="submit" variant="outline">
              {say('work.noCallNeeded')}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
