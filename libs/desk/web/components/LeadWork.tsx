import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import { callFields, ownerFields } from '../rules/leadForms.js';
import { fieldMoment, momentWords } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { LeadForm } from './LeadForm.js';
import { late } from './leads.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Who looks after a lead, and when they call next. */
export function LeadWork({ lead, people }: Pick<DeskLeadAnswer, 'lead' | 'people'>) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const { owner, call_at: call } = lead;
  const hasLeft = owner && !people.some(({ email }) => email === owner.email);
  const choices = [...people, ...(hasLeft ? [owner] : [])].map(({ email, name }) => ({ value: email, label: name }));
  return (
    <section css={styles.section} aria-labelledby="work">
      <h2 id="work">{say('work.title')}</h2>
      <LeadForm
        key={`owner ${owner?.email ?? ''}`}
        act="owner"
        label={say('work.title')}
        fields={ownerFields([{ value: '', label: say('work.nobody') }, ...choices], say)}
        initial={{ owner: owner?.email ?? '' }}
        submitLabel={say('save')}
        variant="outline"
        layout="row"
      />
      {call && (
        <p>
          {withElements((marks) => say('nextCallAt', marks), {
            moment: <time dateTime={call}>{momentWords(call, timeZone, say.language)}</time>,
          })}{' '}
          {lead.is_call_due && <span css={[styles.tag, late]}>{say('callDue')}</span>}
        </p>
      )}
      <div css={styles.form}>
        <LeadForm
          key={`call ${call ?? ''}`}
          act="call"
          label={say('work.planACall')}
          fields={callFields(say)}
          initial={{ at: call && !lead.is_call_due ? fieldMoment(call, timeZone) : '' }}
          submitLabel={call ? say('work.move') : say('work.plan')}
          variant="outline"
          layout="row"
        />
        {call && (
          <form method="post" aria-label={say('work.noCall')}>
            <input type="hidden" name="act" value="no-call" />
            <Button type="submit" variant="outline">
              {say('work.noCallNeeded')}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
