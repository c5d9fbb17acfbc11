import { formatDay, formatTime, weekdayName } from '@forecourt/words';
import type { SiteLocation } from '../sections/site.js';
import type { SiteConfigSay } from '../words/say.js';
import { addDays, localTime, minutesOf, momentOf, weekdayOf } from './localTime.js';
import { hoursWords } from './openingHours.js';

/** Hours of a place or of one of its departments, and the zone that they are those of. */
export type Hours = Pick<SiteLocation, 'hours' | 'special_hours' | 'time_zone'>;

export interface OpenState {
  readonly status: 'open' | 'closed' | 'by-appointment';
  /** While it is open: minutes since midnight at which it closes. */
  readonly closes?: number;
  /** While it is not open: its next opening; left out where none is known. */
  readonly opens?: NextOpening;
  /** When the status changes, epoch milliseconds; left out where no change is known. */
  readonly changesAt?: number;
}

export interface NextOpening {
  readonly daysAhead: number;
  /** `yyyy-mm-dd` at the place. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly open: number;
}

interface Opening {
  readonly open: number;
  readonly close: number;
}

/** How far ahead the next opening is looked for, days: no yard is shut for longer without saying so. */
const LOOK_AHEAD = 21;

/** Whether somebody is there now (LOC-04), by the place's own clock. `now` in epoch milliseconds. */
export function openState(place: Hours, now: number): OpenState {
  const { date, minutes } = localTime(now, place.time_zone);
  const today = openingsOn(place, date);
  const present = today.find(({ open, close }) => open <= minutes && minutes < close);
  if (present) {
    return {
      status: 'open',
      closes: present.close,
      changesAt: momentOf({ date, minutes: present.close }, place.time_zone),
    };
  }
  const isAsked = entriesOn(place, date).some(({ status }) => status === 'By appointment only');
  const status = isAsked ? ('by-appointment' as const) : ('closed' as const);
  const opens = nextOpening(place, date, minutes);
  if (!opens) return { status };
  return { status, opens, changesAt: momentOf({ date: opens.date, minutes: opens.open }, place.time_zone) };
}

/** For example `Open until 5:30 pm` or `Closed, opens Monday 8:30 am`. */
export function openWords(
  { status, closes, opens }: Pick<OpenState, 'status' | 'closes' | 'opens'>,
  say: SiteConfigSay,
): string {
  if (closes !== undefined) return say('open.until', { time: closingWords(closes, say) });
  if (!opens) return say(status === 'by-appointment' ? 'open.byAppointment' : 'open.closed');
  return say(status === 'by-appointment' ? 'open.byAppointmentOpens' : 'open.closedOpens', {
    when: opensWords(opens, say),
  });
}

/** The time at which a place closes; minutes since midnight. */
export const closingWords = (closes: number, say: SiteConfigSay): string =>
  closes === 24 * 60 ? say('open.midnight') : formatTime(closes, say.language);

/** For example `tomorrow 8:30 am`. Within a week a weekday says which day is meant. */
export function opensWords({ daysAhead, date, open }: NextOpening, say: SiteConfigSay): string {
  const time = formatTime(open, say.language);
  if (daysAhead === 0) return say('opens.today', { time });
  if (daysAhead === 1) return say('opens.tomorrow', { time });
  return daysAhead < 7
    ? say('opens.weekday', { weekday: weekdayName(date, say.language), time })
    : say('opens.day', { day: formatDay(date, say.language), time });
}

function nextOpening(place: Hours, date: string, minutes: number): NextOpening | undefined {
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const later = openingsOn(place, day).find(({ open }) => daysAhead > 0 || open > minutes);
    if (later) return { open: later.open, date: day, daysAhead };
  }
  return undefined;
}

/** Hours of a date: a holiday replaces its weekday. */
function entriesOn({ hours, special_hours: special = [] }: Hours, date: string) {
  const holidays = special.filter((entry) => entry.date === date);
  return holidays.length > 0 ? holidays : hours.filter(({ weekday }) => weekday === weekdayOf(date));
}

/** Times of a date in their order; those that touch are one. */
export function openingsOn(place: Hours, date: string): Opening[] {
  const openings = entriesOn(place, date)
    .filter(({ status }) => status === 'Open')
    .map(({ open, close }) => ({ open: minutesOf(open), close: minutesOf(close) }))
    .sort((a, b) => a.open - b.open);
  const joined: Opening[] = [];
  for (const opening of openings) {
    const last = joined.at(-1);
    if (last && opening.open <= last.close) {
      joined[joined.length - 1] = { open: last.open, close: Math.max(last.close, opening.close) };
    } else joined.push(opening);
  }
  return joined;
}

export interface Holiday {
  readonly date: string;
  /** For example `Friday 25 December`. */
  readonly day: string;
  readonly name?: string;
  /** For example `10 am – 2 pm` or `closed`. */
  readonly hours: string;
}

/** Holidays from today at the place on, in their order (LOC-03); those that are over are left out. */
export function holidaysAhead(
  { special_hours: special = [], time_zone: zone }: Hours,
  now: number,
  say: SiteConfigSay,
): Holiday[] {
  const { date: today } = localTime(now, zone);
  return special
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date) || (a.open ?? '').localeCompare(b.open ?? ''))
    .map((holiday) => ({
      date: holiday.date,
      day: formatDay(holiday.date, say.language),
      ...(holiday.name === undefined ? {} : { name: holiday.name }),
      hours: hoursWords(holiday, say),
    }));
}
