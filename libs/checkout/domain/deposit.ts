import type { Vehicle } from '@forecourt/vehicle';
import type { CheckoutConfig } from './config.js';

/** Least amount that providers take, cents. */
const LEAST_CENTS = 100;

/** Deposit of a vehicle in whole cents: what its stock names in dollars, else the site's (B9, BUY-01). */
export function depositCents(
  { reservation_deposit: dollars }: Pick<Vehicle, 'reservation_deposit'>,
  { depositCents: usual }: Pick<CheckoutConfig, 'depositCents'>,
): number {
  const own = dollars === undefined ? 0 : Math.round(dollars * 100);
  return Number.isSafeInteger(own) && own >= LEAST_CENTS ? own : usual;
}

/** "$200", or "$249.50": cents only where there are some. */
export function centsText(cents: number): string {
  const dollars = Math.floor(cents / 100).toLocaleString('en-AU');
  return cents % 100 === 0 ? `$${dollars}` : `$${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** Figures of a site that its words about a deposit name. */
export type Figures = Readonly<Record<'holdHours' | 'pendingMinutes', number>>;

/** Words of the site with its own figures in their places. */
export const withFigures = (words: string, { deposit, config }: { deposit: number; config: Figures }): string =>
  words
    .replaceAll('{deposit}', centsText(deposit))
    .replaceAll('{hours}', String(config.holdHours))
    .replaceAll('{minutes}', String(config.pendingMinutes));
