/** What a calendar and a clock at a place show. */
export interface LocalTime {
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The time at a place, daylight saving included. `moment` in epoch milliseconds. */
export function localTime(moment: number, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string): string => parts.find((item) => item.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: minutesOf(`${part('hour')}:${part('minute')}`),
  };
}

/** The day that a moment (epoch milliseconds) falls on in a time zone, `yyyy-mm-dd`. */
export const dayIn = (timeZone: string, moment: number): string => localTime(moment, timeZone).date;

/** How far the clocks of a time zone are ahead of UTC at a moment, milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const shown = localTime(moment, timeZone);
  return Date.parse(`${shown.date}T00:00Z`) + shown.minutes * MINUTE_MS - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/**
 * How far clocks are ahead of UTC all through a day; undefined where they may change on it or next to it. Clocks are
 * costly to ask: a day of many times asks them twice.
 */
export function steadyOffset(date: string, timeZone: string): number | undefined {
  const midnight = Date.parse(`${date}T00:00Z`);
  const before = offsetAt(midnight - DAY_MS, timeZone);
  return offsetAt(midnight + 2 * DAY_MS, timeZone) === before ? before : undefined;
}

/**
 * When a clock at a place shows a time, epoch milliseconds. Of an hour that comes twice the first; of one that daylight
 * saving leaves out the moment that it would have been.
 */
export function momentOf({ date, minutes }: LocalTime, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * MINUTE_MS;
  // no zone of the world changes twice within two days
  const before = offsetAt(wall - DAY_MS, timeZone);
  const first = wall - before;
  if (offsetAt(first, timeZone) === before) return first;
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  return offsetAt(after, timeZone) === wall - after ? after : first;
}

/** Minutes since midnight of `hh:mm`. */
export const minutesOf = (time = '00:00'): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The date so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();
