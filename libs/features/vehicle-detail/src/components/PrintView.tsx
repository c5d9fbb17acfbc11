import { imageUrl } from '@forecourt/contracts';
import { VehiclePrice } from '@forecourt/ui-vehicle';
import type { Detail, PriceDisplay } from '@forecourt/vehicle';
import * as styles from './printView.styles.js';

export interface PrintViewProps {
  title: string;
  /** Absent for a vehicle that is gone. */
  price: PriceDisplay | undefined;
  images: readonly string[];
  facts: readonly Detail[];
  disclaimer: string;
  dealer: {
    name: string;
    place: string | undefined;
    address: string;
    phone: string | undefined;
    email: string;
    /** Each with its label, as the law of its state asks for. */
    licences: readonly string[];
  };
  /** Address of the vehicle's page, written out. */
  url: string;
}

/** One large and two small: the rest of the sheet is for facts. */
const PICTURES = 3;

/** The sheet: pictures, price with what it contains, key facts, small print, dealer (VDP-15). */
export function PrintView({ title, price, images, facts, disclaimer, dealer, url }: PrintViewProps) {
  return (
    <article css={styles.sheet}>
      <div css={styles.top}>
        <div>
          <p>{dealer.name}</p>
          <h1>{title}</h1>
        </div>
        {price ? <VehiclePrice price={price} isLarge /> : <strong>SOLD</strong>}
      </div>
      {images.length > 0 && (
        <ul css={styles.pictures} aria-label="Pictures">
          {images.slice(0, PICTURES).map((image, index) => (
            <li key={image}>
              <img
                src={imageUrl(image, { width: index === 0 ? 800 : 480 })}
                width={600}
                height={400}
                alt={`${title}, ${index + 1} of ${Math.min(images.length, PICTURES)}`}
              />
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="print-facts">
        <h2 id="print-facts">Key information</h2>
        <dl css={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="print-dealer">
        <h2 id="print-dealer">{dealer.place ?? dealer.name}</h2>
        <address style={{ fontStyle: 'normal' }}>
          {dealer.address}
          <br />
          {[dealer.phone, dealer.email].filter(Boolean).join(' · ')}
        </address>
        <p css={styles.small}>{dealer.licences.join(' · ')}</p>
      </section>
      <p css={styles.small}>
        {disclaimer} {url}
      </p>
    </article>
  );
}
