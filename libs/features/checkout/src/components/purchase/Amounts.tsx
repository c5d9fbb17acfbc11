import { centsText } from '@forecourt/reservation';
import type { PurchaseView } from '@forecourt/contracts/api';
import * as styles from './purchase.styles.js';

/** Every amount of the purchase, and what is left to pay. */
export const Amounts = ({ lines }: { lines: PurchaseView['amounts'] }) => (
  <dl css={styles.amounts}>
    {lines.map(({ name, label, cents }) => (
      <div key={name} data-total={name === 'balance' || undefined}>
        <dt>{label}</dt>
        <dd>{cents < 0 ? `–${centsText(-cents)}` : centsText(cents)}</dd>
      </div>
    ))}
  </dl>
);
