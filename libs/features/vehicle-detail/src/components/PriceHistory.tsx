import { dayIn } from '@forecourt/site-config';
import { formatDate, formatDollars, priceHistory, type Vehicle } from '@forecourt/vehicle';
import * as styles from './priceHistory.styles.js';

export interface PriceHistoryProps {
  vehicle: Pick<Vehicle, 'price_history' | 'created_at_timestamp'>;
  /** Zone of the dealer, whose days these are. */
  timeZone: string;
  most: number;
}

/** When the vehicle was first listed and its prices since, from the platform's own record; nothing without one. */
export function PriceHistory({ vehicle, timeZone, most }: PriceHistoryProps) {
  const lines = priceHistory(vehicle);
  if (lines.length === 0) return null;
  const day = (seconds: number) => formatDate(dayIn(timeZone, seconds * 1000));
  const first = Math.min(vehicle.created_at_timestamp, ...lines.map(({ from }) => from));
  return (
    <details css={styles.history}>
      <summary>Price history</summary>
      <ol>
        {lines.slice(0, most).map(({ from, price, change }) => (
          <li key={from}>
            <span>{day(from)}</span>
            <strong>{price === undefined ? 'No price' : formatDollars(price)}</strong>
            <span>{change !== undefined && change !== 0 && changeText(change)}</span>
          </li>
        ))}
      </ol>
      <p>First listed {day(first)}. Dates are those on which we began to ask a price here.</p>
    </details>
  );
}

const changeText = (change: number): string => `${change < 0 ? 'down' : 'up'} ${formatDollars(Math.abs(change))}`;
