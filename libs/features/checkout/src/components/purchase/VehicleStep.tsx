import type { PurchaseView } from '@forecourt/contracts/api';
import { ButtonLink } from '@forecourt/ui-kit';
import { STEP_TITLES } from '../../domain/purchase/purchaseForm.js';
import * as styles from '../reserve.styles.js';
import { Amounts } from './Amounts.js';

/** The vehicle and its price, before the shopper enters anything. */
export function VehicleStep({ view, href, back }: { view: PurchaseView; href: string; back: string | undefined }) {
  return (
    <section css={styles.box} aria-labelledby="purchase-step">
      <h2 id="purchase-step">{STEP_TITLES.vehicle}</h2>
      <Amounts lines={view.amounts} type={view.vehicle.price_type} />
      <p>
        Next come your details, a trade-in if you have one, how you pay, and where we hand it over. Then you see
        everything once more before you pay the deposit.
      </p>
      <div css={styles.acts}>
        <ButtonLink href={href} rel="nofollow">
          Start
        </ButtonLink>
        {back && (
          <ButtonLink href={back} variant="quiet">
            Back to the vehicle
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
