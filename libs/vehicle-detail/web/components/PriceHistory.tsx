import { useWords } from '@forecourt/composition';
import { dayIn } from '@forecourt/site-config';
import { formatDollars, priceHistory, type Vehicle } from '@forecourt/vehicle';
import { formatDate } from '@forecourt/words';
import type { VehicleDetailSay } from '../rules/words.js';
import * as styles from './priceHistory.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface PriceHistoryProps {
  vehicle: Pick<Vehicle, 'price_history' | 'created_at_timestamp'>;
  /** Zone of the dealer, whose days these are. */
  timeZone: string;
  most: number;
}

/** When the vehicle was first listed and its prices since, from the platform's own record; nothing without one. */
export function PriceHistory({ vehicle, timeZone, most }: PriceHistoryProps) {
  const say = useWords(vehicleDetailWords);
  const lines = priceHistory(vehicle);
  if (lines.length === 0) return null;
  const day = (seconds: number) => formatDate(dayIn(timeZone, seconds * 1000), say.language);
  const first = Math.min(vehicle.created_at_timestamp, ...lines.map(({ from }) => from));
  return (
    <details css={styles.history}>
      <summary>{say('prices.title')}</summary>
      <ol>
        {lines.slice(0, most).map(({ from, price, change }) => (
          <li key={from}>
            <span>{day(from)}</span>
            <strong>{price === undefined ? say('prices.none') : formatDollars(price)}</strong>
            <span>{change !== undefined && change !== 0 && changeText(change, say)}</span>
          </li>
        ))}
      </ol>
      <p>{say('prices.about', { day: day(first) })}</p>
    </details>
  );
}

const changeText = (change: number, say: VehicleDetailSay): string =>
  say(change < 0 ? 'prices.down' : 'prices.up', { amount: formatDollars(Math.abs(change)) });
