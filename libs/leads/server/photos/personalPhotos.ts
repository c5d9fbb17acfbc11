import { sql, type Db } from '@forecourt/service/database';
import { personalTable, type PersonalRecords } from '@forecourt/service/privacy';
import { readStored, type FileStorage } from '@forecourt/service/storage';
import { leadIsOf } from '../personalLeads.js';
import { photoFile } from './leadPhotos.js';

interface FoundPhoto {
  readonly id: string;
  readonly full: Uint8Array;
  readonly is_stored: boolean;
}

/** Photos that a person added to enquiries. They would go with their leads; named apart, an erasure counts them. */
export const personalPhotos = (db: Db, storage: FileStorage | undefined): PersonalRecords => {
  const records = personalTable(db, {
    name: 'photos',
    goesWith: 'enquiries',
    table: 'lead_photos',
    columns: ['id', 'lead_id', 'width', 'height', 'full', 'is_stored', 'created_at'],
    orderBy: 'created_at',
    isOf: (person, site) => sql`lead_id in (select id from leads where site = ${site} and ${leadIsOf(person)})`,
  });
  return {
    ...records,
    async find(site, person) {
      const found = (await records.find(site, person)) as readonly FoundPhoto[];
      const photos: object[] = [];
      for (const { full, is_stored: isStored, ...photo } of found) {
        const stored = isStored && storage ? await readStored(storage, photoFile(site, photo.id)) : undefined;
        photos.push({ ...photo, jpeg_base64: (stored ?? Buffer.from(full)).toString('base64') });
      }
      return photos;
    },
  };
};
