import { sql, type Db } from '../database/index.js';
import { isOneOf, personalTable, type PersonalRecords } from '../privacy/index.js';

/** Messages to a person that were stored for the developer's page. Those that really leave are not kept. */
export const personalMessages = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'messages',
    table: 'messages',
    columns: ['channel', 'recipient', 'subject', 'body', 'created_at'],
    orderBy: 'created_at',
    isOf: (person) => isOneOf(person, { emails: [sql`lower(recipient)`], phones: [sql`recipient`] }),
  });
