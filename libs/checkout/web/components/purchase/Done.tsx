import { useSection, useWords } from '@forecourt/composition';
import {
  boughtSteps,
  checkoutDomainWords,
  checkoutSection,
  purchaseSection,
  type PurchaseView,
  type ReservationView,
} from '@forecourt/checkout/domain';
import { ButtonLink } from '@forecourt/ui-kit';
import { paperHref } from '../../rules/purchase/purchaseHref.js';
import { OrderedSteps } from '../OrderedSteps.js';
import * as styles from '../reserve.styles.js';
import { Amounts } from './Amounts.js';
import { PurchaseAnswers } from './PurchaseAnswers.js';
import { PaymentEstimate } from './SummaryStep.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** After the deposit: what happens next, and the summary as it was agreed to. */
export function Done({
  slug,
  view,
  own,
  now,
}: {
  slug: string;
  view: PurchaseView;
  own: ReservationView;
  now: number;
}) {
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const { nextSteps, note = sayHold('purchase.note') } = useSection(purchaseSection);
  const config = useSection(checkoutSection);
  const steps = boughtSteps(nextSteps, { deposit: own.deposit_cents, config }, sayHold);
  return (
    <>
      {own.state === 'held' && steps.length > 0 && (
        <section css={styles.box} aria-labelledby="purchase-next">
          <h2 id="purchase-next">{say('whatNext')}</h2>
          <OrderedSteps steps={steps} />
        </section>
      )}
      <section css={styles.box} aria-labelledby="purchase-summary">
        <h2 id="purchase-summary">
          {view.reference ? say('summary.yoursOf', { reference: view.reference }) : say('summary.yours')}
        </h2>
        <Amounts lines={view.amounts} type={view.vehicle.price_type} />
        <PaymentEstimate view={view} now={now} />
        <PurchaseAnswers said={view.said} />
        {note && <p css={styles.small}>{note}</p>}
        <div css={styles.acts}>
          <ButtonLink href={paperHref(slug, own.token)} variant="outline" icon="file" download rel="nofollow">
            {say('summary.download')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
