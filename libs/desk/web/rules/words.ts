import type { DeskAuditEntry, DeskLeadAnswer, DeskLeadRow, DeskState } from '@forecourt/desk/domain';
import { localTime } from '@forecourt/site-config';
import { formatDate, formatTime, type Language, type PlainKeyOf, type SayOf } from '@forecourt/words';
import type { deskWords } from '../words/deskWords.js';

export type DeskSay = SayOf<typeof deskWords>;
/** A message without values. */
export type DeskKey = PlainKeyOf<typeof deskWords>;

/** A moment (ISO 8601) as the site's clocks show it: `24 Nov 2026, 2:05 pm`. */
export function momentWords(iso: string, timeZone: string, language: Language): string {
  const { date, minutes } = localTime(Date.parse(iso), timeZone);
  return `${formatDate(date, language)}, ${formatTime(minutes, language)}`;
}

/** A moment as a field for a date and a time takes it: `2026-11-24T14:05`. */
export function fieldMoment(iso: string, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(iso), timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Opening hours that are counted at most. */
const MOST_HOURS = 40;

/** For how long a place has been open since an unanswered lead came. */
export function unansweredWords(minutes: number, say: DeskSay): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= MOST_HOURS) return say('unanswered.over', { hours: MOST_HOURS });
  return hours === 0 ? say('unanswered.minutes', { minutes }) : say('unanswered.hours', { hours });
}

export const STATE_WORDS: Readonly<Record<DeskState, DeskKey>> = {
  new: 'state.new',
  'in-progress': 'state.inProgress',
  done: 'state.done',
};

export const DELIVERY_WORDS: Readonly<Record<DeskLeadRow['delivery'], DeskKey>> = {
  none: 'delivery.none',
  waiting: 'delivery.waiting',
  sent: 'delivery.sent',
  stored: 'delivery.stored',
  dead: 'delivery.dead',
};

/** A mail that left may still bounce: no state says that it has arrived. */
export const MESSAGE_WORDS: Readonly<Record<DeskLeadAnswer['messages'][number]['state'], DeskKey>> = {
  waiting: 'message.waiting',
  sent: 'message.sent',
  stored: 'message.stored',
  dead: 'message.dead',
};

/** What a table says of a name; the name where it has none. */
const wordsIn =
  (table: ReadonlyMap<string, DeskKey>) =>
  (name: string, say: DeskSay): string => {
    const key = table.get(name);
    return key === undefined ? name : say(key);
  };

/** What a message to a shopper is about. */
export const messageWords = wordsIn(
  new Map<string, DeskKey>([
    ['enquiry-received', 'message.enquiryReceived'],
    ['booking-confirmed', 'message.bookingConfirmed'],
    ['booking-moved', 'message.bookingMoved'],
    ['booking-cancelled', 'message.bookingCancelled'],
    ['booking-called-off', 'message.bookingCalledOff'],
    ['booking-reminder', 'message.bookingReminder'],
  ]),
);

const ACTS: Readonly<Record<DeskAuditEntry['what'], DeskKey>> = {
  'sign-in': 'act.signIn',
  'lead-seen': 'act.leadSeen',
  state: 'act.state',
  resend: 'act.resend',
  export: 'act.export',
  'booking-cancelled': 'act.bookingCancelled',
  'reservation-completed': 'act.reservationCompleted',
  'reservation-released': 'act.reservationReleased',
  'activity-seen': 'act.activitySeen',
  owner: 'act.owner',
  call: 'act.call',
  note: 'act.note',
  reply: 'act.reply',
  'site-seen': 'act.siteSeen',
  'site-preview': 'act.sitePreview',
  'site-published': 'act.sitePublished',
};

/** What someone did, with its details. */
export function actWords({ what, detail }: Pick<DeskAuditEntry, 'what' | 'detail'>, say: DeskSay): string {
  const act = say(ACTS[what]);
  if (what === 'state' && Object.hasOwn(STATE_WORDS, detail))
    return say('act.withDetail', { act, detail: say(STATE_WORDS[detail as DeskState]) });
  return detail === '' ? act : say('act.withDetail', { act, detail });
}

const EVENTS: ReadonlyMap<string, DeskKey> = new Map([
  ['4', 'event.usedVehicle'],
  ['9', 'event.financeEnquiry'],
  ['14', 'event.newEnquiry'],
  ['15', 'event.usedEnquiry'],
  ['17', 'event.newTestDrive'],
  ['18', 'event.tradeIn'],
  ['25', 'event.call'],
  ['26', 'event.calculator'],
  ['39', 'event.saved'],
  ['48', 'event.usedTestDrive'],
  ['49', 'event.search'],
  ['60', 'event.history'],
  ['61', 'event.printed'],
  ['phone-reveal', 'event.phoneReveal'],
]);
/** What an event counts. */
export function eventWords(kind: string, say: DeskSay): string {
  const key = EVENTS.get(kind);
  return key === undefined ? say('event.other', { kind }) : say(key);
}

/** Before the time of a test drive. */
export const visitWords = (state: string): DeskKey => (state === 'cancelled' ? 'booking.cancelledDrive' : 'testDrive');
export const bookingWords = wordsIn(
  new Map<string, DeskKey>([
    ['booked', 'booking.booked'],
    ['past', 'booking.past'],
    ['cancelled', 'booking.cancelled'],
  ]),
);

/** A zone by the city whose clocks it is: `Sydney`. */
export const zoneWords = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export const reservationWords = wordsIn(
  new Map<string, DeskKey>([
    ['pending-payment', 'reservation.pending'],
    ['held', 'reservation.held'],
    ['released', 'reservation.released'],
    ['refunded', 'reservation.refunded'],
    ['completed', 'reservation.completed'],
    ['payment-failed', 'reservation.failed'],
    ['cancelled', 'reservation.cancelled'],
  ]),
);
export const paymentWords = wordsIn(
  new Map<string, DeskKey>([
    ['open', 'payment.open'],
    ['declined', 'payment.declined'],
    ['paid', 'payment.paid'],
    ['refund-due', 'payment.refundDue'],
    ['refunded', 'payment.refunded'],
    ['ended', 'payment.ended'],
  ]),
);

/** What the shopper wrote before what the form added: it is what a lead is opened for. */
export const ownWordsFirst = (lines: DeskLeadAnswer['lines']): DeskLeadAnswer['lines'] => [
  ...lines.filter(({ label }) => label === 'Comments'),
  ...lines.filter(({ label }) => label !== 'Comments'),
];

/** Whole cents of Australian dollars. */
export const centsWords = (cents: number): string => {
  const dollars = Math.floor(cents / 100).toLocaleString('en-AU');
  return cents % 100 === 0 ? `$${dollars}` : `$${dollars}.${String(cents % 100).padStart(2, '0')}`;
};

/** What a lead is called by: the beginning of its id. */
export { referenceOf as referenceWords } from '@forecourt/enquiry';
