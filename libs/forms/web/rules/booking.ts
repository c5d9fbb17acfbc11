import type { FormFaults, FormValues } from '@forecourt/action-form';
import { localTime } from '@forecourt/site-config';
import { formatDay, formatTime, type Language } from '@forecourt/words';
import type { OfferedDay } from './appointments.js';
import type { FormsSay } from './words.js';

/** A moment by the clock of its place: `Tuesday 24 November, 10:30 am`. */
export function bookedTime(moment: number, zone: string, language: Language): string {
  const { date, minutes } = localTime(moment, zone);
  return `${formatDay(date, language)}, ${formatTime(minutes, language)}`;
}

/** The same as forms and the service name a time: `2026-11-24T10:30`. */
export function bookedDateTime(moment: number, zone: string): string {
  const { date, minutes } = localTime(moment, zone);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${date}T${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** Whether a day has a time that is free. */
export const isOffered = (days: readonly OfferedDay[], day: string, time: string): boolean =>
  days.some(({ date, times }) => date === day && times.includes(time));

/** What is missing of another time for a booked test drive: times are in sight once a day is chosen (FORM-06). */
export const moveFaults = ({ day = '', time = '' }: FormValues, say: FormsSay): FormFaults => {
  if (day === '') return { day: say('needed.dayAndTime') };
  return time === '' ? { time: say('needed.dayAndTime') } : {};
};
