import { sql, type Db } from '@forecourt/database';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { SEND_LEAD } from './deliveries.js';
import { forgetDeliveries } from './personalLeads.js';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
/** Leads that one statement deletes. */
const BATCH = 500;

/**
 * Deletes what a site keeps no longer (`leads.keepDays`): leads of that age that wait for nothing. `now` is epoch
 * milliseconds. Answers how many went.
 */
export async function forgetOldLeads(db: Db, site: ConfiguredSite, now: number): Promise<number> {
  const { keepDays } = site.leads;
  if (keepDays === null) return 0;
  const until = new Date(now - keepDays * DAY);
  for (let gone = 0; ;) {
    const lot = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        delete from leads where site = ${site.slug} and id in (
          select id from leads l where l.site = ${site.slug} and l.created_at < ${until} and not exists (
            select 1 from outbox o where o.topic = ${SEND_LEAD} and o.key like l.id || '/%'
              and o.done_at is null and o.failed_at is null
          ) order by l.created_at limit ${BATCH}
        ) returning id`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await forgetDeliveries(trx, site.slug, ids);
      return ids.length;
    });
    gone += lot;
    if (lot < BATCH) return gone;
  }
}

export interface RetentionOptions {
  readonly db: Db;
  readonly sites: Sites;
  /** What else a site keeps no longer; each runs as often as the sweep of leads. `now` is epoch milliseconds. */
  readonly others?: readonly ((site: ConfiguredSite, now: number) => Promise<unknown>)[];
  readonly now?: () => number;
  readonly onFault: (error: unknown) => void;
}

/** Looks once an hour whether something is to be forgotten. */
export class LeadRetention {
  private readonly options: RetentionOptions;
  private timer: ReturnType<typeof setInterval> | undefined;
  private running = Promise.resolve();

  constructor(options: RetentionOptions) {
    this.options = options;
  }

  start(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.sweep());
    }, HOUR);
    this.timer.unref();
  }

  /** Does it now. A site that cannot be done holds up no other. */
  async sweep(): Promise<void> {
    const { db, sites, others = [], now = Date.now, onFault } = this.options;
    for (const site of sites.all) {
      await forgetOldLeads(db, site, now()).catch(onFault);
      for (const forget of others) await forget(site, now()).catch(onFault);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
