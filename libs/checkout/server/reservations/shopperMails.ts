import type { Db, Keys } from '@forecourt/service/database';
import { enquiryWords, greeting } from '@forecourt/enquiry';
import { calendarFile, type MessageWriter } from '@forecourt/service/messages';
import { centsText, momentWords, placeZone, referenceOf, checkoutDomainWords } from '@forecourt/checkout/domain';
import { openingHours, siteConfigWords } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { addressLine, formatPhone, placePhone } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { checkoutServerWords } from '../words/checkoutServerWords.js';
import type { CheckoutServerSay } from '../words/say.js';
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
      const say = wordsOf(site, checkoutServerWords);
      const words = mailWords(kind, row, site, say);
      return (
        words && {
          to: row.shopper.email,
          place: row.location,
          subject: words.subject,
          paragraphs: [greeting(row.shopper.name, wordsOf(site, enquiryWords)), ...words.paragraphs],
          facts: [
            [say('reservation.fact.reference'), referenceOf(row.id)],
            [say('reservation.fact.vehicle'), row.vehicle_name],
            [say('reservation.fact.deposit'), centsText(row.deposit_cents)],
            ...(words.until
              ? ([[say('reservation.fact.heldUntil'), words.until], ...whereOf(row, site, say)] as const)
              : []),
          ],
          ...(words.until ? { attachments: [calendarOf(row, site, originOf(site), say)] } : {}),
          action: {
            label: say(row.shopper.purchase === undefined ? 'reservation.see.reservation' : 'reservation.see.purchase'),
            path: pagePath(site, row.vehicle_slug, tokenOf(row, key), row.shopper.purchase !== undefined),
          },
          note: say(kind === 'reservation-completed' ? 'reservation.note.completed' : 'reservation.note.live'),
        }
      );
    },
  ]);
}

const placeOf = ({ location }: ReservationRow, { site }: ConfiguredSite) =>
  site.locations.find(({ slug }) => slug === location);

/** Where the vehicle is, with the place's own hours and number. */
function whereOf(row: ReservationRow, site: ConfiguredSite, say: CheckoutServerSay): [string, string][] {
  const saySite = wordsOf(site, siteConfigWords);
  const place = placeOf(row, site);
  if (!place) return [];
  const phone = placePhone(site.site.phones, place.phone);
  return [
    [say('reservation.fact.where'), [place.name, addressLine(place.address)].filter(Boolean).join(', ')],
    ...(place.hours.length > 0
      ? ([[say('reservation.fact.hours'), openingHours(place.hours, saySite).join(', ')]] as [string, string][])
      : []),
    ...(phone ? ([[say('reservation.fact.phone'), formatPhone(phone)]] as [string, string][]) : []),
  ];
}

/** The end of the hold as an event of the shopper's calendar; it carries no link, as calendars are shared. */
function calendarOf(row: ReservationRow, { site, ...rest }: ConfiguredSite, origin: string, say: CheckoutServerSay) {
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
      summary: say('reservation.calendar.summary', { vehicle: row.vehicle_name }),
      description: say('reservation.calendar.description', { dealer: site.name, reference: referenceOf(row.id) }),
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
  say: CheckoutServerSay,
): { subject: string; paragraphs: string[]; until?: string } | undefined {
  const deposit = centsText(row.deposit_cents);
  const vehicle = row.vehicle_name;
  switch (kind) {
    case 'reservation-held': {
      if (row.state !== 'held' || !row.held_until) return undefined;
      const zone = placeZone(site.site, row.location);
      const until = momentWords(row.held_until.getTime(), zone, wordsOf(site, checkoutDomainWords));
      return {
        subject: say('reservation.held.subject', { vehicle }),
        paragraphs: [say('reservation.held.text', { deposit, moment: until }), say('reservation.held.refundable')],
        until,
      };
    }
    case 'reservation-over':
      if (row.state === 'held' || row.state === 'completed') return undefined;
      return {
        subject: say('reservation.over.subject', { vehicle }),
        paragraphs: [
          say(isEarly(row) ? 'reservation.over.byDealer' : 'reservation.over.text'),
          say('reservation.over.refund', { deposit }),
        ],
      };
    case 'reservation-completed':
      return {
        subject: say('reservation.completed.subject', { vehicle }),
        paragraphs: [say('reservation.completed.text'), say('reservation.completed.deposit', { deposit })],
      };
    case 'deposit-refunded':
      return {
        subject: say('reservation.refunded.subject', { deposit }),
        paragraphs: [say('reservation.refunded.text', { deposit })],
      };
  }
}
