/** A booking as calendars know it (RFC 5545). Times are epoch milliseconds. */
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
const MOST_OCTETS = 75;

/** A calendar file: every line ends with CRLF and has at most 75 octets, times are UTC, text is escaped. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, isCancelled, startsAt, minutes, changedAt, organiser } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Test drives//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * MINUTE_MS)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.place)}`,
    `URL:${uri(entry.url)}`,
    `ORGANIZER;CN=${parameter(organiser.name)}:mailto:${uri(organiser.email)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261124T003000Z`. */
const utc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A value of text (RFC 5545 3.3.11): no control character but the escaped end of a line. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A quoted parameter (3.2) has no way to write a quote. */
// eslint-disable-next-line no-control-regex
const parameter = (value: string): string => `"${value.replace(/["\u0000-\u001f\u007f]/g, '')}"`;

// eslint-disable-next-line no-control-regex
const uri = (value: string): string => value.replace(/[\u0000-\u0020\u007f]/g, '');

/** Lines of at most 75 octets without breaking a character (3.1). */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}
