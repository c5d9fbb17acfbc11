import type { Tables, Transaction } from '@forecourt/service/database';
import { phoneKey } from '@forecourt/enquiry';

/** The words next to the tick box, and their version. */
export interface Consent {
  readonly wording: string;
  readonly version: string;
}

export interface ConsentGiver {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Writes down that messages were agreed to, or stopped (`alerts-stopped`), in the transaction that does it. */
export async function noteConsent(
  trx: Transaction<Tables>,
  site: string,
  { email, phone }: ConsentGiver,
  note: Consent & { readonly purpose: 'alerts' | 'alerts-stopped'; readonly source: string; readonly at: Date },
): Promise<void> {
  const { purpose, wording, version, source, at } = note;
  await trx
    .insertInto('consents')
    .values({
      site,
      email,
      phone: phone === null ? null : phoneKey(phone),
      purpose,
      wording,
      version,
      source,
      given_at: at,
    })
    .onConflict((conflict) => conflict.columns(['site', 'purpose', 'source']).doNothing())
    .execute();
}
