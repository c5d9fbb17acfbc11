import { localTime, momentOf } from '@forecourt/site-config';

const DATE_TIME = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * A moment by the clocks of a place, `2026-12-26T10:00`, as epoch milliseconds; undefined for what is none, such as
 * a day that the calendar has not.
 */
export function previewMoment(text: string, timeZone: string): number | undefined {
  const [, date, hours, minutes] = DATE_TIME.exec(text) ?? [];
  if (date === undefined) return undefined;
  const time = { date, minutes: Number(hours) * 60 + Number(minutes) };
  const moment = momentOf(time, timeZone);
  const shown = localTime(moment, timeZone);
  return shown.date === time.date && shown.minutes === time.minutes ? moment : undefined;
}
