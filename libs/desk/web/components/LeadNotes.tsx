import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { MESSAGE_WORDS, momentWords } from '../rules/words.js';
import { noteFields } from '../rules/leadForms.js';
import * as styles from './desk.styles.js';
import { LeadForm } from './LeadForm.js';
import { deskWords } from '../words/deskWords.js';

/** What the dealer's people wrote about a lead and answered, and a form for more. */
export function LeadNotes({ notes, formKey }: Pick<DeskLeadAnswer, 'notes'> & { formKey: string }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  return (
    <section css={styles.section} aria-labelledby="notes">
      <h2 id="notes">{say('notes.title')}</h2>
      <LeadForm
        // the form is empty again once its note is kept
        key={notes.find(({ kind }) => kind === 'note')?.id}
        act="notes"
        label={say('notes.new')}
        fields={noteFields(say)}
        hidden={{ key: formKey }}
        submitLabel={say('notes.keep')}
        variant="outline"
        layout="short"
      />
      {notes.length > 0 && (
        <ul css={styles.list}>
          {notes.map(({ id, kind, at, who, subject, text, state }) => (
            <li key={id}>
              <div css={styles.head}>
                <h3>{kind === 'reply' ? say('answerOf', { subject: subject ?? '' }) : say('notes.note')}</h3>
                {state && <span css={styles.tag}>{say(MESSAGE_WORDS[state])}</span>}
              </div>
              <p css={styles.typed}>{text}</p>
              <p css={styles.muted}>
                {who}, <time dateTime={at}>{momentWords(at, timeZone, say.language)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
