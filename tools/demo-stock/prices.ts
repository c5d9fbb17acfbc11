import { effectivePrice, type PriceChange, type Vehicle } from '@forecourt/vehicle';
import { createRandom } from './random.ts';

const DAY = 86_400;

/**
 * Asking prices of a vehicle since its first day: a was-price for most of the time, so that many was-prices are
 * supported and some are not, and a small step for a few others. They have a separate random sequence, so that other
 * values do not change.
 */
export function pricesOf(vehicle: Vehicle, seconds: number): Pick<Vehicle, 'price_history'> {
  const now = effectivePrice(vehicle);
  const { created_at_timestamp: first, stocknum, status, before_price, price } = vehicle;
  if (now === undefined || status === 'sold') return {};
  const random = createRandom(`${stocknum} prices`);
  const step = random.chance(0.2) ? now + 500 : undefined;
  const before = before_price ?? (price !== undefined && price > now ? price : step);
  if (before === undefined) return { price_history: [{ from: first, price: now }] };
  const changed = first + Math.floor((seconds - first) * random.range(0.4, 0.9));
  // a few were dearer still in their first days
  const start: PriceChange[] = random.chance(0.25)
    ? [
        { from: first, price: before + 1000 },
        { from: first + Math.min(5 * DAY, Math.floor((changed - first) / 3)), price: before },
      ]
    : [{ from: first, price: before }];
  return { price_history: [...start, { from: changed, price: now }] };
}
