import { CATEGORY } from '@forecourt/enquiry';
import { enquiryBody, type EnquiryBody } from '@forecourt/enquiry/schema';
import { centsText, momentWords, placeZone, referenceOf, checkoutDomainWords } from '@forecourt/checkout/domain';
import { idFrom } from '@forecourt/service/database';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import { isEarly, type ReservationRow } from './rows.js';
import type { NotifiedStep } from './transitions.js';
import { checkoutServerWords } from '../words/checkoutServerWords.js';
import type { CheckoutServerSay } from '../words/say.js';

const SUBCATEGORIES: Readonly<Record<NotifiedStep, string>> = {
  started: 'Reservation started',
  held: 'Deposit paid',
  released: 'Reservation ended',
  cancelled: 'Reservation cancelled',
  refunded: 'Deposit refunded',
};

interface LeadWords {
  readonly say: CheckoutServerSay;
  /** A moment as a clock at the vehicle's place shows it. */
  readonly momentText: (moment: Date) => string;
}

function stepWords(row: ReservationRow, step: NotifiedStep, { say, momentText }: LeadWords): string {
  const deposit = centsText(row.deposit_cents);
  const isPaid = row.payment !== undefined && row.payment.state !== 'open';
  const withRefund = (text: string) => (isPaid ? `${text} ${say('reservation.lead.refund', { deposit })}` : text);
  switch (step) {
    case 'started':
      return say('reservation.lead.started', { deposit, moment: momentText(row.payable_until) });
    case 'held':
      return say('reservation.lead.held', {
        deposit,
        moment: row.held_until ? momentText(row.held_until) : say('reservation.lead.holdEnds'),
      });
    case 'released':
      return withRefund(say(isEarly(row) ? 'reservation.lead.releasedAtDesk' : 'reservation.lead.released'));
    case 'cancelled':
      return withRefund(say('reservation.lead.cancelled'));
    case 'refunded':
      return say('reservation.lead.refunded', { deposit });
  }
}

/** The lead that notifies a dealer of a reservation's step. Made again for the same step, it is the same lead. */
export function leadOf(row: ReservationRow, step: NotifiedStep, site: ConfiguredSite): EnquiryBody {
  const { name, last_name, email, phone, message, opt_in, opt_in_text, opt_in_version, agreed_text, url, user_agent } =
    row.shopper;
  const reference = referenceOf(row.id);
  const say = wordsOf(site, checkoutServerWords);
  const zone = placeZone(site.site, row.location);
  const momentText = (moment: Date) => momentWords(moment.getTime(), zone, wordsOf(site, checkoutDomainWords));
  const words = stepWords(row, step, { say, momentText });
  const own = message && step === 'started' ? `\n\n${message}` : '';
  return enquiryBody.parse({
    idempotency_key: idFrom(`${row.id} ${step}`),
    category: CATEGORY.reservation,
    subcategory: SUBCATEGORIES[step],
    name,
    ...(last_name ? { last_name } : {}),
    email,
    phone,
    message: `${say('reservation.lead.message', { reference, words })}${own}`.slice(0, 4000),
    vehicle_slug: row.vehicle_slug,
    terms_conditions: true,
    // the shopper ticked once, so only the first lead carries the consent
    ...(step === 'started' ? { opt_in, opt_in_text, opt_in_version } : {}),
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
