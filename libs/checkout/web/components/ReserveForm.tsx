import { formProofSlot, termsRoute } from '@forecourt/contracts';
import { Part, Slot, useRouteHref, useSection, useWords } from '@forecourt/composition';
import { centsText, checkoutSection, checkoutDomainWords } from '@forecourt/checkout/domain';
import { Button, ButtonLink, Checkbox, Decoy, FaultSummary, faultsOf, FormFields } from '@forecourt/ui-kit';
import { RESERVE_LABELS, type ReserveRefusal, type ReserveValues } from '../rules/reserveForm.js';
import { loadDraft } from '../parts.js';
import { PersonFields } from './PersonFields.js';
import * as styles from './reserve.styles.js';
import type { CheckoutKey } from '../rules/words.js';
import { checkoutWords } from '../words/checkoutWords.js';

export interface ReserveFormProps {
  /** Slug of the vehicle. */
  slug: string;
  deposit: number;
  /** Sent twice it is one reservation. */
  formKey: string;
  /** What was typed before, in this form or in one of the same vehicle. */
  values: ReserveValues;
  refused: ReserveRefusal | undefined;
  /** The vehicle's page. */
  back: string | undefined;
}

const labels = new Map<string, CheckoutKey>(Object.entries(RESERVE_LABELS));

/** Who reserves. It posts itself and leads to the payment provider's own page, with script and without. */
export function ReserveForm({ slug, deposit, formKey, values, refused, back }: ReserveFormProps) {
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const { agreement = sayHold('reserve.agreement') } = useSection(checkoutSection);
  const terms = useRouteHref(termsRoute);
  const errors = refused?.errors ?? {};
  return (
    <FormFields>
      <form method="post" css={styles.form} aria-label={say('yourDetails')} noValidate>
        <input type="hidden" name="key" value={formKey} />
        <Decoy name="homepage" />
        <div hidden>
          <Slot slot={formProofSlot} with={{}} />
          <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
        </div>
        <FaultSummary
          message={refused?.message}
          faults={faultsOf(errors, (field) => {
            const key = labels.get(field);
            return key && say(key);
          })}
        />
        <PersonFields labels={RESERVE_LABELS} values={values} errors={errors} />
        <Checkbox
          name="agreed"
          label={agreement}
          error={errors.agreed}
          defaultChecked={refused?.agreed ?? false}
          required
        />
        {terms && (
          <p css={[styles.small, styles.ofTick]}>
            <a href={terms}>{say('terms')}</a>
          </p>
        )}
        <Checkbox name="opt_in" label={say('optIn')} defaultChecked={refused?.optIn ?? false} />
        <div css={styles.acts}>
          <Button type="submit">{say('reserve.pay', { deposit: centsText(deposit) })}</Button>
          {back && (
            <ButtonLink href={back} variant="quiet">
              {say('backToVehicle')}
            </ButtonLink>
          )}
        </div>
        <p css={styles.small}>{say('reserve.payNote')}</p>
      </form>
    </FormFields>
  );
}
