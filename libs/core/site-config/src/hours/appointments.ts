import type { SiteLocation, SiteSection } from '../sections/site.js';
import { DAY_MS, localTime, minutesOf, momentOf, steadyOffset } from './localTime.js';

export interface AppointmentDay {
  /** `yyyy-mm-dd` at the place. */
  readonly date: string;
  /** `hh:mm` at the place, ascending; never empty. */
  readonly times: readonly string[];
}

type Place = Pick<SiteLocation, 'hours' | 'special_hours' | 'time_zone'>;

/**
 * When a test drive can be booked at a place: start times within its opening hours, so that the drive ends before it
 * closes, and not before the dealer's notice (A3). Holidays replace their weekday. `now` in epoch milliseconds.
 */
export function appointmentDays(
  { hours, special_hours: special = [], time_zone: zone }: Place,
  { days, everyMinutes, noticeMinutes }: Omit<SiteSection['appointments'], 'perSlot'>,
  now: number,
): AppointmentDay[] {
  const earliest = localTime(now + noticeMinutes * 60_000, zone);
  const first = Date.parse(`${localTime(now, zone).date}T00:00Z`);
  return Array.from({ length: days }, (_, index) => new Date(first + index * DAY_MS)).flatMap((day) => {
    const date = day.toISOString().slice(0, 10);
    if (date < earliest.date) return [];
    const holiday = special.find((entry) => entry.date === date);
    const openings = holiday ? [holiday] : hours.filter(({ weekday }) => weekday === day.getUTCDay());
    const from = date === earliest.date ? earliest.minutes : 0;
    const starts = openings
      .filter(({ status }) => status === 'Open')
      .flatMap(({ open, close }) => startsBetween(minutesOf(open), minutesOf(close), everyMinutes))
      .filter((minutes) => minutes >= from);
    const times = [...new Set(starts)].sort((a, b) => a - b).map(timeOf);
    return times.length === 0 ? [] : [{ date, times }];
  });
}

function startsBetween(open: number, close: number, every: number): number[] {
  const count = Math.max(0, Math.floor((close - open) / every));
  return Array.from({ length: count }, (_, index) => open + index * every);
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When a start begins, epoch milliseconds, daylight saving included; undefined for what no clock at the place shows:
 * a time that is none, or one of the hour that daylight saving leaves out.
 */
export function appointmentMoment(date: string, time: string, zone: string): number | undefined {
  const minutes = minutesOf(time);
  if (!Number.isFinite(minutes) || Number.isNaN(Date.parse(`${date}T00:00Z`))) return undefined;
  const moment = momentOf({ date, minutes }, zone);
  const shown = localTime(moment, zone);
  return shown.date === date && shown.minutes === minutes ? moment : undefined;
}

/** When the times of a day begin, as `appointmentMoment` has it. */
function momentsOn(date: string, zone: string): (time: string) => number | undefined {
  const offset = steadyOffset(date, zone);
  const midnight = Date.parse(`${date}T00:00Z`);
  return (time) =>
    offset === undefined ? appointmentMoment(date, time, zone) : midnight + minutesOf(time) * 60_000 - offset;
}

/** What is left of offered days: no time that is taken, and no day without a time. */
export const freeDays = (
  days: readonly AppointmentDay[],
  zone: string,
  isFree: (moment: number) => boolean,
): AppointmentDay[] =>
  days
    .map(({ date, times }) => {
      const momentAt = momentsOn(date, zone);
      return {
        date,
        times: times.filter((time) => {
          const moment = momentAt(time);
          return moment !== undefined && isFree(moment);
        }),
      };
    })
    .filter(({ times }) => times.length > 0);

/** The offered times that are not free, by day: what a shopper sees as taken. */
export function takenDays(offered: readonly AppointmentDay[], free: readonly AppointmentDay[]): AppointmentDay[] {
  const freeAt = new Map(free.map(({ date, times }) => [date, new Set(times)]));
  return offered
    .map(({ date, times }) => ({ date, times: times.filter((time) => !freeAt.get(date)?.has(time)) }))
    .filter(({ times }) => times.length > 0);
}
