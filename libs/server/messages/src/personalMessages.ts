import { sql, type Db } from '@forecourt/database';
import { isOneOf, personalTable, type PersonalRecords } from '@forecourt/privacy';

/** Messages to a person that were stored for the developer's page. Those that really leave are not kept. */
export const personalMessages = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'messages',
    table: 'messages',
    columns: ['channel', 'recipient', 'subject', 'body', 'created_at'],
    orderBy: 'created_at',
    isOf: (person) => isOneOf(person, { emails: [sql`lower(recipient)`], phones: [sql`recipient`] }),
  });
