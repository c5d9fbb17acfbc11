import { formProofSlot } from '@forecourt/contracts';
import type { AccountShopper } from '@forecourt/contracts/api';
import { Slot, useWords } from '@forecourt/composition';
import { shownMobile } from '@forecourt/enquiry';
import { Alert, Button, Checkbox, TextField } from '@forecourt/ui-kit';
import type { MyGarageStep } from '../pages/myGarageAction.js';
import { CodeForm } from './CodeForm.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

/** Who the shopper is to this dealer: name and addresses to change, and the ways out. */
export function Profile({ shopper, said }: { shopper: AccountShopper; said: MyGarageStep | undefined }) {
  const say = useWords(garageWords);
  const at = (step: string) => (said?.step === step ? said : undefined);
  const code = at('code');
  return (
    <section css={styles.section} aria-labelledby="profile">
      <h2 id="profile">{say('profile.title')}</h2>
      <Refusal said={at('name')} />
      <form method="post" css={styles.form} aria-label={say('profile.nameForm')}>
        <input type="hidden" name="step" value="name" />
        <TextField
          name="name"
          label={say('profile.name')}
          autoComplete="name"
          maxLength={80}
          defaultValue={at('name')?.values['name'] ?? shopper.name}
          error={at('name')?.errors['name']}
        />
        <Button type="submit" variant="outline">
          {say('profile.saveName')}
        </Button>
      </form>
      <ul css={styles.list}>
        <li>
          <span>{say('profile.email')}</span> <span>{shopper.email ?? say('profile.noAddress')}</span>
        </li>
        <li>
          <span>{say('profile.mobile')}</span>{' '}
          <span>{shopper.phone === null ? say('profile.noAddress') : shownMobile(shopper.phone)}</span>
        </li>
      </ul>
      <Refusal said={at('address')} />
      {code ? (
        <CodeForm
          address={code.values['address'] ?? ''}
          by={code.by}
          error={code.errors['code']}
          message={code.errors['code'] ? undefined : code.message}
          button={say('profile.useAddress')}
        />
      ) : (
        <form method="post" css={styles.form} aria-label={say('profile.newAddressForm')}>
          <input type="hidden" name="step" value="address" />
          <div hidden>
            <Slot slot={formProofSlot} with={{}} />
          </div>
          <TextField
            name="address"
            label={say('profile.newAddress')}
            hint={say('profile.newAddressHint')}
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={at('address')?.values['address']}
            error={at('address')?.errors['address']}
          />
          <Button type="submit" variant="outline">
            {say('sendCode')}
          </Button>
        </form>
      )}
      <div css={styles.row}>
        <Plain step="sign-out" words={say('profile.signOut')} />
        <Plain step="sign-out-everywhere" words={say('profile.signOutEverywhere')} />
      </div>
      <details css={styles.details} open={at('delete') !== undefined}>
        <summary>{say('profile.delete')}</summary>
        <form method="post" css={styles.form} aria-label={say('profile.delete')}>
          <input type="hidden" name="step" value="delete" />
          <p css={styles.muted}>{say('profile.deleteText')}</p>
          <Checkbox
            name="confirm"
            label={say('profile.deleteForGood')}
            error={at('delete')?.errors['confirm']}
            required
          />
          <Button type="submit" variant="outline">
            {say('profile.delete')}
          </Button>
        </form>
      </details>
    </section>
  );
}

/** What the field of the step, which has its name, does not say already. */
function Refusal({ said }: { said: MyGarageStep | undefined }) {
  if (!said?.message || Object.hasOwn(said.errors, said.step)) return null;
  return (
    <Alert tone="destructive">
      <p>{said.message}</p>
    </Alert>
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
