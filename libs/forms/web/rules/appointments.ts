import type { AppointmentAnswer } from '@forecourt/forms/domain';
import { isLocalDateTime } from '@forecourt/enquiry';
import type { ButtonChoice } from '@forecourt/ui-kit';
import { formatTime, shortDay } from '@forecourt/words';
import type { EnquiryValues } from './enquiryValues.js';
import type { EnquiryErrors } from './validateEnquiry.js';
import type { FormsSay } from './words.js';

/** A day with the times that are free, and those that others have. */
export interface OfferedDay {
  readonly date: string;
  readonly times: readonly string[];
  readonly taken?: readonly string[] | undefined;
}

/** When a place offers test drives, by its own clock. */
export interface OfferedTimes {
  readonly days: readonly OfferedDay[];
  /** For example `Australia/Brisbane`; unknown where the times are of several places. */
  readonly zone?: string | undefined;
}

/** The service's answer: each day with its free and its taken times, full days among them. */
export function offeredTimes({ days, taken = [], time_zone: zone }: Omit<AppointmentAnswer, 'place'>): OfferedTimes {
  const byDate = new Map<string, OfferedDay>(days.map((day) => [day.date, day]));
  for (const { date, times } of taken) byDate.set(date, { date, times: byDate.get(date)?.times ?? [], taken: times });
  const sorted = [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { days: sorted, ...(zone ? { zone } : {}) };
}

/** Whose clock it is: `Brisbane time`. */
export const zoneName = (zone: string, say: FormsSay): string =>
  say('times.zone', { city: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') });

/** Whose clock the times go by: `Times are Brisbane time.` */
export const zoneWords = (zone: string | undefined, say: FormsSay): string =>
  zone === undefined ? say('times.ofPlace') : say('times.ofZone', { zone: zoneName(zone, say) });

/** Days as buttons: `Sat` above `28 Nov`; a full one says so. */
export const dayChoices = (days: readonly OfferedDay[], say: FormsSay): ButtonChoice[] =>
  days.map(({ date, times }) => {
    const { weekday, day } = shortDay(date, say.language);
    return {
      value: date,
      kicker: weekday,
      label: day,
      ...(times.length === 0 ? { unavailable: say('times.full') } : {}),
    };
  });

/**
 * Times of the chosen day, taken ones among them; the free ones of all days while none is chosen, which is what a form
 * without script always shows. `own` is the time that the shopper has booked: `2026-11-24T10:30`.
 */
export function timeChoices(
  days: readonly OfferedDay[],
  date: string | undefined,
  own: string | undefined,
  say: FormsSay,
): ButtonChoice[] {
  const of = days.find((day) => day.date === date);
  const free = of ? of.times : days.flatMap((day) => day.times);
  const taken = new Set(of?.taken);
  return [...new Set([...free, ...taken])].sort().map((value) => ({
    value,
    label: formatTime(value, say.language),
    ...(taken.has(value) ? { unavailable: `${date}T${value}` === own ? say('times.own') : say('times.taken') } : {}),
  }));
}

/** A time that its day does not offer, or that has no day; without offered days nothing is held against a shopper. */
export function appointmentErrors(
  values: EnquiryValues,
  days: readonly OfferedDay[] | undefined,
  say: FormsSay,
): EnquiryErrors {
  const { preferred_date: date = '', preferred_time: time = '' } = values;
  const dateTime = dateTimeOf(values);
  if (dateTime !== undefined && !isLocalDateTime(dateTime)) return { preferred_date: say('needed.dayAndTime') };
  if (!days) return {};
  const day = days.find((offered) => offered.date === date);
  if (date !== '' && !day?.times.length) return { preferred_date: say('unfit.dayNotOffered') };
  if (time === '') return {};
  if (!day) return { preferred_date: say('needed.dayOfTime') };
  return day.times.includes(time) ? {} : { preferred_time: say('unfit.timeNotOffered') };
}

/** `2026-11-24T10:30`, or the day alone. */
export const dateTimeOf = ({ preferred_date: date, preferred_time: time }: EnquiryValues): string | undefined =>
  date ? `${date}${time ? `T${time}` : ''}` : undefined;
