import { opensBeside } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { ButtonLink, Icon, PhoneLink } from '@forecourt/ui-kit';
import { addressLine, directionsHref, type ShownPhone, type VehicleLocation } from '@forecourt/vehicle';
import * as styles from './place.styles.js';
import { SectionCard } from './SectionCard.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface PlaceProps {
  location: VehicleLocation;
  /** Opening hours in words, one line for each run of equal days. */
  hours: readonly string[];
  /** The place's own number; absent where the site masks its numbers. */
  phone: ShownPhone | undefined;
  /** Licences of the place, one line each (LOC-02). */
  licences: readonly string[];
  /** Sold: nobody comes to see it. */
  isGone?: boolean;
}

/** Where the vehicle is, when it can be seen there, and how to get there (anchor of VDP-25). */
export function Place({ location, hours, phone, licences, isGone = false }: PlaceProps) {
  const say = useWords(vehicleDetailWords);
  const directions = directionsHref(location);
  return (
    <SectionCard id="vehicle-map" title={isGone ? say('place.gone') : say('place.title')}>
      <div css={styles.columns}>
        <address css={styles.address}>
          <strong>{location.name}</strong>
          <span>{addressLine(location.address)}</span>
          {phone && (
            <PhoneLink {...phone}>
              <Icon name="phone" size={18} />
            </PhoneLink>
          )}
          {licences.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </address>
        {hours.length > 0 && (
          <div>
            <h3 css={styles.heading}>{say('openingHours')}</h3>
            <ul css={styles.hours}>
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {directions && (
          <div css={styles.way}>
            <ButtonLink href={directions} variant="outline" icon="pin" {...opensBeside(directions)}>
              {say('directions')}
            </ButtonLink>
          </div>
        )}
      </div>
    </SectionCard>
  );
}
