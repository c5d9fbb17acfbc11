import type { OfferSummary } from '@forecourt/offers/domain';
import { formatDollars } from '@forecourt/vehicle';
import * as styles from './offers.styles.js';

/** What an offer costs and on which terms (OFR-01). */
export function OfferFigures({ offer: { price, terms } }: { offer: Pick<OfferSummary, 'price' | 'terms'> }) {
  return (
    <>
      {price && (
        <p css={styles.price}>
          <span>{price.label}</span>
          <strong>{formatDollars(price.amount)}</strong>
          {price.note !== undefined && <span>{price.note}</span>}
        </p>
      )}
      {terms.length > 0 && (
        <dl css={styles.terms}>
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
