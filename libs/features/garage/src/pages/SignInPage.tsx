import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { formProofSlot, homeRoute } from '@forecourt/contracts';
import { Slot, useRouteHref } from '@forecourt/composition';
import { Alert, Breadcrumbs, Button, Container, TextField } from '@forecourt/ui-kit';
import { CodeForm } from '../components/CodeForm.js';
import * as styles from '../components/account.styles.js';
import { signInWords } from '../domain/signInAsked.js';
import type { SignInStep } from './signInAction.js';
import type { SignInData } from './signInLoader.js';

/** Sign-in by a code: an address, then the code (SAVE-05). Both steps are posted. */
export function Component() {
  const { type, back, asksPhone } = useLoaderData<SignInData>();
  const said = useActionData<SignInStep>();
  const home = useRouteHref(homeRoute);
  const { pathname, search } = useLocation();
  const words = asksPhone
    ? { title: 'Add your mobile', text: 'A watchlist goes with a mobile number. We send a code to it.' }
    : signInWords(type);
  const errors = said?.errors ?? {};
  return (
    <Container>
      <div css={styles.signIn}>
        <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: 'Sign in' }]} />
        <h1>{words.title}</h1>
        <section css={styles.section} aria-label={words.title}>
          {said?.step === 'code' ? (
            <>
              <CodeForm
                address={said.address}
                by={said.by}
                error={errors['code']}
                message={said.message}
                button={asksPhone ? 'Use this number' : 'Sign in'}
              />
              {/* the same address anew: the first step, with what may follow it */}
              <p>
                <a href={pathname + search}>{asksPhone ? 'Use another number' : 'Use another address'}</a>
              </p>
            </>
          ) : (
            <form method="post" css={styles.form} aria-label="Your address">
              <p>{words.text}</p>
              <input type="hidden" name="step" value="address" />
              <div hidden>
                <Slot slot={formProofSlot} with={{}} />
              </div>
              {said?.message && (
                <Alert tone="destructive">
                  <p>{said.message}</p>
                </Alert>
              )}
              {asksPhone ? (
                <TextField
                  name="address"
                  label="Mobile"
                  type="tel"
                  autoComplete="tel"
                  required
                  maxLength={40}
                  defaultValue={said?.address}
                  error={errors['address']}
                />
              ) : (
                <TextField
                  name="address"
                  label="Email or mobile"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  maxLength={254}
                  defaultValue={said?.address}
                  error={errors['address']}
                />
              )}
              <Button type="submit">Send me a code</Button>
            </form>
          )}
        </section>
        <p>
          <a href={back}>Go back without {asksPhone ? 'a number' : 'signing in'}</a>
        </p>
      </div>
    </Container>
  );
}
