import type { Tables, Transaction } from '@forecourt/service/database';
import { emailKey, phoneKey, type StoredEnquiry } from '@forecourt/enquiry';

/**
 * Writes down what a shopper agreed to, with its words, their version and the time; once for each purpose and source.
 */
export async function noteAgreement(
  trx: Transaction<Tables>,
  site: string,
  {
    email,
    phone,
    ...agreement
  }: {
    email?: string | undefined;
    phone?: string | undefined;
    purpose: string;
    wording: string;
    version: string;
    source: string;
    given_at: string;
  },
): Promise<void> {
  await trx
    .insertInto('consents')
    .values({ ...agreement, site, email: email ? emailKey(email) : null, phone: phone ? phoneKey(phone) : null })
    .onConflict((conflict) => conflict.columns(['site', 'purpose', 'source']).doNothing())
    .execute();
}

/**
 * Writes down a consent with the words that it was given to, in the transaction that stores its lead; nothing without
 * one.
 */
export async function noteConsent(
  trx: Transaction<Tables>,
  site: string,
  lead: string,
  enquiry: StoredEnquiry,
): Promise<void> {
  const { opt_in: isGiven, opt_in_text: wording, opt_in_version: version = '', email, phone } = enquiry;
  if (!isGiven || !wording) return;
  await noteAgreement(trx, site, {
    email,
    phone,
    purpose: 'marketing',
    wording,
    version,
    source: lead,
    given_at: enquiry.received_at,
  });
}
