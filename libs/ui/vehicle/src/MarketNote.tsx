import type { CSSProperties } from 'react';
import { Icon } from '@forecourt/ui-kit';
import { formatDollars, type MarketIndicator, type PriceDisplay } from '@forecourt/vehicle';
import { marketBasis, marketText } from './cardWords.js';
import type { UiVehicleSay } from './words.js';
import * as styles from './VehicleCard.styles.js';

interface MarketNoteProps {
  /** How far the price is below the market, and which average that is. */
  market: MarketIndicator;
  /** The price that is compared. */
  price: PriceDisplay;
  /** The words of the site. */
  say: UiVehicleSay;
}

/** How far a price is below the market. A touch explains it: what it is compared with, and both on one scale. */
export function MarketNote({ market, price, say }: MarketNoteProps) {
  if (price.kind !== 'price') return null;
  const share = Math.round((100 * price.amount) / (price.amount + market.saving));
  return (
    <details css={styles.market}>
      <summary>
        {marketText(market, say)}
        <Icon name="down" size={16} />
      </summary>
      <div css={styles.scale} style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true" />
      <p css={styles.ends}>
        <span>{say('market.this', { price: price.text })}</span>
        <span>{say('market.average', { price: formatDollars(market.average) })}</span>
      </p>
      <p>{marketBasis(market, say)}.</p>
    </details>
  );
}
