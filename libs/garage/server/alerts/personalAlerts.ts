import type { Db, Tables, Transaction } from '@forecourt/service/database';
import { normaliseMobile } from '@forecourt/enquiry';
import type { Person, PersonalRecords } from '@forecourt/service/privacy';

/** Subscribers of a person: of an address without an account, or of an account of theirs. */
async function idsOf(db: Db | Transaction<Tables>, site: string, { email, phone }: Person): Promise<string[]> {
  const mobile = phone === undefined ? undefined : normaliseMobile(phone);
  const rows = await db
    .selectFrom('alert_subscribers as s')
    .leftJoin('shoppers as a', (join) => join.onRef('a.site', '=', 's.site').onRef('a.id', '=', 's.shopper'))
    .select('s.id')
    .where('s.site', '=', site)
    .where((eb) =>
      eb.or([
        ...(email === undefined ? [] : [eb('s.email', '=', email), eb('a.email', '=', email)]),
        ...(mobile === undefined ? [] : [eb('a.phone', '=', mobile)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person subscribed to, and what they requested and did not confirm. */
export const personalAlerts = (db: Db): PersonalRecords => ({
  name: 'alerts',
  goesWith: 'accounts',
  async find(site, person) {
    const ids = await idsOf(db, site, person);
    const requests = await db
      .selectFrom('alert_requests')
      .select(['email', 'wanted', 'created_at', 'expires_at'])
      .where('site', '=', site)
      .where('email', '=', person.email ?? '')
      .execute();
    if (ids.length === 0) return requests;
    const subscribers = await db
      .selectFrom('alert_subscribers')
      .select(['id', 'email', 'tells_prices', 'tells_matches', 'every', 'created_at'])
      .where('site', '=', site)
      .where('id', 'in', ids)
      .execute();
    const [vehicles, searches] = [
      await db
        .selectFrom('alert_vehicles')
        .select(['subscriber', 'vehicle_id', 'saved_at'])
        .where('site', '=', site)
        .where('subscriber', 'in', ids)
        .execute(),
      await db
        .selectFrom('alert_searches')
        .select(['subscriber', 'href', 'words', 'saved_at'])
        .where('site', '=', site)
        .where('subscriber', 'in', ids)
        .execute(),
    ];
    return [
      ...subscribers.map(({ id, ...row }) => ({
        ...row,
        vehicles: vehicles.filter(({ subscriber }) => subscriber === id).map(({ subscriber: _of, ...rest }) => rest),
        searches: searches.filter(({ subscriber }) => subscriber === id).map(({ subscriber: _of, ...rest }) => rest),
      })),
      ...requests,
    ];
  },
  async erase(trx, site, person) {
    const ids = await idsOf(trx, site, person);
    const requests = await trx
      .deleteFrom('alert_requests')
      .where('site', '=', site)
      .where('email', '=', person.email ?? '')
      .returning('id')
      .execute();
    if (ids.length > 0)
      await trx.deleteFrom('alert_subscribers').where('site', '=', site).where('id', 'in', ids).execute();
    return ids.length + requests.length;
  },
});
