import { phoneDigits, sql, type Db } from '@forecourt/database';
import type { Person, PersonalRecords } from '@forecourt/privacy';
import { SEND_LEAD } from './deliveries.js';

const DIGITS = phoneDigits(sql`payload->>'phone'`);

/** Whether a lead is a person's: left with the same address or the same number. */
export const leadIsOf = ({ email, phone }: Person): ReturnType<typeof sql<boolean>> =>
  sql<boolean>`(${email ?? null}::text is not null and lower(payload->>'email') = ${email ?? null}::text
    or ${phone ?? null}::text is not null and ${DIGITS} = ${phone ?? null}::text)`;

/** Enquiries of a person. Erased ones leave the queue, too: what has not left does not leave any more. */
export const personalLeads = (db: Db): PersonalRecords => ({
  name: 'enquiries',
  find: (site, person) =>
    db
      .selectFrom('leads')
      .select(['id', 'category', 'event_id', 'vehicle_id', 'payload', 'created_at'])
      .where('site', '=', site)
      .where(leadIsOf(person))
      .orderBy('created_at')
      .execute(),
  async erase(trx, site, person) {
    const gone = await trx
      .deleteFrom('leads')
      .where('site', '=', site)
      .where(leadIsOf(person))
      .returning('id')
      .execute();
    await forgetDeliveries(
      trx,
      site,
      gone.map(({ id }) => id),
    );
    return gone.length;
  },
});

/** Consents of a person. */
export const personalConsents = (db: Db): PersonalRecords => ({
  name: 'consents',
  find: (site, person) =>
    db
      .selectFrom('consents')
      .select(['purpose', 'wording', 'version', 'source', 'given_at', 'email', 'phone'])
      .where('site', '=', site)
      .where(consentIsOf(person))
      .orderBy('given_at')
      .execute(),
  async erase(trx, site, person) {
    const gone = await trx
      .deleteFrom('consents')
      .where('site', '=', site)
      .where(consentIsOf(person))
      .returning('id')
      .execute();
    return gone.length;
  },
});

const consentIsOf = ({ email, phone }: Person) =>
  sql<boolean>`(email = ${email ?? null}::text or phone = ${phone ?? null}::text)`;

/** Takes leads out of the queue, and what was stored of them for the developer's page. */
export async function forgetDeliveries(trx: Db, site: string, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return;
  const ids = JSON.stringify(leads);
  await sql`delete from outbox where topic = ${SEND_LEAD} and site = ${site}
    and payload->>'lead' in (select jsonb_array_elements_text(${ids}::jsonb))`.execute(trx);
  await sql`delete from messages where site = ${site}
    and split_part(key, '.', 2) in (select jsonb_array_elements_text(${ids}::jsonb)) and key like 'lead.%'`.execute(
    trx,
  );
}
