import { imageUrl } from '@forecourt/contracts';
import { useWords, withElements } from '@forecourt/composition';
import { uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import type { Detail, DetailGroup, PriceDisplay } from '@forecourt/vehicle';
import { DetailRows } from './DetailRows.js';
import { PrintDealer, type PrintDealerProps } from './PrintDealer.js';
import * as styles from './printView.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface PrintViewProps {
  title: string;
  /** Absent for a vehicle that is gone. */
  price: PriceDisplay | undefined;
  images: readonly string[];
  facts: readonly Detail[];
  /** The dealer's own words, sanitised HTML. */
  comments: string | undefined;
  groups: readonly DetailGroup[];
  features: readonly string[];
  /** Small print: what the price contains, what may change. */
  notes: readonly string[];
  /** Date of printing in words. */
  printed: string;
  /** The number that the vehicle's page says to call. */
  call: string | undefined;
  dealer: PrintDealerProps;
  /** Address of the vehicle's page, written out. */
  url: string;
}

/** One large and two small: the rest of the sheet is for facts. */
const PICTURES = 3;

/** The sheet: pictures, price with what it contains, facts, comments, dealer, small print (VDP-15). */
export function PrintView(props: PrintViewProps) {
  const { title, price, images, facts, comments, groups, features, notes, printed, call, dealer, url } = props;
  const say = useWords(vehicleDetailWords);
  const sayPrice = useWords(uiVehicleWords);
  const shown = images.slice(0, PICTURES);
  return (
    <article css={styles.sheet}>
      <div css={styles.top}>
        <div>
          <p css={styles.dealer}>
            {[dealer.name, call && say('callWhom', { name: call })].filter(Boolean).join(' · ')}
          </p>
          <h1>{title}</h1>
        </div>
        {price ? (
          <VehiclePrice price={price} isLarge say={sayPrice} />
        ) : (
          <strong css={styles.sold}>{say('gone.sold')}</strong>
        )}
      </div>
      {shown.length > 0 && (
        <ul css={[styles.pictures, shown.length < PICTURES && styles.onlyOne]} aria-label={say('pictures')}>
          {(shown.length < PICTURES ? shown.slice(0, 1) : shown).map((image, index, { length }) => (
            <li key={image}>
              <img
                src={imageUrl(image, { width: index === 0 ? 800 : 480 })}
                width={600}
                height={400}
                alt={say('print.pictureOf', { vehicle: title, number: index + 1, count: length })}
              />
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="print-facts">
        <h2 id="print-facts">{say('details.keyInformation')}</h2>
        <dl css={styles.facts}>
          <DetailRows rows={facts} />
        </dl>
      </section>
      {comments && (
        <section css={styles.divisible} aria-labelledby="print-comments">
          <h2 id="print-comments">{say('comments')}</h2>
          <div css={styles.prose} dangerouslySetInnerHTML={{ __html: comments }} />
        </section>
      )}
      {features.length > 0 && (
        <section css={styles.divisible} aria-labelledby="print-features">
          <h2 id="print-features">{say('details.features')}</h2>
          <ul css={styles.features}>
            {features.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {groups.length > 0 && (
        <section css={styles.divisible} aria-labelledby="print-specifications">
          <h2 id="print-specifications">{say('details.specifications')}</h2>
          <div css={styles.groups}>
            {groups.map(({ title: name, rows }) => (
              <div key={name} css={styles.group}>
                <h3>{name}</h3>
                <dl>
                  <DetailRows rows={rows} />
                </dl>
              </div>
            ))}
          </div>
        </section>
      )}
      <PrintDealer {...dealer} />
      <div css={styles.small}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          {withElements((marks) => say('print.printed', { ...marks, day: printed }), {
            address: <span css={styles.address}>{url}</span>,
          })}
        </p>
      </div>
    </article>
  );
}
