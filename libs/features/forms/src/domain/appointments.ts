import type { AppointmentAnswer } from '@forecourt/contracts/api';
import { isLocalDateTime } from '@forecourt/enquiry';
import type { Choice } from './enquiryOptions.js';
import type { EnquiryValues } from './enquiryValues.js';
import type { EnquiryErrors } from './validateEnquiry.js';

export type OfferedDay = AppointmentAnswer['days'][number];

const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Days to choose from, in words: `Tuesday 24 November`. */
export const dayChoices = (days: readonly OfferedDay[]): Choice[] => [
  { value: '', label: 'Any day' },
  ...days.map(({ date }) => ({ value: date, label: DAY.format(Date.parse(`${date}T00:00Z`)).replace(',', '') })),
];

/** Times of the chosen day, or of all days while none is chosen; without script the form always shows the latter. */
export function timeChoices(days: readonly OfferedDay[], date: string | undefined): Choice[] {
  const of = days.find((day) => day.date === date);
  const times = of ? of.times : [...new Set(days.flatMap((day) => day.times))].sort();
  return [{ value: '', label: 'Any time' }, ...times.map((value) => ({ value, label: clock(value) }))];
}

/** `13:30` as `1:30 pm`. */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A time that its day does not offer, or that has no day; without offered days nothing is held against a shopper. */
export function appointmentErrors(values: EnquiryValues, days: readonly OfferedDay[] | undefined): EnquiryErrors {
  const { preferred_date: date = '', preferred_time: time = '' } = values;
  const dateTime = dateTimeOf(values);
  if (dateTime !== undefined && !isLocalDateTime(dateTime))
    return { preferred_date: 'Please choose a day and a time.' };
  if (!days) return {};
  const day = days.find((offered) => offered.date === date);
  if (date !== '' && !day) return { preferred_date: 'This day is not offered any more. Please choose another.' };
  if (time === '') return {};
  if (!day) return { preferred_date: 'Please choose a day for this time.' };
  return day.times.includes(time)
    ? {}
    : { preferred_time: 'This time is not offered on that day. Please choose another.' };
}

/** `2026-11-24T10:30`, or the day alone. */
export const dateTimeOf = ({ preferred_date: date, preferred_time: time }: EnquiryValues): string | undefined =>
  date ? `${date}${time ? `T${time}` : ''}` : undefined;
