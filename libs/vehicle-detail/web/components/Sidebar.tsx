import { useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Icon } from '@forecourt/ui-kit';
import { marketBasis, marketText, uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import {
  cardTag,
  isAvailable,
  marketIndicator,
  priceDisplay,
  showsCertified,
  titleLines,
  type Vehicle,
} from '@forecourt/vehicle';
import { vehicleDetailSection } from '../section.js';
import { SIDE_NAME } from './names.js';
import { PriceHistory } from './PriceHistory.js';
import * as styles from './vehicle.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface SidebarProps {
  vehicle: Vehicle;
  /** Epoch milliseconds. */
  now: number;
}

/** Title, place and price; for a vehicle that is gone, SOLD (VDP-06). */
export function SidebarSummary({ vehicle, now }: SidebarProps) {
  const say = useWords(vehicleDetailWords);
  const sayPrice = useWords(uiVehicleWords);
  const site = useSection(siteSection);
  const options = useVehicleOptions();
  const { sections, priceHistory } = useSection(vehicleDetailSection);
  const title = titleLines(vehicle);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.offersSubscription, now });
  const tag = cardTag(vehicle, options, now);
  const { onPage, above } = options.marketPrice;
  const market = onPage ? marketIndicator(vehicle, price, above) : undefined;
  const available = isAvailable(vehicle);
  const hasViews = options.cardViews && (vehicle.views ?? 0) > 1;
  const hasHistory = available && priceHistory.isShown;
  return (
    <div css={styles.summary}>
      <span id={SIDE_NAME} hidden>
        {say('side')}
      </span>
      {tag?.kind !== 'certified' && showsCertified(vehicle, options) && (
        <p css={styles.certified}>
          <Icon name="check" size={18} />
          {options.tagLabels.certified} {vehicle.make}
        </p>
      )}
      <h1>
        {title.main}
        <span css={styles.variant}>{title.variant}</span>
      </h1>
      {((tag && available) || vehicle.location) && (
        <div css={styles.about}>
          {tag && available && <span css={styles.tag}>{tag.label}</span>}
          {vehicle.location && (
            <p css={styles.meta}>
              <Icon name="pin" size={18} />
              {sections.includes('location') ? (
                <a href="#vehicle-map">{vehicle.location.name}</a>
              ) : (
                vehicle.location.name
              )}
            </p>
          )}
        </div>
      )}
      {available ? (
        <>
          <VehiclePrice price={price} isLarge say={sayPrice} />
          {market && (
            <p css={styles.market}>
              <strong>{marketText(market, sayPrice)}</strong>
              <span>{marketBasis(market, sayPrice)}</span>
            </p>
          )}
        </>
      ) : (
        <div css={styles.gone}>
          <p css={styles.sold}>{say('gone.sold')}</p>
          <p>{say('gone.text')}</p>
        </div>
      )}
      {(hasViews || hasHistory) && (
        <div css={styles.record}>
          {hasHistory && <PriceHistory vehicle={vehicle} timeZone={site.timeZone} most={priceHistory.most} />}
          {hasViews && (
            <p css={styles.meta}>
              <Icon name="eye" size={18} />
              {say('views', { views: vehicle.views ?? 0 })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
