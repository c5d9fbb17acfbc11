import { formProofSlot, termsRoute } from '@forecourt/contracts';
import { Part, Slot, useRouteHref, useSection } from '@forecourt/composition';
import { centsText, checkoutSection } from '@forecourt/reservation';
import { Button, Checkbox, Decoy, FaultSummary, faultsOf, FormFields } from '@forecourt/ui-kit';
import { OPT_IN } from '../domain/consent.js';
import { RESERVE_LABELS, type ReserveRefusal, type ReserveValues } from '../domain/reserveForm.js';
import { loadDraft } from '../parts.js';
import { PersonFields } from './PersonFields.js';
import * as styles from './reserve.styles.js';

export interface ReserveFormProps {
  /** Slug of the vehicle. */
  slug: string;
  deposit: number;
  /** Sent twice it is one reservation. */
  formKey: string;
  /** What was typed before, in this form or in one of the same vehicle. */
  values: ReserveValues;
  refused: ReserveRefusal | undefined;
}

const labels = new Map<string, string>(Object.entries(RESERVE_LABELS));

/** Who reserves. It posts itself and leads to the payment provider's own page, with script and without. */
export function ReserveForm({ slug, deposit, formKey, values, refused }: ReserveFormProps) {
  const { agreement } = useSection(checkoutSection);
  const terms = useRouteHref(termsRoute);
  const errors = refused?.errors ?? {};
  return (
    <FormFields>
      <form method="post" css={styles.form} aria-label="Your details" noValidate>
        <input type="hidden" name="key" value={formKey} />
        <Decoy name="homepage" />
        <div hidden>
          <Slot slot={formProofSlot} with={{}} />
        </div>
        <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
        <FaultSummary message={refused?.message} faults={faultsOf(errors, (field) => labels.get(field))} />
        <PersonFields labels={RESERVE_LABELS} values={values} errors={errors} />
        <Checkbox
          name="agreed"
          label={agreement}
          error={errors.agreed}
          defaultChecked={refused?.agreed ?? false}
          required
        />
        <Checkbox name="opt_in" label={OPT_IN.text} defaultChecked={refused?.optIn ?? false} />
        {terms && (
          <p css={styles.small}>
            <a href={terms}>Terms and conditions</a>
          </p>
        )}
        <div css={styles.acts}>
          <Button type="submit">Go on to pay {centsText(deposit)}</Button>
        </div>
        <p css={styles.small}>You pay on the payment provider’s own page. We never see the number of your card.</p>
      </form>
    </FormFields>
  );
}
