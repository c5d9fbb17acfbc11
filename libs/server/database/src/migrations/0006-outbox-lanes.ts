import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outboxLanes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column lane text, add column refusals int not null default 0`.execute(db);
    await sql`
      create index outbox_lanes on outbox (topic, lane, run_at)
      where lane is not null and done_at is null and failed_at is null`.execute(db);
    // the state of one lead is looked up by the beginning of its keys
    await sql`create index outbox_lane_keys on outbox (key text_pattern_ops) where lane is not null`.execute(db);
  },
};
