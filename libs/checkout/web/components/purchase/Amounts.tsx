import { centsText, type PurchaseView } from '@forecourt/checkout/domain';
import { priceNote, type Vehicle, vehicleWords } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import type { AmountsNow } from '../../rules/purchase/amountsNow.js';
import { balance as balanceRow, small } from '../reserve.styles.js';
import * as styles from './purchase.styles.js';
import type { CheckoutSay } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

export interface AmountsProps {
  lines: PurchaseView['amounts'] | AmountsNow['lines'];
  type: Vehicle['price_type'];
  /** Who pays what is left, where a loan pays a part of it. */
  shares?: AmountsNow['shares'];
}

/** Every amount of the purchase, what is left to pay as the largest, and what the price does not contain. */
export const Amounts = ({ lines, type, shares }: AmountsProps) => {
  const say = useWords(checkoutWords);
  const note = priceNote(type, useWords(vehicleWords));
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
          {shares && <p>{sharesWords(shares, say)}</p>}
        </div>
      )}
      {note && <p css={small}>{note}</p>}
    </>
  );
};

const sharesWords = (
  { loan_cents: loan, own_cents: own }: NonNullable<AmountsNow['shares']>,
  say: CheckoutSay,
): string =>
  own === 0 ? say('amounts.loanPaysAll') : say('amounts.shares', { loan: centsText(loan), own: centsText(own) });

/** What is left to pay with the way to all amounts, for a phone: there they come after the step. */
export const BalanceNow = ({ lines, href }: Pick<AmountsProps, 'lines'> & { href: string }) => {
  const say = useWords(checkoutWords);
  const balance = lines.find(({ name }) => name === 'balance');
  if (!balance) return null;
  return (
    <div css={balanceRow}>
      <span>{balance.label}</span>
      <strong>{centsText(balance.cents)}</strong>
      <a href={href}>{say('amounts.see')}</a>
    </div>
  );
};
