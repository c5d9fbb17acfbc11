import { useEffect, useState, type ReactNode } from 'react';
import { ActionForm, type FormAnswer } from '@forecourt/action-form';
import { formProofSlot } from '@forecourt/contracts';
import { Slot, useWords, withElements } from '@forecourt/composition';
import { enquiryWords, shownMobile } from '@forecourt/enquiry';
import { Alert, Button } from '@forecourt/ui-kit';
import { codeFaults, codeFields } from '../rules/accountForms.js';
import { keptBy } from '../rules/codeStep.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface CodeFormProps {
  /** Of the form for the address, or of this one: where the code went, and how. */
  answer: FormAnswer;
  /** What the button with the code does. */
  button: string;
  /** What else there is to do, next to the other code. */
  children?: ReactNode;
  /** Seconds until another code may be requested. */
  resendSeconds?: number;
}

/** The code that was sent, and another one. Both are posted, with script and without. */
export function CodeForm({ answer, button, resendSeconds = 30, children }: CodeFormProps) {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const left = useSecondsLeft(resendSeconds);
  const { address = '', by = '' } = answer.values ?? {};
  const hidden = { address, ...keptBy(by) };
  return (
    <>
      {answer.done && answer.message && (
        <Alert tone="warning">
          <p>{answer.message}</p>
        </Alert>
      )}
      <div css={styles.code}>
        <ActionForm
          label={say('code.form')}
          step="code"
          fields={codeFields(say)}
          rules={(values) => codeFaults(values, general)}
          hidden={hidden}
          submitLabel={button}
          takesFocus
          lead={
            <p>
              {withElements((marks) => say('code.sent', { address: marks.address, by }), {
                address: <strong>{shownMobile(address)}</strong>,
              })}
            </p>
          }
        />
      </div>
      <div css={styles.others}>
        <form method="post" aria-label={say('code.another')}>
          <input type="hidden" name="step" value="address" />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div hidden>
            <Slot slot={formProofSlot} with={{}} />
          </div>
          <Button type="submit" variant="outline" disabled={left > 0}>
            {left > 0 ? say('code.sendAnotherIn', { seconds: left }) : say('code.sendAnother')}
          </Button>
        </form>
        {children}
      </div>
    </>
  );
}

/** Counts down where there is script; 0 without, where the service says how long to wait. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
