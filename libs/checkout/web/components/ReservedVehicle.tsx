import type { ReactNode } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import { priceDisplay, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import * as styles from './reserve.styles.js';
import { checkoutWords } from '../words/checkoutWords.js';

interface ReservedVehicleProps {
  vehicle: Vehicle;
  href: string | undefined;
  now: number;
  /** What belongs to it, below it. */
  children?: ReactNode;
}

/** The vehicle that is reserved, with the price that all its pages state. */
export function ReservedVehicle({ vehicle, href, now, children }: ReservedVehicleProps) {
  const say = useWords(checkoutWords);
  const sayPrice = useWords(uiVehicleWords);
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const picture = vehicle.images[0]?.url ?? options.placeholderImage;
  const name = vehicleTitle(vehicle);
  return (
    <div css={styles.vehicle}>
      <div css={styles.vehicleRow}>
        <img src={imageUrl(picture, { width: 240 })} width={144} height={96} alt="" />
        <div>
          <p css={styles.name}>{href ? <a href={href}>{name}</a> : name}</p>
          <VehiclePrice price={priceDisplay(vehicle, { ...options, offersSubscription, now })} say={sayPrice} />
          <p css={styles.small}>
            {say('stockNumber', { number: vehicle.stocknum })}
            {vehicle.location ? ` · ${vehicle.location.name}` : ''}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
