import type { PriceDisplay } from '@forecourt/vehicle';
import type { UiVehicleSay } from './words.js';
import * as styles from './VehicleCard.styles.js';

/** A price as `priceDisplay` decided it: the price before, amount with what it contains, or the site's words. */
export function VehiclePrice({
  price,
  isLarge,
  isWasElsewhere = false,
  say,
}: {
  /** The price, or what the site says where there is none. */
  price: PriceDisplay;
  /** As large as on the vehicle’s own page. */
  isLarge?: boolean;
  /** The caller shows the price before in a line of its own. */
  isWasElsewhere?: boolean;
  /** The words of the site. */
  say: UiVehicleSay;
}) {
  if (price.kind === 'text')
    return (
      <p css={styles.price}>
        <strong css={styles.amountText}>{price.text}</strong>
      </p>
    );
  return (
    <p css={styles.price}>
      {price.kind === 'price' && price.was && !isWasElsewhere && (
        <span css={styles.above}>
          <WasPrice price={price} say={say} />
        </span>
      )}
      <strong css={isLarge ? styles.amountLarge : styles.amount}>{price.text}</strong>
      {price.kind === 'subscription' && <span css={styles.small}>{price.suffix}</span>}
      {price.kind === 'price' && price.typeLabel && <span css={styles.basis}>{price.typeLabel}</span>}
    </p>
  );
}

/** The price before, where it shows. */
export const WasPrice = ({ price, say }: { price: Extract<PriceDisplay, { kind: 'price' }>; say: UiVehicleSay }) =>
  price.was && (
    <del css={styles.was}>
      {say('was')} <span>{price.was.text}</span>
    </del>
  );
