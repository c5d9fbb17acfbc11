import { imageUrl, purchaseRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import { isAvailable, isPurchasable, priceDisplay, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

/** The vehicle that the shopper's car is traded against, with the price that all its pages state. */
export function AgainstVehicle({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const say = useWords(formsWords);
  const sayPrice = useWords(uiVehicleWords);
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const purchase = useRouteHref(purchaseRoute);
  const picture = vehicle.images[0]?.url ?? options.placeholderImage;
  const title = vehicleTitle(vehicle);
  return (
    <section css={styles.box} aria-label={say('against.vehicle')}>
      <p css={styles.note}>{say('against.title')}</p>
      <div css={styles.vehicle}>
        <img src={imageUrl(picture, { width: 240 })} width={144} height={96} alt="" />
        <div>
          <p css={styles.name}>{page ? <a href={page}>{title}</a> : title}</p>
          {isAvailable(vehicle) ? (
            <VehiclePrice price={priceDisplay(vehicle, { ...options, offersSubscription, now })} say={sayPrice} />
          ) : (
            <strong>{say('against.sold')}</strong>
          )}
          {purchase && isPurchasable(vehicle, options) && (
            <p css={styles.note}>
              <a href={`${purchase}?car_id=${encodeURIComponent(vehicle.slug)}&step=trade-in`} rel="nofollow">
                {say('against.buy')}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
