import type { Db } from '@forecourt/database';
import { greeting } from '@forecourt/enquiry';
import type { MessageWriter, ShopperMessage } from '@forecourt/messages';
import type { ConfiguredSite } from '@forecourt/sites';
import { calendarOf } from './calendarOf.js';
import type { BookingMail } from './queued.js';
import { ofSite, type BookingRow } from './rows.js';
import { addressLine, referenceOf, timeWords } from './words.js';

interface MailsOptions {
  readonly db: Db;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Path and query of the page that shows a booking. */
  readonly pagePath: (site: ConfiguredSite, token: string) => string;
  /** Path and query where a test drive of a vehicle is booked. */
  readonly bookPath: (site: ConfiguredSite, vehicleSlug: string) => string;
  readonly now: () => number;
}

const MAILS: readonly BookingMail[] = [
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
  'booking-called-off',
];

/** Words of each mail, of the version that it is about: once that is not true any more nothing is sent. */
export const bookingMails = (options: MailsOptions): readonly (readonly [BookingMail, MessageWriter])[] =>
  MAILS.map((kind) => [
    kind,
    async ({ site, ref, secret }) => {
      const at = ref.lastIndexOf('.');
      const row = await ofSite(options.db, site.slug).where('id', '=', ref.slice(0, at)).executeTakeFirst();
      if (!row || row.sequence !== Number(ref.slice(at + 1))) return undefined;
      if (secret === undefined && kind !== 'booking-called-off') return undefined;
      if (kind === 'booking-reminder' && row.starts_at.getTime() <= options.now()) return undefined;
      return mailOf(kind, row, site, {
        calendar: calendarOf(row, site, options.originOf(site)),
        path: secret === undefined ? options.bookPath(site, row.vehicle_slug) : options.pagePath(site, secret),
      });
    },
  ]);

function mailOf(
  kind: BookingMail,
  row: BookingRow,
  { site }: ConfiguredSite,
  { calendar, path }: { calendar: string; path: string },
): ShopperMessage {
  const place = site.locations.find(({ slug }) => slug === row.location);
  const when = timeWords(row.starts_at.getTime(), place?.time_zone ?? site.timeZone);
  const { subject, text } = WORDS[kind](when);
  const isCancelled = row.state === 'cancelled';
  const isCalledOff = kind === 'booking-called-off';
  return {
    to: row.email,
    place: row.location,
    subject: `${subject}: ${row.vehicle_name}`,
    paragraphs: [greeting(row.name), text],
    facts: [
      ['Reference', referenceOf(row.id)],
      ['Vehicle', row.vehicle_name],
      ['When', when],
      ['Where', [place?.name ?? site.name, place ? addressLine(place) : ''].filter(Boolean).join(', ')],
    ],
    action: {
      label: isCalledOff
        ? 'Book another time'
        : isCancelled
          ? 'See your booking'
          : 'See, change or cancel your booking',
      path,
    },
    ...(isCalledOff ? {} : { note: 'Whoever has this link can change and cancel the booking. Keep it to yourself.' }),
    // the reminder's event is in the calendar already
    ...(kind === 'booking-reminder'
      ? {}
      : {
          attachments: [
            {
              name: 'test-drive.ics',
              contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
              content: calendar,
            },
          ],
        }),
  };
}

const WORDS: Readonly<Record<BookingMail, (when: string) => { subject: string; text: string }>> = {
  'booking-confirmed': (when) => ({
    subject: 'Your test drive is booked',
    text: `Your test drive is booked for ${when}. Please bring your driver licence.`,
  }),
  'booking-moved': (when) => ({
    subject: 'Your test drive has a new time',
    text: `Your test drive is now on ${when}. The earlier time is free again.`,
  }),
  'booking-cancelled': (when) => ({
    subject: 'Your test drive is cancelled',
    text: `Your test drive on ${when} is cancelled. You are welcome to book another.`,
  }),
  'booking-called-off': (when) => ({
    subject: 'We had to cancel your test drive',
    text:
      `We are sorry: your test drive on ${when}` +
      ' cannot take place, and we cancelled it. You are welcome to book another time.',
  }),
  'booking-reminder': (when) => ({
    subject: 'Tomorrow: your test drive',
    text:
      `Your test drive is on ${when}` +
      '. Please bring your driver licence. If it does not suit any more, change or cancel it with the ' +
      'link below.',
  }),
};
