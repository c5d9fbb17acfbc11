import { useActionData, useLocation } from 'react-router-dom';
import { ActionForm, type FormAnswer } from '@forecourt/action-form';
import { formProofSlot } from '@forecourt/contracts';
import { Slot, useWords, withElements } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { Alert, Button } from '@forecourt/ui-kit';
import { DeskShell } from '../components/DeskShell.js';
import * as styles from '../components/desk.styles.js';
import { signInFaults, signInFields } from '../rules/signInForms.js';
import { deskWords } from '../words/deskWords.js';

/** The way to the desk: an address, then the code that was sent to it. Both are posted. */
export function Component() {
  const say = useWords(deskWords);
  const general = useWords(enquiryWords);
  const said = useActionData<FormAnswer>();
  const { key } = useLocation();
  const code = (answer: FormAnswer) => <Code answer={answer} />;
  return (
    <DeskShell>
      <div css={[styles.page, styles.narrow]}>
        <h1>{say('signIn.title')}</h1>
        <section css={styles.section} aria-label={say('signIn')}>
          {said?.step === 'code' ? (
            code(said)
          ) : (
            // "Use another address" leads to this page anew
            <ActionForm
              key={key}
              label={say('signIn.yourAddress')}
              step="address"
              fields={signInFields('address', say)}
              rules={(values) => signInFaults('address', values, general)}
              submitLabel={say('signIn.send')}
              lead={<p>{say('signIn.intro')}</p>}
              done={code}
            >
              <Proof />
            </ActionForm>
          )}
        </section>
      </div>
    </DeskShell>
  );
}

/** The code, and another one. `answer` is that of the form for the address, or of this one. */
function Code({ answer: { done, message, values } }: { answer: FormAnswer }) {
  const say = useWords(deskWords);
  const general = useWords(enquiryWords);
  const { pathname, search } = useLocation();
  const address = values?.['address'] ?? '';
  return (
    <>
      {done && message && (
        <Alert tone="warning">
          <p>{message}</p>
        </Alert>
      )}
      <div css={styles.code}>
        <ActionForm
          label={say('signIn.yourCode')}
          step="code"
          fields={signInFields('code', say)}
          rules={(typed) => signInFaults('code', typed, general)}
          hidden={{ address }}
          submitLabel={say('signIn')}
          takesFocus
          lead={
            <p>
              {withElements((marks) => say('signIn.codeSent', marks), {
                address: <strong>{address}</strong>,
              })}
            </p>
          }
        />
      </div>
      <div css={styles.others}>
        <form method="post" aria-label={say('signIn.anotherCode')}>
          <input type="hidden" name="step" value="address" />
          <input type="hidden" name="address" value={address} />
          <Proof />
          <Button type="submit" variant="outline">
            {say('signIn.sendAnother')}
          </Button>
        </form>
        <a href={pathname + search}>{say('signIn.otherAddress')}</a>
      </div>
    </>
  );
}

function Proof() {
  return (
    <div hidden>
      <Slot slot={formProofSlot} with={{}} />
    </div>
  );
}
