import { useSection } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { VehiclePrice } from '@forecourt/ui-vehicle';
import {
  cardTag,
  choosePhone,
  formatNumber,
  isAvailable,
  marketIndicator,
  priceDisplay,
  showsCertified,
  titleLines,
  type Vehicle,
} from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';
import { historyReportHref } from '../domain/historyReport.js';
import { HISTORY_REPORT } from '../signals/eventNumbers.js';
import { directionsHref } from '../domain/places.js';
import { PriceHistory } from './PriceHistory.js';
import { PhoneBlock } from './PhoneBlock.js';
import { useRequestLinks } from './useRequestLinks.js';
import * as styles from './vehicle.styles.js';

interface SidebarProps {
  vehicle: Vehicle;
  /** Epoch milliseconds. */
  now: number;
}

/** Title, place and price; for a vehicle that is gone, SOLD (VDP-06). */
export function SidebarSummary({ vehicle, now }: SidebarProps) {
  const site = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  const { sections, priceHistory } = useSection<VehicleDetailConfig>('vehicle-detail');
  const title = titleLines(vehicle);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.offersSubscription, now });
  const tag = cardTag(vehicle, options, now);
  const { onPage, above } = options.marketPrice;
  const market = onPage ? marketIndicator(vehicle, price, above) : undefined;
  const available = isAvailable(vehicle);
  return (
    <div css={styles.summary}>
      {tag && available && <span css={styles.tag}>{tag.label}</span>}
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
      {vehicle.location && (
        <p css={styles.meta}>
          <Icon name="pin" size={18} />
          {sections.includes('location') ? <a href="#vehicle-map">{vehicle.location.name}</a> : vehicle.location.name}
        </p>
      )}
      {vehicle.views !== undefined && vehicle.views > 1 && options.cardViews && (
        <p css={styles.meta}>Viewed {formatNumber(vehicle.views)} times</p>
      )}
      {available ? (
        <>
          <VehiclePrice price={price} isLarge />
          {market && (
            <p css={styles.market}>
              <strong>{market.text}</strong>
              <span>{market.basis}</span>
            </p>
          )}
          {priceHistory.isShown && <PriceHistory vehicle={vehicle} timeZone={site.timeZone} most={priceHistory.most} />}
        </>
      ) : (
        <p css={styles.sold}>SOLD</p>
      )}
    </div>
  );
}

/** The site's buttons in its order; for a vehicle that is gone, the way to a similar one (VDP-06). */
export function SidebarActions({ vehicle }: Pick<SidebarProps, 'vehicle'>) {
  const { phones } = useSection<SiteSection>('site');
  const { phoneDisplay } = useSection<VehicleSection>('vehicle');
  const { buttons, labels } = useSection<VehicleDetailConfig>('vehicle-detail');
  const links = useRequestLinks(vehicle);
  if (!isAvailable(vehicle)) {
    return (
      <ButtonLink href="#enquiry" isWide>
        Find Me Something Similar
      </ButtonLink>
    );
  }
  const phone = choosePhone(phones, vehicle.car_type, vehicle.location?.phone);
  const directions = directionsHref(vehicle.location);
  const report = historyReportHref(vehicle);
  const drawn = {
    enquire: links.enquiry && (
      <ButtonLink key="enquire" {...links.enquiry} icon="mail" isWide>
        {labels.enquire}
      </ButtonLink>
    ),
    'test-drive': links['test-drive'] && (
      <ButtonLink key="test-drive" {...links['test-drive']} variant="outline" icon="body" rel="nofollow" isWide>
        {labels.testDrive}
      </ButtonLink>
    ),
    finance: links.finance && (
      <ButtonLink key="finance" {...links.finance} variant="outline" icon="percent" rel="nofollow" isWide>
        {links.finance['data-request'] ? labels.financeWindow : labels.finance}
      </ButtonLink>
    ),
    photos: links.photos && (
      <ButtonLink key="photos" {...links.photos} variant="quiet" icon="camera" rel="nofollow" isWide>
        {labels.photos}
      </ButtonLink>
    ),
    call: phone && <PhoneBlock key="call" phone={phone} isMasked={phoneDisplay === 'masked'} />,
    directions: directions && (
      <ButtonLink key="directions" href={directions} variant="quiet" icon="pin" isWide rel="noopener">
        Get Directions
      </ButtonLink>
    ),
    history: report && (
      <ButtonLink
        key="history"
        href={report}
        variant="outline"
        icon="file"
        isWide
        target="_blank"
        rel="noopener"
        data-event={HISTORY_REPORT}
      >
        History report
      </ButtonLink>
    ),
  };
  return <div css={styles.actions}>{buttons.map((button) => drawn[button])}</div>;
}
