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

/** Unpaid reservations that one shopper may have at a time. Each holds a vehicle before anything is paid. */
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

/** The 32 digits of a reference: without 0, 1, I and O, which people mix up. */
const REFERENCE_DIGITS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Reference that people quote for a reservation ("R-7K3M-9QXA") or a purchase ("P-…"). It is derived from the id, so it
 * never changes.
 */
export function referenceOf(id: string, kind: 'R' | 'P' = 'R'): string {
  const hexDigits = id
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, 10)
    .padEnd(10, '0');
  let rest = BigInt(`0x${hexDigits}`);
  let text = '';
  for (let position = 0; position < 8; position++) {
    text += REFERENCE_DIGITS[Number(rest % 32n)] ?? '';
    rest /= 32n;
  }
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
