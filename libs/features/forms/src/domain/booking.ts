import { clockWords, dayWords, localTime } from '@forecourt/site-config';
import type { OfferedDay } from './appointments.js';
import type { Choice } from './enquiryOptions.js';

/** A moment by the clock of its place: `Tuesday 24 November, 10:30 am`. */
export function bookedTime(moment: number, zone: string): string {
  const { date, minutes } = localTime(moment, zone);
  return `${dayWords(date)}, ${clockWords(minutes)}`;
}

/** Free times in one list, so that none can be put together that is not free: `2026-11-24T10:30`. */
export const freeChoices = (days: readonly OfferedDay[]): Choice[] => [
  { value: '', label: 'Choose another time' },
  ...days.flatMap(({ date, times }) =>
    times.map((time) => ({ value: `${date}T${time}`, label: `${dayWords(date)}, ${clockWords(time)}` })),
  ),
];
