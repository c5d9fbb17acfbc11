import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { Button, TextArea, TextField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import type { LeadRefusal } from '../pages/leadAction.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/**
 * Answers by email: each template opens a form that is filled in, and one is empty. Disclosures, so that they work
 * without script; one is open at a time.
 */
export function LeadReplies({ found, said }: { found: DeskLeadAnswer; said: LeadRefusal | undefined }) {
  const say = useWords(deskWords);
  const { lead, templates, answers_to: to, key } = found;
  const typed = said?.typed?.act === 'reply' ? said.typed : undefined;
  const forms = [
    ...(typed ? [{ name: say('replies.typed'), ...typed, isOpen: true }] : []),
    ...templates.map((template) => ({ ...template, isOpen: false })),
    { name: say('replies.own'), subject: say('replies.ownSubject'), text: '', isOpen: false },
  ];
  return (
    <section css={styles.section} aria-labelledby="reply">
      <h2 id="reply">{say('replies.title')}</h2>
      {lead.email === '' ? (
        <p>{say('replies.noAddress')}</p>
      ) : (
        <>
          <p css={styles.muted}>
            {say('replies.goesTo', { address: lead.email })} {to !== '' && say('replies.answersTo', { address: to })}
          </p>
          <div css={styles.replies}>
            {forms.map(({ name, subject, text, isOpen }) => (
              <details key={name} name="reply" open={isOpen}>
                <summary>{name}</summary>
                <form method="post" css={styles.form} aria-label={say('answerOf', { subject: name })}>
                  <input type="hidden" name="act" value="reply" />
                  <input type="hidden" name="key" value={key} />
                  <TextField
                    name="subject"
                    label={say('replies.subject')}
                    required
                    maxLength={150}
                    defaultValue={subject}
                    error={isOpen ? said?.errors['subject'] : undefined}
                  />
                  <TextArea
                    name="text"
                    label={say('replies.message')}
                    required
                    rows={9}
                    maxLength={4000}
                    defaultValue={text}
                    error={isOpen ? said?.errors['text'] : undefined}
                  />
                  <div>
                    <Button type="submit">{say('replies.send')}</Button>
                  </div>
                </form>
              </details>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
