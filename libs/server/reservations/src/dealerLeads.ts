import { CATEGORY } from '@forecourt/enquiry';
import { enquiryBody, type EnquiryBody } from '@forecourt/enquiry/schema';
import { centsText, momentWords, referenceOf } from '@forecourt/reservation';
import { isEarly, type ReservationRow } from './rows.js';
import { idFrom } from './tokens.js';
import type { Told } from './transitions.js';

const SUBCATEGORIES: Readonly<Record<Told, string>> = {
  started: 'Reservation started',
  held: 'Deposit paid',
  released: 'Reservation ended',
  cancelled: 'Reservation cancelled',
  refunded: 'Deposit refunded',
};

function wordsOf(row: ReservationRow, told: Told, timeZone: string): string {
  const deposit = centsText(row.deposit_cents);
  const refund =
    row.payment?.state === 'open' || row.payment === undefined ? '' : ` The deposit of ${deposit} goes back.`;
  switch (told) {
    case 'started':
      return (
        `Wants to reserve this vehicle online. The deposit of ${deposit}` +
        ' is not paid yet; the vehicle is kept for it until ' +
        `${momentWords(row.payable_until.getTime(), timeZone)}.`
      );
    case 'held':
      return (
        `Paid the deposit of ${deposit}` +
        '. The vehicle is held until ' +
        `${row.held_until ? momentWords(row.held_until.getTime(), timeZone) : 'the hold ends'}` +
        ' and shows as reserved.'
      );
    case 'released':
      return (
        `${isEarly(row) ? 'Released at the desk' : 'The time of the hold is over'}` +
        `; the vehicle is on offer again.${refund}`
      );
    case 'cancelled':
      return `Cancelled the reservation; the vehicle is on offer again.${refund}`;
    case 'refunded':
      return `The deposit of ${deposit} was given back.`;
  }
}

/** The lead that notifies a dealer of a reservation's step. Made again for the same step, it is the same lead. */
export function leadOf(row: ReservationRow, told: Told, { timeZone }: { timeZone: string }): EnquiryBody {
  const { name, last_name, email, phone, message, opt_in, opt_in_text, opt_in_version, agreed_text, url, user_agent } =
    row.shopper;
  const reference = referenceOf(row.id);
  const own = message && told === 'started' ? `\n\n${message}` : '';
  return enquiryBody.parse({
    idempotency_key: idFrom(`${row.id} ${told}`),
    category: CATEGORY.reservation,
    subcategory: SUBCATEGORIES[told],
    name,
    ...(last_name ? { last_name } : {}),
    email,
    phone,
    message: `${reference}: ${wordsOf(row, told, timeZone)}${own}`.slice(0, 4000),
    vehicle_slug: row.vehicle_slug,
    terms_conditions: true,
    // the shopper ticked once, so only the first lead carries the consent
    ...(told === 'started' ? { opt_in, opt_in_text, opt_in_version } : {}),
    answers: {
      Reservation: reference,
      Vehicle: row.vehicle_name,
      Deposit: centsText(row.deposit_cents),
      ...(agreed_text ? { 'Agreed to': agreed_text } : {}),
    },
    url,
    ...(user_agent ? { user_agent } : {}),
  });
}
