import { formProofSlot } from '@forecourt/contracts';
import type { AccountShopper } from '@forecourt/contracts/api';
import { Slot } from '@forecourt/composition';
import { shownMobile } from '@forecourt/enquiry';
import { Alert, Button, Checkbox, TextField } from '@forecourt/ui-kit';
import type { MyGarageStep } from '../pages/myGarageAction.js';
import { CodeForm } from './CodeForm.js';
import * as styles from './account.styles.js';

/** Who the shopper is to this dealer: name and addresses to change, and the ways out. */
export function Profile({ shopper, said }: { shopper: AccountShopper; said: MyGarageStep | undefined }) {
  const at = (step: string) => (said?.step === step ? said : undefined);
  const code = at('code');
  return (
    <section css={styles.section} aria-labelledby="profile">
      <h2 id="profile">Your details</h2>
      <Refusal said={at('name')} />
      <form method="post" css={styles.form} aria-label="Your name">
        <input type="hidden" name="step" value="name" />
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={80}
          defaultValue={at('name')?.values['name'] ?? shopper.name}
          error={at('name')?.errors['name']}
        />
        <Button type="submit" variant="outline">
          Save name
        </Button>
      </form>
      <ul css={styles.list}>
        <li>
          <span>Email</span> <span>{shopper.email ?? 'None yet'}</span>
        </li>
        <li>
          <span>Mobile</span> <span>{shopper.phone === null ? 'None yet' : shownMobile(shopper.phone)}</span>
        </li>
      </ul>
      <Refusal said={at('address')} />
      {code ? (
        <CodeForm
          address={code.values['address'] ?? ''}
          by={code.by}
          error={code.errors['code']}
          message={code.errors['code'] ? undefined : code.message}
          button="Use this address"
        />
      ) : (
        <form method="post" css={styles.form} aria-label="A new address">
          <input type="hidden" name="step" value="address" />
          <div hidden>
            <Slot slot={formProofSlot} with={{}} />
          </div>
          <TextField
            name="address"
            label="New email or mobile"
            hint="We send a code to it first."
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={at('address')?.values['address']}
            error={at('address')?.errors['address']}
          />
          <Button type="submit" variant="outline">
            Send me a code
          </Button>
        </form>
      )}
      <div css={styles.row}>
        <Plain step="sign-out" words="Sign out" />
        <Plain step="sign-out-everywhere" words="Sign out on all devices" />
      </div>
      <details css={styles.details} open={at('delete') !== undefined}>
        <summary>Delete my account</summary>
        <form method="post" css={styles.form} aria-label="Delete my account">
          <input type="hidden" name="step" value="delete" />
          <p css={styles.muted}>
            Your details, your watchlist and your sessions are erased at once. What you sent to us as an enquiry stays
            with us.
          </p>
          <Checkbox
            name="confirm"
            label="Delete my account for good"
            error={at('delete')?.errors['confirm']}
            required
          />
          <Button type="submit" variant="outline">
            Delete my account
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
