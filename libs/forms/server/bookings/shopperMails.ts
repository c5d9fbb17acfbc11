import type { Db } from '@forecourt/service/database';
import { enquiryWords, greeting } from '@forecourt/enquiry';
import type { MessageWriter, ShopperMessage } from '@forecourt/service/messages';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import { calendarOf } from './calendarOf.js';
import type { BookingMail } from './queued.js';
import { ofSite, type BookingRow } from './rows.js';
import { addressLine, referenceOf, timeWords } from './words.js';
import { formsServerWords } from '../words/formsServerWords.js';

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
  configured: ConfiguredSite,
  { calendar, path }: { calendar: string; path: string },
): ShopperMessage {
  const { site } = configured;
  const say = wordsOf(configured, formsServerWords);
  const place = site.locations.find(({ slug }) => slug === row.location);
  const when = timeWords(row.starts_at.getTime(), place?.time_zone ?? site.timeZone, say);
  const { subject, text } = WORDS[kind];
  const isCancelled = row.state === 'cancelled';
  const isCalledOff = kind === 'booking-called-off';
  return {
    to: row.email,
    place: row.location,
    subject: say('booking.subject', { subject: say(subject), vehicle: row.vehicle_name }),
    paragraphs: [greeting(row.name, wordsOf(configured, enquiryWords)), say(text, { when })],
    facts: [
      [say('booking.fact.reference'), referenceOf(row.id)],
      [say('booking.fact.vehicle'), row.vehicle_name],
      [say('booking.fact.when'), when],
      [
        say('booking.fact.where'),
        [place?.name ?? site.name, place ? addressLine(place) : ''].filter(Boolean).join(', '),
      ],
    ],
    action: {
      label: say(isCalledOff ? 'booking.action.another' : isCancelled ? 'booking.action.see' : 'booking.action.change'),
      path,
    },
    ...(isCalledOff ? {} : { note: say('booking.note') }),
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

const WORDS = {
  'booking-confirmed': { subject: 'booking.confirmed.subject', text: 'booking.confirmed.text' },
  'booking-moved': { subject: 'booking.moved.subject', text: 'booking.moved.text' },
  'booking-cancelled': { subject: 'booking.cancelled.subject', text: 'booking.cancelled.text' },
  'booking-called-off': { subject: 'booking.calledOff.subject', text: 'booking.calledOff.text' },
  'booking-reminder': { subject: 'booking.reminder.subject', text: 'booking.reminder.text' },
} as const satisfies Record<BookingMail, object>;
