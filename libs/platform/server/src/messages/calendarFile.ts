import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An appointment of a shopper's as calendars know it (RFC 5545). Times are epoch milliseconds. */
export interface CalendarEntry {
  /** The same for every version of an event. */
  readonly uid: string;
  /** 0 for the first version; each change counts one up. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly startsAt: number;
  readonly minutes: number;
  /** When this version was made. */
  readonly changedAt: number;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  readonly organiser: { readonly name: string; readonly email: string };
  readonly url: string;
}

const MINUTE_MS = 60_000;

/** A calendar file of one event (RFC 5545), for shoppers' own calendars. */
export function calendarFile(entry: CalendarEntry): string {
  const { isCancelled, startsAt, organiser } = entry;
  const calendar = new ICalCalendar({
    prodId: { company: 'Forecourt', product: 'Appointments', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: line(entry.uid),
    sequence: entry.sequence,
    stamp: new Date(entry.changedAt),
    start: new Date(startsAt),
    end: new Date(startsAt + entry.minutes * MINUTE_MS),
    summary: text(entry.summary),
    description: text(entry.description),
    location: text(entry.place),
    url: line(entry.url),
    // a quoted parameter has no way to write a quote
    organizer: { name: line(organiser.name).replaceAll('"', ''), email: line(organiser.email) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/** Text without control characters, which the format does not allow and the library leaves in; ends of lines stay. */
const text = (value: string): string =>
  // eslint-disable-next-line no-control-regex
  value.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');

/** The same in one line. */
const line = (value: string): string => text(value).replaceAll('\n', '');
