import type { DeskAuditEntry, DeskLeadAnswer, DeskLeadRow, DeskState } from '@forecourt/contracts/api';
import { clockWords, localTime } from '@forecourt/site-config';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment (ISO 8601) as the site's clocks show it: `24 Nov 2026, 2:05 pm`. */
export function momentWords(iso: string, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(iso), timeZone);
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year ?? ''}, ${clockWords(minutes)}`;
}

/** A moment as a field for a date and a time takes it: `2026-11-24T14:05`. */
export function fieldMoment(iso: string, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(iso), timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Opening hours that are counted at most. */
const MOST_HOURS = 40;

/** For how long a place has been open since a lead came that nobody has answered. */
export function unansweredWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= MOST_HOURS) return `Unanswered for over ${MOST_HOURS} hours`;
  if (hours === 0) return `Unanswered for ${minutes} minutes`;
  return `Unanswered for ${hours === 1 ? 'an hour' : `${hours} hours`}`;
}

export const STATE_WORDS: Readonly<Record<DeskState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
};

export const DELIVERY_WORDS: Readonly<Record<DeskLeadRow['delivery'], string>> = {
  none: 'Not sent on',
  waiting: 'Not sent yet',
  sent: 'Delivered',
  stored: 'Stored, not sent',
  dead: 'Not delivered',
};

/** A mail that left may still come back: nobody says that it has arrived. */
export const MESSAGE_WORDS: Readonly<Record<DeskLeadAnswer['messages'][number]['state'], string>> = {
  waiting: 'Not sent yet',
  sent: 'Sent',
  stored: 'Stored, not sent',
  dead: 'Not sent',
};

const MESSAGE_KINDS: ReadonlyMap<string, string> = new Map([
  ['enquiry-received', 'Thanks for the enquiry'],
  ['booking-confirmed', 'Test drive booked'],
  ['booking-moved', 'Test drive moved'],
  ['booking-cancelled', 'Test drive cancelled'],
  ['booking-called-off', 'Test drive called off'],
  ['booking-reminder', 'Reminder of the test drive'],
]);
/** What a message to a shopper is about. */
export const messageWords = (kind: string): string => MESSAGE_KINDS.get(kind) ?? kind;

const ACTS: Readonly<Record<DeskAuditEntry['what'], string>> = {
  'sign-in': 'Signed in',
  'lead-seen': 'Looked at a lead',
  state: 'Changed the state of a lead',
  resend: 'Had a lead sent again',
  export: 'Took a file of leads',
  'booking-cancelled': 'Cancelled a test drive',
  'reservation-completed': 'Completed a reservation',
  'reservation-released': 'Released a reservation',
  'activity-seen': 'Looked at what shoppers did',
  owner: 'Gave a lead to',
  call: 'Planned a call',
  note: 'Wrote a note',
  reply: 'Answered by email',
};

/** What someone did, with its details. */
export function actWords({ what, detail }: Pick<DeskAuditEntry, 'what' | 'detail'>): string {
  if (what === 'state' && Object.hasOwn(STATE_WORDS, detail))
    return `${ACTS[what]}: ${STATE_WORDS[detail as DeskState]}`;
  return detail === '' ? ACTS[what] : `${ACTS[what]}: ${detail}`;
}

const EVENT_WORDS: ReadonlyMap<string, string> = new Map([
  ['4', 'Looks at a used vehicle'],
  ['9', 'Finance enquiries from a vehicle’s page'],
  ['14', 'Enquiries about new vehicles, or about none'],
  ['15', 'Enquiries about used vehicles'],
  ['17', 'Test drives of new vehicles'],
  ['18', 'Trade-in offers accepted'],
  ['25', 'Calls from a vehicle’s page'],
  ['26', 'Finance calculator used'],
  ['39', 'Vehicles saved'],
  ['48', 'Test drives of used vehicles'],
  ['49', 'Looks at the search'],
  ['60', 'History reports opened'],
  ['61', 'Vehicles printed'],
  ['phone-reveal', 'Phone numbers shown'],
]);
/** What an event counts. */
export const eventWords = (kind: string): string => EVENT_WORDS.get(kind) ?? `Other (${kind})`;

const BOOKING_WORDS: ReadonlyMap<string, string> = new Map([
  ['booked', 'Booked'],
  ['past', 'Over'],
  ['cancelled', 'Cancelled'],
]);
/** Before the time of a test drive. */
export const visitWords = (state: string): string => (state === 'cancelled' ? 'Cancelled test drive' : 'Test drive');
export const bookingWords = (state: string): string => BOOKING_WORDS.get(state) ?? state;

/** A zone by the city whose clocks it is: `Sydney`. */
export const zoneWords = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const RESERVATION_WORDS: ReadonlyMap<string, string> = new Map([
  ['pending-payment', 'Waits for the deposit'],
  ['held', 'Held'],
  ['released', 'Released'],
  ['refunded', 'Deposit given back'],
  ['completed', 'Completed'],
  ['payment-failed', 'Not paid'],
  ['cancelled', 'Cancelled'],
]);
export const reservationWords = (state: string): string => RESERVATION_WORDS.get(state) ?? state;

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
