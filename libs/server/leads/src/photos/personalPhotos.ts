import { sql, type Db } from '@forecourt/database';
import type { Person, PersonalRecords } from '@forecourt/privacy';
import { leadIsOf } from '../personalLeads.js';

const ofLeadsOf = (site: string, person: Person) =>
  sql<boolean>`lead_id in (select id from leads where site = ${site} and ${leadIsOf(person)})`;

/** Photos that a person added to enquiries. They would go with their leads; named apart, an erasure counts them. */
export const personalPhotos = (db: Db): PersonalRecords => ({
  name: 'photos',
  async find(site, person) {
    const found = await db
      .selectFrom('lead_photos')
      .select(['id', 'lead_id', 'width', 'height', 'full', 'created_at'])
      .where('site', '=', site)
      .where(ofLeadsOf(site, person))
      .orderBy('created_at')
      .execute();
    return found.map(({ full, ...photo }) => ({ ...photo, jpeg_base64: Buffer.from(full).toString('base64') }));
  },
  async erase(trx, site, person) {
    const gone = await trx
      .deleteFrom('lead_photos')
      .where('site', '=', site)
      .where(ofLeadsOf(site, person))
      .returning('id')
      .execute();
    return gone.length;
  },
});
