import { sql, type Db, type Keys } from '../database/index.js';
import { keyedHash } from '../privacy/index.js';

/** Something that is counted: what it is called, and how many of it a window has room for. */
export interface Counted {
  readonly name: readonly string[];
  readonly max: number;
}

export interface SharedCounts {
  /** Counts one more of each; seconds to wait where one of them has no room, 0 where all have. */
  count(counted: readonly Counted[], windowMs: number): Promise<number>;
}

/** Between two looks for windows that are over, milliseconds. */
const TIDY_MS = 60_000;

/**
 * Counts of all processes on a database server, one statement each. Windows go by its clock, which is one for all. A
 * name is kept as a keyed hash: nothing says afterwards whose address it was.
 */
export function sharedCounts({ db, key }: { readonly db: Db; readonly key: Keys }): SharedCounts {
  const hash = keyedHash(key, 'counts of requests');
  let tidiedAt = 0;
  const tidy = async (): Promise<void> => {
    if (Date.now() - tidiedAt < TIDY_MS) return;
    tidiedAt = Date.now();
    await sql`delete from rate_counts where ends_at < now()`.execute(db);
  };
  return {
    async count(counted, windowMs) {
      const most = new Map(counted.map(({ name, max }) => [hash(name).toString('base64url'), max]));
      // in one order for all: two that wait for each other would wait for ever
      const keys = [...most.keys()].sort();
      // a count that a crash forgets is no loss: no one waits for the disk
      const { rows } = await sql<{ key: string; count: number; wait: number }>`
        with quick as (select set_config('synchronous_commit', 'off', true) as setting)
        insert into rate_counts (key, count, ends_at)
        select name, 1, now() + ${windowMs} * interval '1 millisecond'
        from unnest(${keys}::text[]) with ordinality as names (name, place), quick order by place
        on conflict (key) do update set
          count = case when rate_counts.ends_at <= now() then 1 else rate_counts.count + 1 end,
          ends_at = case when rate_counts.ends_at <= now() then excluded.ends_at else rate_counts.ends_at end
        returning key, count, extract(epoch from ends_at - now())::float8 as wait`.execute(db);
      await tidy();
      const full = rows.filter((row) => row.count > (most.get(row.key) ?? Infinity));
      return Math.ceil(Math.max(0, ...full.map(({ wait }) => wait)));
    },
  };
}
