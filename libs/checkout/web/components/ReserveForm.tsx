import { ActionForm, type FormValues } from '@forecourt/action-form';
import { formProofSlot, termsRoute } from '@forecourt/contracts';
import { Part, Slot, useRouteHref, useSection, useWords } from '@forecourt/composition';
import { centsText, checkoutSection, checkoutDomainWords } from '@forecourt/checkout/domain';
import { ButtonLink, Decoy } from '@forecourt/ui-kit';
import { missingIn, reserveFields } from '../rules/reserveForm.js';
import { loadDraft } from '../parts.js';
import * as styles from './reserve.styles.js';
import { checkoutWords } from '../words/checkoutWords.js';

export interface ReserveFormProps {
  /** Slug of the vehicle. */
  slug: string;
  deposit: number;
  /** Sent twice it is one reservation. */
  formKey: string;
  /** What is known of the shopper before anything is typed. */
  initial: FormValues;
  /** The vehicle's page. */
  back: string | undefined;
}

/** Who reserves. It leads to the payment provider's own page, with script and without. */
export function ReserveForm({ slug, deposit, formKey, initial, back }: ReserveFormProps) {
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const { agreement = sayHold('reserve.agreement') } = useSection(checkoutSection);
  const terms = useRouteHref(termsRoute);
  const ofTick = terms && (
    <p css={[styles.small, styles.ofTick]}>
      <a href={terms}>{say('terms')}</a>
    </p>
  );
  const fields = reserveFields(agreement, say).map((field) =>
    field.name === 'agreed' ? { ...field, below: ofTick } : field,
  );
  return (
    <>
      <ActionForm
        label={say('yourDetails')}
        fields={fields}
        rules={(values) => missingIn(values, say)}
        initial={initial}
        hidden={{ key: formKey }}
        submitLabel={say('reserve.pay', { deposit: centsText(deposit) })}
        beside={
          back && (
            <ButtonLink href={back} variant="quiet">
              {say('backToVehicle')}
            </ButtonLink>
          )
        }
      >
        <Decoy name="homepage" />
        <div hidden>
          <Slot slot={formProofSlot} with={{}} />
          <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
        </div>
      </ActionForm>
      <p css={styles.small}>{say('reserve.payNote')}</p>
    </>
  );
}
