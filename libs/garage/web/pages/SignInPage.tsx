import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { ActionForm, type FormAnswer } from '@forecourt/action-form';
import { formProofSlot, homeRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { CodeForm } from '../components/CodeForm.js';
import * as styles from '../components/account.styles.js';
import { addressFaults, signInFields } from '../rules/accountForms.js';
import { signInWords } from '../rules/signInReason.js';
import type { SignInData } from './signInLoader.js';
import { garageWords } from '../words/garageWords.js';

/** Sign-in by a code: an address, then the code (SAVE-05). Both steps are posted. */
export function Component() {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const { type, back, asksPhone } = useLoaderData<SignInData>();
  const said = useActionData<FormAnswer>();
  const home = useRouteHref(homeRoute);
  const { pathname, search, key } = useLocation();
  const words = asksPhone
    ? { title: say('signIn.mobileNeeded'), text: say('signIn.mobileNeededText') }
    : signInWords(type, say);
  const code = (answer: FormAnswer) => (
    <CodeForm answer={answer} button={asksPhone ? say('signIn.useNumber') : say('signIn.title')}>
      {/* the same address anew: the first step, with what may follow it */}
      <a href={pathname + search}>{asksPhone ? say('signIn.anotherNumber') : say('signIn.anotherAddress')}</a>
    </CodeForm>
  );
  return (
    <Container>
      <div css={styles.signIn}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('signIn.title') }]} />
        <h1>{words.title}</h1>
        <section css={styles.section} aria-label={words.title}>
          {said?.step === 'code' ? (
            code(said)
          ) : (
            <ActionForm
              key={key}
              label={say('yourAddress')}
              step="address"
              fields={signInFields(say, asksPhone)}
              rules={(values) => addressFaults(values, { say, general }, asksPhone)}
              submitLabel={say('sendCode')}
              lead={<p>{words.text}</p>}
              done={code}
            >
              <div hidden>
                <Slot slot={formProofSlot} with={{}} />
              </div>
            </ActionForm>
          )}
        </section>
        <p>
          <a href={back}>{asksPhone ? say('signIn.backWithoutNumber') : say('signIn.backWithout')}</a>
        </p>
      </div>
    </Container>
  );
}
