import { vehicleEnquirySlot, belowPriceSlot } from '@forecourt/contracts';
import { Slot, useSection } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { VehiclePrice } from '@forecourt/ui-vehicle';
import {
  cardTag,
  choosePhone,
  formatPhone,
  isAvailable,
  marketSaving,
  phoneHref,
  priceDisplay,
  titleLines,
  type Vehicle,
} from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';
import * as styles from './vehicle.styles.js';

/** Title, price, buttons and enquiry; for a vehicle that is gone, SOLD and the way to a similar one (VDP-06). */
export function Sidebar({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const site = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  const { buttons } = useSection<VehicleDetailConfig>('vehicle-detail');
  const title = titleLines(vehicle);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.offersSubscription });
  const tag = cardTag(vehicle, options, now);
  const phone = choosePhone(site.phones, vehicle.car_type, vehicle.location?.phone);
  const saving = marketSaving(vehicle, price.kind === 'price' ? price.amount : undefined);
  const available = isAvailable(vehicle);
  const place = vehicle.location;
  const directions =
    place?.address &&
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([place.name, place.address.street, place.address.city, place.address.state].filter(Boolean).join(', '))}`;
  return (
    <aside css={styles.side} aria-label="Price and enquiry">
      {tag && available && <span css={styles.tag}>{tag.label}</span>}
      <h1>
        {title.main}
        <span css={styles.variant}>{title.variant}</span>
      </h1>
      {place && (
        <p css={styles.meta}>
          <Icon name="pin" size={18} />
          {place.name}
        </p>
      )}
      {available ? (
        <>
          <VehiclePrice price={price} isLarge />
          {saving && <p css={styles.saving}>{saving} below the average of comparable vehicles</p>}
          <Slot slot={belowPriceSlot} with={{ vehicle }} />
          <div css={styles.actions}>
            {buttons.map((button) => {
              if (button === 'enquire')
                return (
                  <ButtonLink key={button} href="#enquiry" icon="mail" isWide>
                    Enquire about this vehicle
                  </ButtonLink>
                );
              if (button === 'call')
                return phone ? (
                  <ButtonLink key={button} href={phoneHref(phone)} variant="outline" icon="phone" isWide>
                    Call {formatPhone(phone)}
                  </ButtonLink>
                ) : null;
              return directions ? (
                <ButtonLink key={button} href={directions} variant="quiet" icon="pin" isWide rel="noopener">
                  Get Directions
                </ButtonLink>
              ) : null;
            })}
          </div>
        </>
      ) : (
        <>
          <p css={styles.sold}>SOLD</p>
          <ButtonLink href="#enquiry" isWide>
            Find Me Something Similar
          </ButtonLink>
        </>
      )}
    </aside>
  );
}

/** The enquiry section of the page. */
export function Enquiry({ vehicle }: { vehicle: Vehicle }) {
  const available = isAvailable(vehicle);
  return (
    <section css={styles.section} id="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title">{available ? 'Enquire about this vehicle' : 'Find Me Something Similar'}</h2>
      <Slot slot={vehicleEnquirySlot} with={{ vehicle, reason: available ? 'enquiry' : 'similar' }} />
    </section>
  );
}
