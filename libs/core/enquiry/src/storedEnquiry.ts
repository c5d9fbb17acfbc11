import type { EnquiryCheck } from './checks.js';
import { isTooFast } from './checks.js';
import { foldCategory } from './categories.js';
import type { EnquiryBody } from './enquiryBody.js';
import { dealershipOf, type Place } from './places.js';
import type { VehicleDefaults } from './vehicleDefaults.js';
import type { StoredTradeIn } from './tradeIn/stored.js';

/** What the database has of an enquiry: leads of earlier versions may lack newer fields. */
export type StoredEnquiry = Omit<EnquiryBody, 'captcha_token'> & {
  /** ISO 8601, UTC. */
  readonly received_at: string;
  /** The hidden field was filled in: the lead is kept for the dealer to look at, and not delivered. */
  readonly suspected_spam?: true;
  /** What else speaks for a program. */
  readonly checks?: readonly EnquiryCheck[];
  /** Its vehicle as the stock had it (B3). */
  readonly vehicle_defaults?: VehicleDefaults;
  /** Reference of the test drive that is booked by it, as the shopper's mail names it. */
  readonly booking?: string;
  /** The shopper's own car, of a trade-in. */
  readonly trade_in?: StoredTradeIn;
};

/** What people call a lead by: the beginning of its id. */
export const referenceOf = (leadId: string): string => leadId.slice(0, 8).toUpperCase();

/** An enquiry as it is stored: folded, with its dealership, and with no consent that nothing proves. */
export function storedEnquiry(body: EnquiryBody, locations: readonly Place[], receivedAt: Date): StoredEnquiry {
  const { homepage, captcha_token: _token, ...words } = withProvenConsent(body);
  const dealership = dealershipOf(body, locations);
  const { category, subcategory } = foldCategory(body);
  return {
    ...words,
    ...(dealership ? { dealership_slug: dealership } : {}),
    ...(homepage ? { suspected_spam: true, homepage } : {}),
    ...(isTooFast(body.filled_ms) ? { checks: ['fast' as const] } : {}),
    category,
    ...(subcategory ? { subcategory } : {}),
    received_at: receivedAt.toISOString(),
  };
}

/** Consent counts with the words that it was given to; without them nothing proves it (Spam Act). */
const withProvenConsent = (body: EnquiryBody): EnquiryBody =>
  body.opt_in && !body.opt_in_text ? { ...body, opt_in: false } : body;
