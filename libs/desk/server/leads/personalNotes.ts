import { sql, type Db } from '@forecourt/service/database';
import { leadIsOf } from '@forecourt/leads';
import { personalTable, type PersonalRecords } from '@forecourt/service/privacy';

/** What was written about a person's enquiries, and answered. It would go with them; named apart, it is counted. */
export const personalNotes = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'desk notes',
    goesWith: 'enquiries',
    table: 'desk_notes',
    columns: ['id', 'lead_id', 'kind', 'subject', 'body', 'at'],
    orderBy: 'at',
    isOf: (person, site) => sql`lead_id in (select id from leads where site = ${site} and ${leadIsOf(person)})`,
  });
