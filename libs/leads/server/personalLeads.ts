import { sql, type Db, type RawBuilder } from '@forecourt/service/database';
import { SEND_MESSAGE } from '@forecourt/service/messages';
import { isOneOf, personalTable, type Person, type PersonalRecords } from '@forecourt/service/privacy';
import { SEND_LEAD } from './deliveries.js';

/** Whether a lead is a person's: left with the same address or the same number. */
export const leadIsOf = (person: Person): RawBuilder<boolean> =>
  isOneOf(person, { emails: [sql`lower(payload->>'email')`], phones: [sql`payload->>'phone'`] });

/** Enquiries of a person. Erased ones leave the queue, too: what has not left does not leave any more. */
export const personalLeads = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'enquiries',
    table: 'leads',
    columns: ['id', 'category', 'event_id', 'vehicle_id', 'payload', 'created_at'],
    orderBy: 'created_at',
    isOf: leadIsOf,
    afterErase: forgetDeliveries,
  });

/** Consents of a person. They hold address and number as a `Person` does. */
export const personalConsents = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'consents',
    table: 'consents',
    columns: ['purpose', 'wording', 'version', 'source', 'given_at', 'email', 'phone'],
    orderBy: 'given_at',
    isOf: ({ email, phone }) => sql`(email = ${email ?? null}::text or phone = ${phone ?? null}::text)`,
  });

/** Takes leads out of the queue, and what was stored of them for the developer's page. */
export async function forgetDeliveries(trx: Db, site: string, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return;
  const ids = JSON.stringify(leads);
  await sql`delete from outbox where site = ${site} and topic in (${SEND_LEAD}, ${SEND_MESSAGE})
    and coalesce(payload->>'lead', payload->>'ref') in (select jsonb_array_elements_text(${ids}::jsonb))`.execute(trx);
  await sql`delete from messages where site = ${site}
    and split_part(key, '.', 2) in (select jsonb_array_elements_text(${ids}::jsonb)) and key like 'lead.%'`.execute(
    trx,
  );
}
