import type { Tables, Transaction } from '@forecourt/database';
import { emailKey, phoneKey, type StoredEnquiry } from '@forecourt/enquiry';

/** Writes down a consent with the words that it was given to, in the transaction that stores its lead; nothing without one. */
export async function noteConsent(
  trx: Transaction<Tables>,
  site: string,
  lead: string,
  enquiry: StoredEnquiry,
): Promise<void> {
  const { opt_in: isGiven, opt_in_text: wording, opt_in_version: version = '', email, phone } = enquiry;
  if (!isGiven || !wording) return;
  const row = {
    site,
    email: email ? emailKey(email) : null,
    phone: phone ? phoneKey(phone) : null,
    purpose: 'marketing',
    wording,
    version,
    source: lead,
    given_at: enquiry.received_at,
  };
  await trx
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site', 'purpose', 'source']).doNothing())
    .execute();
}
