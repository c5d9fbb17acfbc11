import { localTime, type AppointmentDay, type SiteLocation } from '@forecourt/site-config';
import { formatDay, formatTime } from '@forecourt/words';
import type { FormsServerSay } from '../words/say.js';

/** A moment by the clock of a place: `Tuesday 24 November, 10:30 am`. */
export function timeWords(moment: number, zone: string, say: FormsServerSay): string {
  const { date, minutes } = localTime(moment, zone);
  return say('booking.when', { day: formatDay(date, say.language), time: formatTime(minutes, say.language) });
}

/** `2026-11-24T10:30` by the clock of a place, as enquiries carry it. */
export function localDateTime(moment: number, zone: string): string {
  const { date, minutes } = localTime(moment, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MOST_OFFERED = 3;

/** Words for a shopper whose time is gone: the next free times from the wanted one on, or the first of all. */
export function nextFreeWords(days: readonly AppointmentDay[], wanted: string, say: FormsServerSay): string {
  const all = days.flatMap(({ date, times }) => times.map((time) => ({ date, time, at: `${date}T${time}` })));
  const later = all.filter(({ at }) => at >= wanted);
  const next = (later.length > 0 ? later : all).slice(0, MOST_OFFERED);
  if (next.length === 0) return say('booking.noneFree');
  const times = next.map(({ date, time }) =>
    say('booking.when', { day: formatDay(date, say.language), time: formatTime(time, say.language) }),
  );
  return say('booking.nextFree', { times: times.join('; ') });
}

/** Address of a place in one line. */
export const addressLine = ({ address: { street, city, state, postcode } }: Pick<SiteLocation, 'address'>): string =>
  [street, [city, state?.toUpperCase(), postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** What people call a booking by. */
export const referenceOf = (id: string): string => `T-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
