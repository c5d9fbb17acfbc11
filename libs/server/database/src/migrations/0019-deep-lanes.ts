import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deepLanes: Migration = {
  async up(db: Kysely<unknown>) {
    // a look into the lanes costs what is taken, however much waits
    const open = sql.raw('lane is not null and done_at is null and failed_at is null');
    await sql`create index outbox_lane_order on outbox (topic, lane, id) where ${open}`.execute(db);
    await sql`create index outbox_lane_claims on outbox (topic, lane, claimed_until) where ${open} and claimed_until is not null`.execute(
      db,
    );
    for (const [name, column] of [
      ['order', 'id'],
      ['times', 'run_at'],
    ] as const)
      await sql`create index ${sql.raw(`outbox_tried_${name}`)} on outbox (topic, lane, ${sql.raw(column)}) where ${open} and attempts > 0 and refusals = 0`.execute(
        db,
      );
  },
};
