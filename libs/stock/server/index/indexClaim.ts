import { randomUUID } from 'node:crypto';
import { sql, type Db } from '@forecourt/service/database';

/** How long a claim holds unless it is renewed, seconds: a stock of a process that was killed waits as long. */
const HOLDS = 30;
const RENEW_MS = 10_000;

/** The right of one process to build the index of a stock, by the database's clock, which all processes share. */
export interface IndexClaim {
  /** What the index was last made of; empty before its first build. */
  readonly madeOf: string;
  /** Whether it is this process's still. One that was at a halt for too long has lost it. */
  renew(): Promise<boolean>;
  /** Notes what the index was made of. */
  made(of: string): Promise<void>;
  end(): Promise<void>;
}

/** Claims the index of a stock until `end`; undefined while another has it. */
export async function claimIndex(db: Db, site: string): Promise<IndexClaim | undefined> {
  const by = randomUUID();
  const until = sql<Date>`now() + ${HOLDS} * interval '1 second'`;
  const { rows } = await sql<{ made_of: string }>`
    insert into index_states (site, made_of, claimed_until, claimed_by) values (${site}, '', ${until}, ${by})
    on conflict (site) do update set claimed_until = excluded.claimed_until, claimed_by = excluded.claimed_by
    where index_states.claimed_until is null or index_states.claimed_until < now()
    returning made_of`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const own = () => db.updateTable('index_states').where('site', '=', site).where('claimed_by', '=', by);
  const renew = async (): Promise<boolean> => {
    const { numUpdatedRows: count } = await own().set({ claimed_until: until }).executeTakeFirst();
    return count > 0n;
  };
  const holding = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  holding.unref();
  return {
    madeOf: row.made_of,
    renew,
    async made(of) {
      await own().set({ made_of: of }).execute();
    },
    async end() {
      clearInterval(holding);
      await own().set({ claimed_until: null, claimed_by: null }).execute();
    },
  };
}
