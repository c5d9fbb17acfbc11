import { centsText } from '@forecourt/reservation';
import type { PurchaseView } from '@forecourt/contracts/api';
import { priceNote, type Vehicle } from '@forecourt/vehicle';
import type { AmountsNow } from '../../domain/purchase/amountsNow.js';
import { small } from '../reserve.styles.js';
import * as styles from './purchase.styles.js';

export interface AmountsProps {
  lines: PurchaseView['amounts'] | AmountsNow['lines'];
  type: Vehicle['price_type'];
  /** Who pays what is left, where a loan pays a part of it. */
  shares?: AmountsNow['shares'];
}

/** Every amount of the purchase, what is left to pay as the largest, and what the price does not contain. */
export const Amounts = ({ lines, type, shares }: AmountsProps) => {
  const note = priceNote(type);
  const balance = lines.find(({ name }) => name === 'balance');
  return (
    <>
      <dl css={styles.amounts}>
        {lines
          .filter((line) => line !== balance)
          .map(({ name, label, cents }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{cents < 0 ? `–${centsText(-cents)}` : centsText(cents)}</dd>
            </div>
          ))}
      </dl>
      {balance && (
        <div css={styles.total} role="status">
          <span>{balance.label}</span>
          <strong>{centsText(balance.cents)}</strong>
          {shares && <p>{sharesWords(shares)}</p>}
        </div>
      )}
      {note && <p css={small}>{note}</p>}
    </>
  );
};

const sharesWords = ({ loan_cents: loan, own_cents: own }: NonNullable<AmountsNow['shares']>): string =>
  own === 0
    ? 'The loan would pay all of it.'
    : `${centsText(loan)} of it would come from the loan, ${centsText(own)} from you.`;
