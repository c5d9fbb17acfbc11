import { enqueue, OutboxLanes, sql, type LaneEntry } from '@forecourt/service/database';
import { ALERT_LIMITS } from '@forecourt/enquiry';
import { portRef } from '@forecourt/service';
import { addDays, dayIn, momentOf } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { AlertsOptions } from './alerts.js';
import { optionsOf, tellsAlerts } from './options.js';
import { receiving } from './receivers.js';

/** Kind of the message. */
export const SEARCH_NEWS = 'search-news';
const TOPIC = 'look-through-searches';
const DAY_MS = 86_400_000;
/** A week, less what one day's round may be earlier than another's. */
const WEEK_MS = 6.5 * DAY_MS;

/** A vehicle as the site's own listing finds it, the latest first. */
export interface FoundVehicle {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** When it came to the site, epoch milliseconds. */
  readonly cameAt: number;
}

/**
 * The site's own search: the first page of a listing, the latest vehicles first; undefined for an address that is no
 * listing of the site (any more). Rejects where the search does not answer.
 */
export type FindVehicles = (site: ConfiguredSite, href: string) => Promise<readonly FoundVehicle[] | undefined>;

/** What a message tells of one search. */
export interface ReportedSearch {
  readonly href: string;
  readonly text: string;
  /** As many as the first page of the listing has at most. */
  readonly count: number;
  readonly vehicles: readonly Pick<FoundVehicle, 'title' | 'slug'>[];
}

interface Payload {
  readonly day: string;
  /** None for the round of a site, which makes the entries of its subscribers. */
  readonly subscriber?: string;
}

interface SearchNewsOptions extends Omit<AlertsOptions, 'key'> {
  readonly sites: Sites;
}

/** Looks once a day through the searches of those who want to know of new matches, a subscriber at a time. */
export class SearchNews {
  readonly #options: SearchNewsOptions;
  readonly #lanes: OutboxLanes;
  #find: FindVehicles | undefined;

  constructor(options: SearchNewsOptions) {
    this.#options = options;
    const { db, now } = options;
    this.#lanes = new OutboxLanes({
      db,
      topic: TOPIC,
      now,
      // searches of shoppers who look at a page come first
      perLane: 1,
      work: (entry) => this.#work(entry),
      // the next day's round comes anyhow
      judge: ({ attempts }, error) => ({
        reason: error instanceof Error ? error.name : 'fault',
        isRefusal: false,
        retryIn: attempts < 8 ? Math.min(3_600_000, 30_000 * 2 ** attempts) : undefined,
      }),
    });
  }

  /** Begins, once there is somebody who searches. The next round of every site is in the outbox then. */
  async start(find: FindVehicles): Promise<void> {
    this.#find = find;
    for (const site of this.#options.sites.all) if (tellsAlerts(site)) await this.#plan(site);
    this.#lanes.start();
  }

  drain = (): Promise<void> => (this.#find ? this.#lanes.drain() : Promise.resolve());
  stop = (): Promise<void> => this.#lanes.stop();

  /** Puts the next round of a site into the outbox, once however many processes do. */
  async #plan(site: ConfiguredSite): Promise<void> {
    const { db, now } = this.#options;
    const { timeZone } = site.site;
    const minutes = optionsOf(site).alertsHour * 60;
    const today = dayIn(timeZone, now());
    const day = momentOf({ date: today, minutes }, timeZone) > now() ? today : addDays(today, 1);
    const runAt = new Date(momentOf({ date: day, minutes }, timeZone));
    await db.transaction().execute((trx) =>
      enqueue(trx, [
        {
          site: site.slug,
          topic: TOPIC,
          key: `${site.slug}/${day}`,
          lane: site.slug,
          payload: { day } satisfies Payload,
          runAt,
        },
      ]),
    );
  }

  async #work(entry: LaneEntry): Promise<void> {
    const site = this.#options.sites.bySlug(entry.site);
    if (!site || !tellsAlerts(site)) return;
    const { day, subscriber } = entry.payload as Payload;
    if (subscriber !== undefined) return this.#look(site, subscriber, day);
    await this.#plan(site);
    await this.#round(site, day);
    this.#lanes.wake();
  }

  /** One entry for each subscriber that is due: one that fails holds up no other. */
  async #round({ slug }: ConfiguredSite, day: string): Promise<void> {
    const { db, now } = this.#options;
    await db.deleteFrom('alert_requests').where('site', '=', slug).where('expires_at', '<=', new Date(now())).execute();
    await sql`
      insert into outbox (site, topic, key, lane, payload, run_at)
      select s.site, ${TOPIC}::text, s.site || '/' || ${day}::text || '/' || s.id, s.site,
        jsonb_build_object('day', ${day}::text, 'subscriber', s.id), ${new Date(now())}::timestamptz
      from alert_subscribers s
      where s.site = ${slug} and s.tells_matches
        and (s.every = 'day' or s.searched_at is null or s.searched_at <= ${new Date(now() - WEEK_MS)}::timestamptz)
        and exists (select 1 from alert_searches a where a.site = s.site and a.subscriber = s.id)
      on conflict (topic, key) do nothing`.execute(db);
  }

  async #look(site: ConfiguredSite, id: string, day: string): Promise<void> {
    const { db, messages, now } = this.#options;
    const find = this.#find;
    if (!find) throw new Error('No search for saved searches was given.');
    const searches = await db
      .selectFrom('alert_searches')
      .selectAll()
      .where('site', '=', site.slug)
      .where('subscriber', '=', id)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .limit(ALERT_LIMITS.searches)
      .execute();
    const { alertsMatches } = optionsOf(site);
    const startedAt = new Date(now());
    const reported: ReportedSearch[] = [];
    const named = new Set<string>();
    for (const { href, words, looked_at: looked } of searches) {
      const fresh = ((await find(site, href)) ?? []).filter(({ cameAt }) => cameAt > looked.getTime());
      // list a vehicle once, even if two searches find it
      const vehicles = fresh.filter((found) => !named.has(found.id)).slice(0, Math.max(0, alertsMatches - named.size));
      for (const vehicle of vehicles) named.add(vehicle.id);
      if (fresh.length > 0)
        reported.push({
          href,
          text: words,
          count: fresh.length,
          vehicles: vehicles.map(({ title, slug }) => ({ title, slug })),
        });
    }
    await db.transaction().execute(async (trx) => {
      const found = await receiving(trx, site.slug, id);
      if (!found?.subscriber.tells_matches) return;
      await trx
        .updateTable('alert_subscribers')
        .set({ searched_at: startedAt })
        .where('site', '=', site.slug)
        .where('id', '=', id)
        .execute();
      await trx
        .updateTable('alert_searches')
        .set({ looked_at: startedAt })
        .where('site', '=', site.slug)
        .where('subscriber', '=', id)
        .execute();
      if (reported.length > 0)
        await messages.queue(trx, [
          {
            site: site.slug,
            kind: SEARCH_NEWS,
            ref: `${id}.${day}`,
            by: found.receiver.by,
            secret: JSON.stringify(reported),
          },
        ]);
    });
    messages.wake();
  }
}

export const searchNewsPort = portRef<SearchNews>('garage/search-news');
