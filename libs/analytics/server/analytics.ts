import { createHash } from 'node:crypto';
import type { EventsBody } from '@forecourt/contracts/api';
import { sql, type Db, type Tables, type Transaction } from '@forecourt/service/database';
import { CATEGORY } from '@forecourt/enquiry';
import type { CountedLead, LeadCounts } from '@forecourt/leads';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { AnalyticsPort, CountedEvent } from './analyticsPort.js';
import { DayCounts } from './dayCounts.js';
import { NetworkShares } from './networkShares.js';

export interface AnalyticsOptions {
  readonly db: Db;
  readonly port: AnalyticsPort;
  readonly now: () => number;
}

const DAY = 86_400_000;
/** Events that browsers may add to a site in 24 hours, whatever others count: a flood must not fill the disk. */
export const MOST_A_DAY = 20_000;
/** The first lead of a reservation; the leads of its later steps are not counted as enquiries. */
const FIRST_STEP = 'Reservation started';

/** What shoppers did, for the dealer's counts (API-03): what browsers send, and what leads count as. */
export class Analytics implements LeadCounts {
  readonly #options: AnalyticsOptions;
  readonly #shares = new NetworkShares();
  readonly #ofDay = new DayCounts((site) => this.#countDay(site));
  constructor(options: AnalyticsOptions) {
    this.#options = options;
  }

  /**
   * Stores what a browser sends, as far as its network has room. Vehicles that are not the site's are left out of it.
   * Answers how many events were new.
   */
  async take(site: ConfiguredSite, { events: all }: EventsBody, network: string): Promise<number> {
    const { db, port, now } = this.#options;
    if (!site.site.analytics.store || (await this.#ofDay.of(site.slug, now())) >= MOST_A_DAY) return 0;
    const events = all.slice(0, this.#shares.take(site.slug, network, all.length, now()));
    if (events.length === 0) return 0;
    const named = events.flatMap(({ vehicle_id: id }) => id ?? []);
    const known = new Set(named.length === 0 ? [] : await vehiclesAmong(db, site.stockOwner, named));
    const at = now();
    // an insert takes each key once
    const taken = new Map(
      events.map(({ id, key, vehicle_id: vehicleId, label }): [string, CountedEvent] => [
        key.toLowerCase(),
        {
          ...{ id, key: key.toLowerCase(), at },
          ...(vehicleId !== undefined && known.has(vehicleId) ? { vehicleId } : {}),
          ...(label ? { about: { label } } : {}),
        },
      ]),
    );
    const stored = await port.record(db, site.slug, [...taken.values()]);
    this.#ofDay.add(site.slug, stored);
    return stored;
  }

  /** Whether a network may add one more to what a site counts, such as a number that was shown; counts it then. */
  admits(site: ConfiguredSite, network: string): boolean {
    return this.#shares.take(site.slug, network, 1, this.#options.now()) === 1;
  }

  /** Notes the event of a lead, in the lead's transaction; the same event of a lead once. */
  async countLead(trx: Transaction<Tables>, { site, leadId, eventId, enquiry, vehicle }: CountedLead): Promise<void> {
    const { category, subcategory, location } = enquiry;
    if (!site.site.analytics.store) return;
    if (category === CATEGORY.reservation && subcategory !== FIRST_STEP) return;
    await this.#options.port.record(trx, site.slug, [
      {
        id: eventId,
        key: leadKey(leadId, eventId),
        vehicleId: vehicle?.id,
        about: { category, ...(location ? { location } : {}) },
        at: this.#options.now(),
      },
    ]);
  }

  async #countDay(site: string): Promise<number> {
    const since = new Date(this.#options.now() - DAY);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from events
        where site = ${site} and name = 'event' and key not like 'lead:%' and created_at > ${since}
        limit ${MOST_A_DAY}
      ) counted`.execute(this.#options.db);
    return rows[0]?.count ?? 0;
  }
}

/** Says nothing of the lead, so that it may stay when the lead goes. */
const leadKey = (leadId: string, eventId: number): string =>
  `lead:${createHash('sha256').update(`${leadId} ${eventId}`).digest('base64url')}`;

async function vehiclesAmong(db: Db, owner: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where('site', '=', owner)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

export const analyticsPort = portRef<Analytics>('analytics/events');
