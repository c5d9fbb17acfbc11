import { centsText } from '@forecourt/reservation';
import type { PurchaseView } from '@forecourt/contracts/api';
import { priceNote, type Vehicle } from '@forecourt/vehicle';
import { small } from '../reserve.styles.js';
import * as styles from './purchase.styles.js';

/** Every amount of the purchase, what is left to pay, and what the price does not contain. */
export const Amounts = ({ lines, type }: { lines: PurchaseView['amounts']; type: Vehicle['price_type'] }) => {
  const note = priceNote(type);
  return (
    <>
      <dl css={styles.amounts}>
        {lines.map(({ name, label, cents }) => (
          <div key={name} data-total={name === 'balance' || undefined}>
            <dt>{label}</dt>
            <dd>{cents < 0 ? `–${centsText(-cents)}` : centsText(cents)}</dd>
          </div>
        ))}
      </dl>
      {note && <p css={small}>{note}</p>}
    </>
  );
};
