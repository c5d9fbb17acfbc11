import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was given up is counted at each look at the desk, however much has arrived. */
export const outboxFailures: Migration = {
  async up(db) {
    await sql`
      create index outbox_failures on outbox (topic, site, failed_at) where failed_at is not null`.execute(db);
  },
};
