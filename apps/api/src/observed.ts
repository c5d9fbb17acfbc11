import type { SearchEngine } from '@forecourt/search/server';
import { sql, type Db, type OpenDatabase } from '@forecourt/service/database';
import { collectWith, dealerFact, metrics, timed, traced } from '@forecourt/service/observing';
import { stockOwners, type Sites } from '@forecourt/service/sites';
import { feedOf } from '@forecourt/stock';

/** Status of a search that a caller got wrong, or that there was no time for. */
const outcomeOf = (status: number): string => (status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed');

/** Counts and times searches, those of pages and those of browsers. */
export function observedEngine<Engine extends SearchEngine>(engine: Engine): Engine {
  const ended = (by: string, seconds: number, outcome: string): void => {
    metrics.searches.inc({ by, outcome });
    metrics.searchSeconds.observe({ by }, seconds);
  };
  return {
    ...engine,
    results: (searches, key) =>
      timed(
        () =>
          traced('search', { ...dealerFact(), 'forecourt.searches': searches.length }, () =>
            engine.results(searches, key),
          ),
        (seconds, error) => ended('page', seconds, error === undefined ? 'answered' : 'failed'),
      ),
    async multiSearch(body, query, key) {
      const began = performance.now();
      const seconds = (): number => (performance.now() - began) / 1000;
      try {
        const answer = await traced(
          'search',
          dealerFact(),
          () => engine.multiSearch(body, query, key),
          ({ status }) => ({ 'http.response.status_code': status }),
        );
        ended('browser', seconds(), outcomeOf(answer.status));
        return answer;
      } catch (error) {
        ended('browser', seconds(), 'failed');
        throw error;
      }
    },
  };
}

/** How long what was read of the database is taken for the present, milliseconds: several may read the metrics. */
const FRESH_MS = 10_000;

/** Sets the gauges of a service before they are read; gives what ends that. */
export function collectService(options: {
  readonly database: OpenDatabase;
  readonly sites: Sites;
  /** Epoch milliseconds. */
  readonly now: () => number;
}): () => void {
  const { database, sites, now } = options;
  let readAt = -Infinity;
  return collectWith(async () => {
    metrics.databaseUp.set(database.isThere() ? 1 : 0);
    const pool = database.connections?.();
    if (pool) for (const [state, count] of Object.entries(pool)) metrics.connections.set({ state }, count);
    if (!database.isThere() || performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    await readOutbox(database.db, new Date(now()));
    await readDeadLetters(database.db, new Date(now()));
    await readImports(
      database.db,
      stockOwners(sites).map(({ slug }) => slug),
    );
    readFeedPeriods(sites);
  });
}

/** Dealers change while the service runs. */
function readFeedPeriods(sites: Pick<Sites, 'all'>): void {
  metrics.feedPeriod.reset();
  for (const site of stockOwners(sites)) {
    const feed = feedOf(site);
    if (feed) metrics.feedPeriod.set({ dealer: site.slug }, feed.everyMinutes * 60);
  }
}

async function readOutbox(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ topic: string; state: string; count: string; oldest: string | null }>`
    select topic, state, count(*) as count, extract(epoch from ${now}::timestamptz - min(since)) as oldest from (
      select topic,
        case when attempts > 0 then 'retrying' when run_at <= ${now} then 'due' else 'scheduled' end as state,
        case when attempts > 0 then created_at else run_at end as since
      from outbox where done_at is null and failed_at is null
    ) as open group by topic, state`.execute(db);
  metrics.outboxWaiting.reset();
  metrics.outboxOldest.reset();
  for (const { topic, state, count, oldest } of rows) {
    metrics.outboxWaiting.set({ topic, state }, Number(count));
    if (state !== 'scheduled') metrics.outboxOldest.set({ topic, state }, Math.max(0, Number(oldest)));
  }
}

const HOUR = 3_600_000;

/** A counter of one process would be lost with it, and another process would know nothing of them. */
async function readDeadLetters(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['topic', fn.countAll<string>().as('count')])
    .where('failed_at', '>', new Date(now.getTime() - HOUR))
    .groupBy('topic')
    .execute();
  metrics.deadLetters.reset();
  for (const { topic, count } of rows) metrics.deadLetters.set({ topic }, Number(count));
}

/** The last run of each dealer, by the index: there are many runs. */
async function readImports(db: Db, owners: readonly string[]): Promise<void> {
  const { rows: runs } = await sql<{
    site: string;
    started: Date;
    finished: Date;
    summary: Readonly<Record<string, unknown>>;
  }>`
    select owner.site, run.* from unnest(${owners}::text[]) as owner (site) cross join lateral (
      select started_at as started, finished_at as finished, summary from import_runs
      where import_runs.site = owner.site and finished_at is not null order by started_at desc limit 1
    ) as run`.execute(db);
  for (const { site: dealer, started, finished, summary } of runs) {
    metrics.importFinished.set({ dealer }, finished.getTime() / 1000);
    metrics.importSeconds.set({ dealer }, (finished.getTime() - started.getTime()) / 1000);
    for (const [gauge, name] of [
      [metrics.importRows, 'read'],
      [metrics.importRejected, 'skippedRows'],
    ] as const)
      if (typeof summary[name] === 'number') gauge.set({ dealer }, summary[name]);
  }
  const feeds = await db.selectFrom('feed_states').select(['site', 'checked_at', 'outcome']).execute();
  for (const { site: dealer, checked_at: checked, outcome } of feeds) {
    if (checked) metrics.feedChecked.set({ dealer }, checked.getTime() / 1000);
    metrics.feedRefused.set({ dealer }, outcome === 'failed' ? 1 : 0);
  }
}
