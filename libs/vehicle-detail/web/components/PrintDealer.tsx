import { useWords } from '@forecourt/composition';
import * as styles from './printView.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface PrintDealerProps {
  name: string;
  place: string | undefined;
  address: string;
  /** The place's own; absent where the site masks its numbers: paper has nothing to click. */
  phone: string | undefined;
  email: string;
  /** In words, one line for each run of equal days. */
  hours: readonly string[];
  /** Each with its label and state, as the law asks for. */
  licences: readonly string[];
}

/** Where the vehicle is, when it can be seen, and whom to call. */
export function PrintDealer({ name, place, address, phone, email, hours, licences }: PrintDealerProps) {
  const say = useWords(vehicleDetailWords);
  return (
    <section css={styles.panel} aria-labelledby="print-dealer">
      <div>
        <h2 id="print-dealer">{place ?? name}</h2>
        <address style={{ fontStyle: 'normal' }}>
          {address}
          <br />
          {[phone, email].filter(Boolean).join(' · ')}
        </address>
      </div>
      {hours.length > 0 && (
        <div>
          <h3>{say('openingHours')}</h3>
          <ul css={styles.hours}>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p css={[styles.small, styles.licences]}>{licences.join(' · ')}</p>
    </section>
  );
}
