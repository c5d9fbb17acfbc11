import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@forecourt/contracts/api';
import { sql, type Db } from '@forecourt/service/database';
import { DeliveryFault } from '@forecourt/service/outbound';
import { portRef } from '@forecourt/service';
import { feedsSection, sectionOf, type StockFeed } from '@forecourt/site-config';
import { siteFact, stockOwners, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import { findFeed, refusedVersion, sourceName, type FeedSourceOptions } from './feedSource.js';

export interface StockFeedsOptions extends Omit<FeedSourceOptions, 'now'> {
  readonly db: Db;
  readonly sites: Sites;
  /** Runs an import to its end; rejects with what a person may read. */
  readonly runImport: (request: { site: string; file: string; map: string }) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onNotice: (line: string) => void;
}

/** State of a site’s feed. */
export interface FeedState {
  /** Host and path of the file, or its folder. */
  readonly source: string;
  readonly everyMinutes: number;
  /** Epoch milliseconds; undefined where it was never looked for, or never came through. */
  readonly checkedAt?: number;
  readonly cameAt?: number;
  readonly nextAt?: number;
  readonly outcome?: 'imported' | 'unchanged' | 'failed';
  /** Why it failed. */
  readonly detail?: string;
  /** Whole hours since a feed came through, from which on somebody has to know. */
  readonly oldHours?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A process that died leaves its work to another after this time. */
const CLAIM = 5 * MINUTE;
/** A start is through before the first feed is looked for. */
const FIRST = 2000;
/** A feed that failed is tried again soon, whatever its schedule. */
const RETRY = 10 * MINUTE;

/** The feed of a site's configuration; undefined where the site has none, or no stock of its own. */
export const feedOf: (site: Pick<ConfiguredSite, 'config'>) => StockFeed | undefined = siteFact(
  (site) => sectionOf(site, feedsSection).stock,
);

/** Hours since a feed came through, where they are more than the dealer bears. */
export function oldHours(
  { alarmHours }: Pick<StockFeed, 'alarmHours'>,
  since: number,
  now: number,
): number | undefined {
  const hours = Math.floor((now - since) / HOUR);
  return hours >= alarmHours ? hours : undefined;
}

/** Looks for the feeds of dealers as often as they say, once over all processes, and imports what is new (API-05). */
export class StockFeeds {
  readonly #options: StockFeedsOptions;
  readonly #ending = new AbortController();
  #first: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running = Promise.resolve();

  constructor(options: StockFeedsOptions) {
    this.#options = options;
  }

  start(): void {
    const lookNext = () => {
      this.#running = this.#running.then(() => this.look());
    };
    this.#first = setTimeout(lookNext, FIRST);
    this.#timer = setInterval(lookNext, MINUTE);
    this.#first.unref();
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#first);
    clearInterval(this.#timer);
    this.#ending.abort();
    await this.#running;
  }

  /** Does what is due now. A feed that fails holds up no other. */
  async look(): Promise<void> {
    const { sites, onNotice } = this.#options;
    for (const site of stockOwners(sites)) {
      const feed = feedOf(site);
      if (!feed || this.#ending.signal.aborted) continue;
      await this.#lookFor(site, feed).catch((error: unknown) => {
        onNotice(`The stock feed of "${site.slug}" could not be looked for: ${reasonOf(error)}.`);
      });
    }
  }

  /** State of a site’s feed; undefined for a site without one. */
  async stateOf(site: ConfiguredSite): Promise<FeedState | undefined> {
    const feed = feedOf(site);
    if (!feed) return undefined;
    const { db, now } = this.#options;
    const row = await db.selectFrom('feed_states').selectAll().where('site', '=', site.slug).executeTakeFirst();
    const known = { source: sourceName(feed), everyMinutes: feed.everyMinutes };
    if (!row || row.source !== sourceName(feed)) return known;
    const { checked_at: checked, came_at: came, since, next_at: next, outcome, detail } = row;
    const old = oldHours(feed, (came ?? since).getTime(), now());
    return {
      ...known,
      nextAt: next.getTime(),
      ...(checked ? { checkedAt: checked.getTime() } : {}),
      ...(came ? { cameAt: came.getTime() } : {}),
      ...(outcome ? { outcome } : {}),
      ...(detail ? { detail } : {}),
      ...(old === undefined ? {} : { oldHours: old }),
    };
  }

  async #lookFor(site: ConfiguredSite, feed: StockFeed): Promise<void> {
    const { db, now, onNotice } = this.#options;
    const source = sourceName(feed);
    const at = new Date(now());
    // another source is another feed: nothing that is known of the one before holds for it
    await sql`
      insert into feed_states (site, source, next_at, since) values (${site.slug}, ${source}, ${at}, ${at})
      on conflict (site) do update set source = excluded.source, version = null, next_at = excluded.next_at,
        since = excluded.since, came_at = null, checked_at = null, outcome = null, detail = null, alarmed_at = null
      where feed_states.source <> excluded.source`.execute(db);
    const claimed = await db
      .updateTable('feed_states')
      .set({ claimed_until: new Date(now() + CLAIM) })
      .where('site', '=', site.slug)
      .where('next_at', '<=', at)
      .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', at)]))
      .returning('version')
      .executeTakeFirst();
    if (claimed) await this.#work(site, feed, claimed.version);
    const alarmed = await this.#alarm(site, feed);
    if (alarmed !== undefined)
      onNotice(
        `The stock feed of "${site.slug}" (${source}) is ${alarmed} hours old. See "Stock imports" at its desk.`,
      );
  }

  /** Hours of a feed that is old for the first time since it last came. */
  async #alarm({ slug }: ConfiguredSite, feed: StockFeed): Promise<number | undefined> {
    const { db, now } = this.#options;
    const limit = new Date(now() - feed.alarmHours * HOUR);
    const row = await db
      .updateTable('feed_states')
      .set({ alarmed_at: new Date(now()) })
      .where('site', '=', slug)
      .where('alarmed_at', 'is', null)
      .where(sql<boolean>`coalesce(came_at, since) <= ${limit}`)
      .returning(['came_at', 'since'])
      .executeTakeFirst();
    return row && oldHours(feed, (row.came_at ?? row.since).getTime(), now());
  }

  async #work(site: ConfiguredSite, feed: StockFeed, known: string | null): Promise<void> {
    const { db, now, runImport, onNotice } = this.#options;
    const ofSite = () => db.updateTable('feed_states').where('site', '=', site.slug);
    const holding = setInterval(() => {
      void ofSite()
        .set({ claimed_until: new Date(now() + CLAIM) })
        .execute()
        .catch(() => undefined);
    }, MINUTE);
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
    const end = (outcome: 'imported' | 'unchanged' | 'failed', more: object = {}) =>
      ofSite()
        .set({
          ...{ outcome, detail: null, claimed_until: null, checked_at: new Date(now()) },
          next_at: new Date(
            now() + (outcome === 'failed' ? Math.min(RETRY, feed.everyMinutes * MINUTE) : feed.everyMinutes * MINUTE),
          ),
          ...more,
        })
        .execute();
    try {
      const found = await findFeed(feed, site.dir, known, folder, {
        ...this.#options,
        signal: this.#ending.signal,
      });
      if (!found.isNew) {
        // one that was refused stays refused until its file or its mapping changes
        const { refusal } = found;
        await (refusal === undefined ? end('unchanged') : end('failed', { detail: refusal }));
        return;
      }
      const { version } = found;
      try {
        await runImport({ site: site.slug, file: found.file, map: path.join(site.dir, feed.mapping) });
        await end('imported', { version, came_at: new Date(now()), alarmed_at: null });
      } catch (error) {
        const detail = reasonOf(error)
          .replaceAll(folder + path.sep, '')
          .replaceAll(site.dir + path.sep, '');
        // what a fault of ours stopped is read again
        await end('failed', { detail, ...(isRefusal(error) ? { version: refusedVersion(version, detail) } : {}) });
        onNotice(`The stock feed of "${site.slug}" was not taken: ${detail}`);
      }
    } catch (error) {
      await end('failed', { detail: `${sourceName(feed)}: ${reasonOf(error)}` });
      if (!(error instanceof DeliveryFault)) throw error;
    } finally {
      clearInterval(holding);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Where the dealers' feeds have got to. */
export const feedsPort = portRef<Pick<StockFeeds, 'stateOf'>>('stock/feeds');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The file as a whole was judged; anything else may go well the next time. */
const isRefusal = (error: unknown): boolean => error instanceof Refusal && error.statusCode < 500;
