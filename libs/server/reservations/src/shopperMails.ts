import type { Db, Keys } from '@forecourt/database';
import { greeting } from '@forecourt/enquiry';
import { calendarFile, type MessageWriter } from '@forecourt/messages';
import { centsText, momentWords, placeZone, referenceOf } from '@forecourt/reservation';
import { openingHours, siteConfigWords } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { addressLine, formatPhone, placePhone } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { ReservationPage } from './reservations.js';
import { isEarly, ofSite, rowOf, type ReservationRow } from './rows.js';
import { tokenOf } from './tokens.js';

/** What a shopper is written of a reservation. */
export const MAILS = ['reservation-held', 'reservation-over', 'reservation-completed', 'deposit-refunded'] as const;
export type MailKind = (typeof MAILS)[number];

interface MailsOptions {
  readonly db: Db;
  readonly key: Keys;
  readonly pagePath: ReservationPage;
  readonly originOf: (site: ConfiguredSite) => string;
}

/** Words of each mail, written when it leaves: one that is no longer true is not sent. */
export function reservationMails({
  db,
  key,
  pagePath,
  originOf,
}: MailsOptions): readonly (readonly [MailKind, MessageWriter])[] {
  return MAILS.map((kind) => [
    kind,
    async ({ site, ref }) => {
      const row = rowOf(await ofSite(db, site.slug).where('id', '=', ref).executeTakeFirst());
      // an erased shopper gets no more mails
      if (!row || row.shopper.email === '') return undefined;
      const words = mailWords(kind, row, site);
      return (
        words && {
          to: row.shopper.email,
          place: row.location,
          subject: words.subject,
          paragraphs: [greeting(row.shopper.name), ...words.paragraphs],
          facts: [
            ['Reference', referenceOf(row.id)],
            ['Vehicle', row.vehicle_name],
            ['Deposit', centsText(row.deposit_cents)],
            ...(words.until ? ([['Held until', words.until], ...whereOf(row, site)] as const) : []),
          ],
          ...(words.until ? { attachments: [calendarOf(row, site, originOf(site))] } : {}),
          action: {
            label: row.shopper.purchase === undefined ? 'See your reservation' : 'See your purchase',
            path: pagePath(site, row.vehicle_slug, tokenOf(row, key), row.shopper.purchase !== undefined),
          },
          note:
            kind === 'reservation-completed'
              ? 'Whoever has this link can see the reservation. Keep it to yourself.'
              : 'Whoever has this link can see and cancel the reservation. Keep it to yourself.',
        }
      );
    },
  ]);
}

const placeOf = ({ location }: ReservationRow, { site }: ConfiguredSite) =>
  site.locations.find(({ slug }) => slug === location);

/** Where the vehicle is, with the place's own hours and number. */
function whereOf(row: ReservationRow, site: ConfiguredSite): [string, string][] {
  const saySite = wordsOf(site, siteConfigWords);
  const place = placeOf(row, site);
  if (!place) return [];
  const phone = placePhone(site.site.phones, place.phone);
  return [
    ['Where', [place.name, addressLine(place.address)].filter(Boolean).join(', ')],
    ...(place.hours.length > 0
      ? ([['Hours', openingHours(place.hours, saySite).join(', ')]] as [string, string][])
      : []),
    ...(phone ? ([['Phone', formatPhone(phone)]] as [string, string][]) : []),
  ];
}

/** The end of the hold as an event of the shopper's calendar; it carries no link, as calendars are shared. */
function calendarOf(row: ReservationRow, { site, ...rest }: ConfiguredSite, origin: string) {
  const place = placeOf(row, { site, ...rest });
  return {
    name: 'reservation.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile({
      uid: `${row.id}@${new URL(origin).hostname}`,
      sequence: 0,
      isCancelled: false,
      startsAt: (row.held_until ?? row.payable_until).getTime() - LAST_HOUR_MS,
      minutes: LAST_HOUR_MS / 60_000,
      changedAt: row.created_at.getTime(),
      summary: `Held for you until then: ${row.vehicle_name}`,
      description: `${site.name}, reference ${referenceOf(row.id)}.`,
      place: [place?.name ?? site.name, place ? addressLine(place.address) : ''].filter(Boolean).join(', '),
      organiser: { name: site.name, email: site.email },
      url: origin,
    }),
  };
}

/** The event is the last hour of the hold. */
const LAST_HOUR_MS = 3_600_000;

function mailWords(
  kind: MailKind,
  row: ReservationRow,
  site: ConfiguredSite,
): { subject: string; paragraphs: string[]; until?: string } | undefined {
  const deposit = centsText(row.deposit_cents);
  switch (kind) {
    case 'reservation-held': {
      if (row.state !== 'held' || !row.held_until) return undefined;
      const until = momentWords(row.held_until.getTime(), placeZone(site.site, row.location));
      return {
        subject: `Reserved: ${row.vehicle_name}`,
        paragraphs: [
          `We have your deposit of ${deposit}, and the vehicle is held for you until ${until}.`,
          'The deposit is fully refundable: cancel with the link below, or let the time pass, and it goes back to you.',
        ],
        until,
      };
    }
    case 'reservation-over':
      if (row.state === 'held' || row.state === 'completed') return undefined;
      return {
        subject: `Your reservation is over: ${row.vehicle_name}`,
        paragraphs: [
          isEarly(row)
            ? 'The dealer has ended your reservation: the vehicle is not held for you any more.'
            : 'The vehicle is not held for you any more.',
          `Your deposit of ${deposit} goes back the way it came. Banks take a few days for it.`,
        ],
      };
    case 'reservation-completed':
      return {
        subject: `Completed: your reservation of ${row.vehicle_name}`,
        paragraphs: [
          'Thank you: the dealer has completed your reservation, as you bought the vehicle.',
          `Your deposit of ${deposit} is part of its price. If that is not so, please tell us at once.`,
        ],
      };
    case 'deposit-refunded':
      return {
        subject: `Your deposit was refunded: ${deposit}`,
        paragraphs: [`We gave your deposit of ${deposit} back. Banks take a few days until you see it.`],
      };
  }
}
