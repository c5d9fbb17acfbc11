import { sql, type Db } from '@forecourt/service/database';
import { personalTable, type PersonalRecords } from '@forecourt/service/privacy';
import { leadIsOf } from '../personalLeads.js';

/** Photos that a person added to enquiries. They would go with their leads; named apart, an erasure counts them. */
export const personalPhotos = (db: Db): PersonalRecords => {
  const records = personalTable(db, {
    name: 'photos',
    goesWith: 'enquiries',
    table: 'lead_photos',
    columns: ['id', 'lead_id', 'width', 'height', 'full', 'created_at'],
    orderBy: 'created_at',
    isOf: (person, site) => sql`lead_id in (select id from leads where site = ${site} and ${leadIsOf(person)})`,
  });
  return {
    ...records,
    async find(site, person) {
      const found = (await records.find(site, person)) as readonly { readonly full: Uint8Array }[];
      return found.map(({ full, ...photo }) => ({ ...photo, jpeg_base64: Buffer.from(full).toString('base64') }));
    },
  };
};
