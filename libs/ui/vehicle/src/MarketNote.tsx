import type { CSSProperties } from 'react';
import { Icon } from '@forecourt/ui-kit';
import { formatDollars, type MarketIndicator, type PriceDisplay } from '@forecourt/vehicle';
import * as styles from './VehicleCard.styles.js';

/** How far a price is below the market. A touch explains it: what it is compared with, and both on one scale. */
export function MarketNote({ market, price }: { market: MarketIndicator; price: PriceDisplay }) {
  if (price.kind !== 'price') return null;
  const share = Math.round((100 * price.amount) / (price.amount + market.saving));
  return (
    <details css={styles.market}>
      <summary>
        {market.text}
        <Icon name="down" size={16} />
      </summary>
      <div css={styles.scale} style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true" />
      <p css={styles.ends}>
        <span>This one {price.text}</span>
        <span>Average {formatDollars(market.average)}</span>
      </p>
      <p>{market.basis}.</p>
    </details>
  );
}
