import { sql, type Db } from '@forecourt/service/database';
import { normaliseEmail, normaliseMobile } from '@forecourt/enquiry';
import type { Account } from './accounts.js';

export interface OwnEnquiry {
  readonly id: string;
  readonly category: string;
  readonly sentAt: Date;
  readonly vehicleId: string | null;
}

const MOST = 50;

/** What was sent to one site under the proven addresses of an account, the latest first. */
export async function ownEnquiries(db: Db, site: string, { email, phone }: Account): Promise<OwnEnquiry[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'category', 'created_at', 'vehicle_id', 'payload'])
    .where('site', '=', site)
    .where((eb) =>
      eb.or([
        ...(email === null ? [] : [sql<boolean>`lower(payload->>'email') = ${email}`]),
        ...(phone === null
          ? []
          : [sql<boolean>`right(regexp_replace(payload->>'phone', '[^0-9]', '', 'g'), 9) = ${phone.slice(-9)}`]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .filter(({ payload }) => {
      const sent = payload as { email?: unknown; phone?: unknown };
      const isMail = email !== null && typeof sent.email === 'string' && normaliseEmail(sent.email) === email;
      return isMail || (phone !== null && typeof sent.phone === 'string' && normaliseMobile(sent.phone) === phone);
    })
    .map((row) => ({ id: row.id, category: row.category, sentAt: row.created_at, vehicleId: row.vehicle_id }));
}
