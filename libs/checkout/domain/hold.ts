import { localTime } from '@forecourt/site-config';
import { formatDay, formatTime } from '@forecourt/words';
import type { CheckoutConfig } from './config.js';
import type { CheckoutDomainSay } from './words/say.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Until when a vehicle is held whose deposit was paid at a moment (B9: 48 hours). Hours that pass, whatever clocks
 * show.
 */
export const heldUntil = (paidAt: number, { holdHours }: Pick<CheckoutConfig, 'holdHours'>): number =>
  paidAt + holdHours * HOUR_MS;

/** Until when the deposit of a reservation can be paid. */
export const payableUntil = (startedAt: number, { pendingMinutes }: Pick<CheckoutConfig, 'pendingMinutes'>): number =>
  startedAt + pendingMinutes * MINUTE_MS;

/**
 * Reservations that one shopper may have waiting for their deposits: each keeps a vehicle from all others, and costs
 * nothing.
 */
export const MOST_UNPAID = 2;

/** A moment as a clock at a place shows it, with whose clock that is: "Friday 27 November, 10:30 am (Sydney time)". */
export function momentWords(moment: number, timeZone: string, say: CheckoutDomainSay): string {
  const { date, minutes } = localTime(moment, timeZone);
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return say('moment', { day: formatDay(date, say.language), time: formatTime(minutes, say.language), city });
}

/** Time zone of a vehicle's place; the site's where that is not known. */
export const placeZone = (
  site: { readonly timeZone: string; readonly locations: readonly { slug: string; time_zone: string }[] },
  place: string | undefined,
): string => site.locations.find(({ slug }) => slug === place)?.time_zone ?? site.timeZone;

/** Letters and digits that cannot be confused when they are read out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What people call a reservation by, for example "R-7K3M-9QXA", or a purchase: made of its id, so that it is the same
 * for ever.
 */
export function referenceOf(id: string, kind: 'R' | 'P' = 'R'): string {
  const digits = id
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, 10)
    .padEnd(10, '0');
  let rest = BigInt(`0x${digits}`);
  let text = '';
  for (let at = 0; at < 8; at++) {
    text += SIGNS[Number(rest % 32n)] ?? '';
    rest /= 32n;
  }
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
