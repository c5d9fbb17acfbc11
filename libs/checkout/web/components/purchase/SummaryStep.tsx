import { formProofSlot, purchaseFinanceSlot, termsRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection, useWords } from '@forecourt/composition';
import {
  centsText,
  purchaseAgreement,
  purchaseSection,
  checkoutDomainWords,
  type PurchaseStep,
} from '@forecourt/checkout/domain';
import { agreementField } from '../../rules/reserveForm.js';
import { paperHref } from '../../rules/purchase/purchaseHref.js';
import * as styles from '../reserve.styles.js';
import { Amounts } from './Amounts.js';
import { PurchaseAnswers } from './PurchaseAnswers.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Everything once more, the terms, and the deposit. */
export function SummaryStep({
  slug,
  view,
  action,
  values,
  onChange,
  now,
  hrefOf,
}: StepProps & { hrefOf: (step: PurchaseStep) => string }) {
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const options = useSection(purchaseSection);
  const { note = sayHold('purchase.note') } = options;
  const terms = useRouteHref(termsRoute);
  return (
    <StepForm
      step="summary"
      {...{ action, values, onChange }}
      next={say('summary.pay', { deposit: centsText(view.deposit_cents) })}
      hidden={{ key: view.key, balance_cents: String(view.balance_cents) }}
      lead={
        <>
          <Amounts lines={view.amounts} type={view.vehicle.price_type} />
          <PaymentEstimate view={view} now={now} />
          <h3>{say('summary.said')}</h3>
          <PurchaseAnswers said={view.said} hrefOf={hrefOf} />
          {note && <p css={styles.small}>{note}</p>}
          <p>
            <a href={paperHref(slug)} download>
              {say('summary.download')}
            </a>
          </p>
        </>
      }
      fields={[
        {
          ...agreementField(purchaseAgreement(options, sayHold).text, say),
          isGivenAnew: true,
          below: terms && (
            <p css={[styles.small, styles.ofTick]}>
              <a href={terms}>{say('terms')}</a>
            </p>
          ),
        },
      ]}
    >
      <div hidden>
        <Slot slot={formProofSlot} with={{}} />
      </div>
      <p css={styles.small}>{say('summary.payNote')}</p>
    </StepForm>
  );
}

/** What the loan would cost, where there is one. */
export function PaymentEstimate({ view, now }: Pick<StepProps, 'view' | 'now'>) {
  const { choice, years, frequency } = view.said.payment ?? {};
  if (choice !== 'finance' || years === undefined || frequency === undefined) return null;
  return (
    <Slot
      slot={purchaseFinanceSlot}
      with={{ vehicle: view.vehicle, terms: { years, frequency, deposit: view.loan_deposit }, now }}
    />
  );
}
