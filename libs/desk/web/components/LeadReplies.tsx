import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import type { LeadRefusal } from '../pages/leadAction.js';
import { replyFields } from '../rules/leadForms.js';
import * as styles from './desk.styles.js';
import { LeadForm } from './LeadForm.js';
import { deskWords } from '../words/deskWords.js';

/**
 * Answers by email: each template opens a form that is filled in, and one is empty. Disclosures, so that they work
 * without script; one is open at a time.
 */
export function LeadReplies({ found, said }: { found: DeskLeadAnswer; said: LeadRefusal | undefined }) {
  const say = useWords(deskWords);
  const { lead, templates, answers_to: to, key } = found;
  const lastReply = found.notes.find(({ kind }) => kind === 'reply')?.id;
  // what was posted has a form of its own, with what was refused
  const forms = [
    ...(said?.step === 'reply' ? [{ form: 'reply', name: say('replies.typed'), subject: '', text: '' }] : []),
    ...templates.map((template, index) => ({ ...template, form: `template-${index}` })),
    { form: 'own', name: say('replies.own'), subject: say('replies.ownSubject'), text: '' },
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
          {/* all are closed, and as they were, once an answer is sent */}
          <div key={lastReply} css={styles.replies}>
            {forms.map(({ form, name, subject, text }) => (
              <details key={form} name="reply" open={form === 'reply'}>
                <summary>{name}</summary>
                <LeadForm
                  step={form}
                  act="reply"
                  label={say('answerOf', { subject: name })}
                  fields={replyFields(say)}
                  initial={{ subject, text }}
                  hidden={{ key }}
                  submitLabel={say('replies.send')}
                  layout="short"
                />
              </details>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
