import type { DeskLeadAnswer } from '@forecourt/contracts/api';
import { Button, TextArea, TextField } from '@forecourt/ui-kit';
import type { LeadRefusal } from '../pages/leadAction.js';
import * as styles from './desk.styles.js';

/**
 * Answers by email: each template opens a form that is filled in, and one is empty. Disclosures, so that they work
 * without script; one is open at a time.
 */
export function LeadReplies({ found, said }: { found: DeskLeadAnswer; said: LeadRefusal | undefined }) {
  const { lead, templates, answers_to: to, key } = found;
  const typed = said?.typed?.act === 'reply' ? said.typed : undefined;
  const forms = [
    ...(typed ? [{ name: 'What you wrote', ...typed, isOpen: true }] : []),
    ...templates.map((template) => ({ ...template, isOpen: false })),
    { name: 'Write your own', subject: 'Your enquiry', text: '', isOpen: false },
  ];
  return (
    <section css={styles.section} aria-labelledby="reply">
      <h2 id="reply">Answer by email</h2>
      {lead.email === '' ? (
        <p>This lead has no email address.</p>
      ) : (
        <>
          <p css={styles.muted}>
            Goes to {lead.email} in the dealer’s name. {to !== '' && `What the shopper answers goes to ${to}.`}
          </p>
          <div css={styles.replies}>
            {forms.map(({ name, subject, text, isOpen }) => (
              <details key={name} name="reply" open={isOpen}>
                <summary>{name}</summary>
                <form method="post" css={styles.form} aria-label={`Answer: ${name}`}>
                  <input type="hidden" name="act" value="reply" />
                  <input type="hidden" name="key" value={key} />
                  <TextField
                    name="subject"
                    label="Subject"
                    required
                    maxLength={150}
                    defaultValue={subject}
                    error={isOpen ? said?.errors['subject'] : undefined}
                  />
                  <TextArea
                    name="text"
                    label="Message"
                    required
                    rows={9}
                    maxLength={4000}
                    defaultValue={text}
                    error={isOpen ? said?.errors['text'] : undefined}
                  />
                  <div>
                    <Button type="submit">Send the answer</Button>
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
