import { imageUrl } from '@forecourt/contracts';
import { useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import { priceDisplay, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import * as styles from './personalised.styles.js';

/** The vehicle that a quote is about, with the price that all its pages state. */
export function QuotedVehicle({ vehicle, href, now }: { vehicle: Vehicle; href: string | undefined; now: number }) {
  const sayPrice = useWords(uiVehicleWords);
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const picture = vehicle.images[0]?.url ?? options.placeholderImage;
  const name = vehicleTitle(vehicle);
  return (
    <div css={styles.vehicle}>
      <img src={imageUrl(picture, { width: 240 })} width={144} height={96} alt="" />
      <div>
        <p css={styles.name}>{href ? <a href={href}>{name}</a> : name}</p>
        <VehiclePrice price={priceDisplay(vehicle, { ...options, offersSubscription, now })} say={sayPrice} />
      </div>
    </div>
  );
}
