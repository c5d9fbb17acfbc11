import { useActionData, useLocation } from 'react-router-dom';
import { formProofSlot } from '@forecourt/contracts';
import { Slot } from '@forecourt/composition';
import { Alert, Button, TextField } from '@forecourt/ui-kit';
import { DeskShell } from '../components/DeskShell.js';
import * as styles from '../components/desk.styles.js';
import type { DeskSignInStep } from './signInAction.js';

/** The way to the desk: an address, then the code that was sent to it. Both are posted. */
export function Component() {
  const said = useActionData<DeskSignInStep>();
  const { pathname, search } = useLocation();
  const isCode = said?.step === 'code';
  return (
    <DeskShell>
      <div css={[styles.page, styles.narrow]}>
        <h1>Sign in to the desk</h1>
        <section css={styles.section} aria-label="Sign in">
          {said?.message && (
            <Alert tone={isCode ? 'warning' : 'destructive'}>
              <p>{said.message}</p>
            </Alert>
          )}
          {isCode ? (
            <>
              <form method="post" css={styles.form} aria-label="Your code">
                <input type="hidden" name="step" value="code" />
                <input type="hidden" name="address" value={said.address} />
                <p>
                  If <strong>{said.address}</strong> belongs to one of our people, a code is on its way there. It is
                  good for ten minutes.
                </p>
                <div css={styles.code}>
                  <TextField
                    name="code"
                    label="Code of six digits"
                    required
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={12}
                    error={said.errors['code']}
                  />
                </div>
                <Button type="submit">Sign in</Button>
              </form>
              <form method="post" aria-label="Another code">
                <input type="hidden" name="step" value="address" />
                <input type="hidden" name="address" value={said.address} />
                <div hidden>
                  <Slot slot={formProofSlot} with={{}} />
                </div>
                <Button type="submit" variant="outline">
                  Send another code
                </Button>
              </form>
              <p>
                <a href={pathname + search}>Use another address</a>
              </p>
            </>
          ) : (
            <form method="post" css={styles.form} aria-label="Your address">
              <p>For the people of this dealership. We send you a code; there is no password.</p>
              <input type="hidden" name="step" value="address" />
              <div hidden>
                <Slot slot={formProofSlot} with={{}} />
              </div>
              <TextField
                name="address"
                label="Work email"
                type="email"
                autoComplete="username"
                required
                maxLength={254}
                defaultValue={said?.address}
                error={said?.errors['address']}
              />
              <Button type="submit">Send me a code</Button>
            </form>
          )}
        </section>
      </div>
    </DeskShell>
  );
}
