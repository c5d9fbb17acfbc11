import { useActionData, useLocation } from 'react-router-dom';
import { formProofSlot } from '@forecourt/contracts';
import { Slot, useWords, withElements } from '@forecourt/composition';
import { Alert, Button, TextField } from '@forecourt/ui-kit';
import { DeskShell } from '../components/DeskShell.js';
import * as styles from '../components/desk.styles.js';
import type { DeskSignInStep } from './signInAction.js';
import { deskWords } from '../words/deskWords.js';

/** The way to the desk: an address, then the code that was sent to it. Both are posted. */
export function Component() {
  const say = useWords(deskWords);
  const said = useActionData<DeskSignInStep>();
  const { pathname, search } = useLocation();
  const isCode = said?.step === 'code';
  return (
    <DeskShell>
      <div css={[styles.page, styles.narrow]}>
        <h1>{say('signIn.title')}</h1>
        <section css={styles.section} aria-label={say('signIn')}>
          {said?.message && (
            <Alert tone={isCode ? 'warning' : 'destructive'}>
              <p>{said.message}</p>
            </Alert>
          )}
          {isCode ? (
            <>
              <form method="post" css={styles.form} aria-label={say('signIn.yourCode')}>
                <input type="hidden" name="step" value="code" />
                <input type="hidden" name="address" value={said.address} />
                <p>
                  {withElements((marks) => say('signIn.codeSent', marks), {
                    address: <strong>{said.address}</strong>,
                  })}
                </p>
                <div css={styles.code}>
                  <TextField
                    name="code"
                    label={say('signIn.code')}
                    required
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={12}
                    error={said.errors['code']}
                  />
                </div>
                <Button type="submit">{say('signIn')}</Button>
              </form>
              <div css={styles.others}>
                <form method="post" aria-label={say('signIn.anotherCode')}>
                  <input type="hidden" name="step" value="address" />
                  <input type="hidden" name="address" value={said.address} />
                  <div hidden>
                    <Slot slot={formProofSlot} with={{}} />
                  </div>
                  <Button type="submit" variant="outline">
                    {say('signIn.sendAnother')}
                  </Button>
                </form>
                <a href={pathname + search}>{say('signIn.otherAddress')}</a>
              </div>
            </>
          ) : (
            <form method="post" css={styles.form} aria-label={say('signIn.yourAddress')}>
              <p>{say('signIn.intro')}</p>
              <input type="hidden" name="step" value="address" />
              <div hidden>
                <Slot slot={formProofSlot} with={{}} />
              </div>
              <TextField
                name="address"
                label={say('signIn.address')}
                type="email"
                autoComplete="username"
                required
                maxLength={254}
                defaultValue={said?.address}
                error={said?.errors['address']}
              />
              <Button type="submit">{say('signIn.send')}</Button>
            </form>
          )}
        </section>
      </div>
    </DeskShell>
  );
}
