import { useEffect, useState, type ReactNode } from 'react';
import { formProofSlot } from '@forecourt/contracts';
import { Slot, useWords, withElements } from '@forecourt/composition';
import { shownMobile } from '@forecourt/enquiry';
import { Alert, Button, TextField } from '@forecourt/ui-kit';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface CodeFormProps {
  /** Where the code went. */
  address: string;
  by?: 'mail' | 'sms' | undefined;
  error?: string | undefined;
  message?: string | undefined;
  /** What the button with the code does. */
  button: string;
  /** Hidden fields of both forms, in addition to `step`. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** What else there is to do, next to the other code. */
  children?: ReactNode;
  /** Seconds until another code may be requested. */
  resendSeconds?: number;
}

/** The code that was sent, and another one. Both are posted, with script and without. */
export function CodeForm({
  address,
  by,
  error,
  message,
  button,
  kept = [],
  resendSeconds = 30,
  children,
}: CodeFormProps) {
  const say = useWords(garageWords);
  const left = useSecondsLeft(resendSeconds);
  const hidden = [['address', address], ...(by ? [['by', by] as const] : []), ...kept] as const;
  const fields = hidden.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <>
      {message && (
        <Alert tone="warning">
          <p>{message}</p>
        </Alert>
      )}
      <form method="post" css={styles.form} aria-label={say('code.form')}>
        <input type="hidden" name="step" value="code" />
        {fields}
        <p>
          {withElements((marks) => say('code.sent', { address: marks.address, by: by ?? '' }), {
            address: <strong>{shownMobile(address)}</strong>,
          })}
        </p>
        <div css={styles.code}>
          <TextField
            name="code"
            label={say('code.digits')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={error}
          />
        </div>
        <Button type="submit">{button}</Button>
      </form>
      <div css={styles.others}>
        <form method="post" aria-label={say('code.another')}>
          <input type="hidden" name="step" value="address" />
          {fields}
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
