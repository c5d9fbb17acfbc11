import { ActionForm, type FormAnswer } from '@forecourt/action-form';
import { formProofSlot } from '@forecourt/contracts';
import type { AccountShopper } from '@forecourt/contracts/api';
import { Slot, useWords } from '@forecourt/composition';
import { enquiryWords, shownMobile } from '@forecourt/enquiry';
import { Button } from '@forecourt/ui-kit';
import {
  addressFaults,
  deleteFaults,
  deleteFields,
  nameFaults,
  nameFields,
  newAddressFields,
} from '../rules/accountForms.js';
import { CodeForm } from './CodeForm.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

/** Who the shopper is to this dealer: name and addresses to change, and the ways out. */
export function Profile({ shopper, said }: { shopper: AccountShopper; said: FormAnswer | undefined }) {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const code = (answer: FormAnswer) => <CodeForm answer={answer} button={say('profile.useAddress')} />;
  return (
    <section css={styles.section} aria-labelledby="profile">
      <h2 id="profile">{say('profile.title')}</h2>
      <ActionForm
        label={say('profile.nameForm')}
        step="name"
        fields={nameFields(say)}
        rules={(values) => nameFaults(values, general)}
        initial={{ name: shopper.name }}
        submitLabel={say('profile.saveName')}
        variant="outline"
      />
      <ul css={styles.list}>
        <li>
          <span>{say('profile.email')}</span> <span>{shopper.email ?? say('profile.noAddress')}</span>
        </li>
        <li>
          <span>{say('profile.mobile')}</span>{' '}
          <span>{shopper.phone === null ? say('profile.noAddress') : shownMobile(shopper.phone)}</span>
        </li>
      </ul>
      {said?.step === 'code' ? (
        code(said)
      ) : (
        <ActionForm
          label={say('profile.newAddressForm')}
          step="address"
          fields={newAddressFields(say)}
          rules={(values) => addressFaults(values, { say, general })}
          submitLabel={say('sendCode')}
          variant="outline"
          done={code}
        >
          <div hidden>
            <Slot slot={formProofSlot} with={{}} />
          </div>
        </ActionForm>
      )}
      <div css={styles.row}>
        <Plain step="sign-out" words={say('profile.signOut')} />
        <Plain step="sign-out-everywhere" words={say('profile.signOutEverywhere')} />
      </div>
      <details css={styles.details} open={said?.step === 'delete'}>
        <summary>{say('profile.delete')}</summary>
        <ActionForm
          label={say('profile.delete')}
          step="delete"
          fields={deleteFields(say)}
          rules={(values) => deleteFaults(values, say)}
          submitLabel={say('profile.delete')}
          variant="outline"
          lead={<p css={styles.muted}>{say('profile.deleteText')}</p>}
        />
      </details>
    </section>
  );
}

function Plain({ step, words }: { step: string; words: string }) {
  return (
    <form method="post">
      <input type="hidden" name="step" value={step} />
      <Button type="submit" variant="outline">
        {words}
      </Button>
    </form>
  );
}
