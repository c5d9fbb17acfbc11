import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, TextArea } from '@forecourt/ui-kit';
import { MESSAGE_WORDS, momentWords } from '../rules/words.js';
import type { LeadRefusal } from '../pages/leadAction.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** What the dealer's people wrote about a lead and answered, and a form for more. */
export function LeadNotes({
  notes,
  formKey,
  said,
}: Pick<DeskLeadAnswer, 'notes'> & { formKey: string; said: LeadRefusal | undefined }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const typed = said?.typed?.act === 'notes' ? said : undefined;
  return (
    <section css={styles.section} aria-labelledby="notes">
      <h2 id="notes">{say('notes.title')}</h2>
      <form method="post" css={styles.form} aria-label={say('notes.new')}>
        <input type="hidden" name="act" value="notes" />
        <input type="hidden" name="key" value={formKey} />
        <TextArea
          name="text"
          label={say('notes.note')}
          hint={say('notes.hint')}
          required
          rows={3}
          maxLength={4000}
          defaultValue={typed?.typed?.text}
          error={typed?.errors['text']}
        />
        <div>
          <Button type="submit" variant="outline">
            {say('notes.keep')}
          </Button>
        </div>
      </form>
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
