import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { formProofSlot, homeRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { Alert, Breadcrumbs, Button, Container, TextField } from '@forecourt/ui-kit';
import { CodeForm } from '../components/CodeForm.js';
import * as styles from '../components/account.styles.js';
import { signInWords } from '../rules/signInReason.js';
import type { SignInStep } from './signInAction.js';
import type { SignInData } from './signInLoader.js';
import { garageWords } from '../words/garageWords.js';

/** Sign-in by a code: an address, then the code (SAVE-05). Both steps are posted. */
export function Component() {
  const say = useWords(garageWords);
  const { type, back, asksPhone } = useLoaderData<SignInData>();
  const said = useActionData<SignInStep>();
  const home = useRouteHref(homeRoute);
  const { pathname, search } = useLocation();
  const words = asksPhone
    ? { title: say('signIn.mobileNeeded'), text: say('signIn.mobileNeededText') }
    : signInWords(type, say);
  const errors = said?.errors ?? {};
  return (
    <Container>
      <div css={styles.signIn}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('signIn.title') }]} />
        <h1>{words.title}</h1>
        <section css={styles.section} aria-label={words.title}>
          {said?.step === 'code' ? (
            <CodeForm
              address={said.address}
              by={said.by}
              error={errors['code']}
              message={said.message}
              button={asksPhone ? say('signIn.useNumber') : say('signIn.title')}
            >
              {/* the same address anew: the first step, with what may follow it */}
              <a href={pathname + search}>{asksPhone ? say('signIn.anotherNumber') : say('signIn.anotherAddress')}</a>
            </CodeForm>
          ) : (
            <form method="post" css={styles.form} aria-label={say('yourAddress')}>
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
                  label={say('signIn.mobile')}
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
                  label={say('signIn.address')}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  maxLength={254}
                  defaultValue={said?.address}
                  error={errors['address']}
                />
              )}
              <Button type="submit">{say('sendCode')}</Button>
            </form>
          )}
        </section>
        <p>
          <a href={back}>{asksPhone ? say('signIn.backWithoutNumber') : say('signIn.backWithout')}</a>
        </p>
      </div>
    </Container>
  );
}
