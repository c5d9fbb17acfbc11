import type { PurchaseView } from '@forecourt/checkout/domain';
import { ButtonLink } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from '../reserve.styles.js';
import { Amounts } from './Amounts.js';
import { StepFrame } from './StepFrame.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** The vehicle and its price, before the shopper enters anything. */
export function VehicleStep({ view, href, back }: { view: PurchaseView; href: string; back: string | undefined }) {
  const say = useWords(checkoutWords);
  return (
    <StepFrame step="vehicle">
      <Amounts lines={view.amounts} type={view.vehicle.price_type} />
      <p>{say('vehicle.next')}</p>
      <div css={styles.acts}>
        <ButtonLink href={href} rel="nofollow">
          {say('vehicle.start')}
        </ButtonLink>
        {back && (
          <ButtonLink href={back} variant="quiet">
            {say('backToVehicle')}
          </ButtonLink>
        )}
      </div>
    </StepFrame>
  );
}
