import { portRef } from '@forecourt/service';
import { Refusal } from '@forecourt/contracts/api';
import {
  inLaneState,
  laneState,
  sql,
  type Db,
  type LaneState as DeliveryState,
  type Tables,
  type Transaction,
} from '@forecourt/service/database';
import type { StoredEnquiry } from '@forecourt/enquiry';
import type { SiteText } from '@forecourt/words';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { deliveryKey, queueDeliveries, SEND_LEAD, type DeliveryPayload } from './deliveries.js';
import { allTargets, targetsOf } from './targets.js';
import { worded } from './words/worded.js';

export { LANE_STATES as DELIVERY_STATES, type LaneState as DeliveryState } from '@forecourt/service/database';

/** One lead on its way to one target. Holds nothing about the shopper. */
export interface DeliveryRow {
  readonly lead: string;
  readonly site: string;
  readonly category: string;
  readonly target: string;
  /** A later step of the lead; absent for the enquiry itself. */
  readonly stage?: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** ISO 8601: when the enquiry came, when it arrived, when it is tried next. */
  readonly received_at: string;
  readonly sent_at: string | null;
  readonly next_try_at: string | null;
  /** Why it has not arrived. */
  readonly reason: string | null;
}

export interface LeadRecord {
  readonly id: string;
  readonly site: string;
  readonly category: string;
  readonly received_at: string;
  /** Everything that the shopper sent. */
  readonly enquiry: object;
  readonly deliveries: readonly DeliveryRow[];
}

export interface LeadDeskOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Called after a commit that leaves work. */
  readonly onCommit?: () => void;
  readonly now?: () => number;
}

/** What an operator can see and do about leads: `npm run leads`, with or without a running server. */
export class LeadDesk {
  private readonly options: LeadDeskOptions;
  constructor(options: LeadDeskOptions) {
    this.options = options;
  }

  /** Deliveries, the newest first. */
  async list({
    site,
    state,
    limit = 50,
  }: { site?: string | undefined; state?: DeliveryState | undefined; limit?: number | undefined } = {}): Promise<
    DeliveryRow[]
  > {
    if (site !== undefined) this.siteOf(site);
    let query = this.deliveries();
    if (site !== undefined) query = query.where('outbox.site', '=', site);
    if (state !== undefined) query = query.where(inLaneState(state));
    return (await query.orderBy('outbox.id', 'desc').limit(limit).execute()).map(asRow);
  }

  /** One lead with its deliveries. Throws a Refusal when there is none. */
  async show(id: string, site?: string): Promise<LeadRecord> {
    const lead = await this.leadOf(id, site);
    const deliveries = await this.deliveries()
      .where('outbox.key', 'like', `${lead.id}/%`)
      .orderBy('outbox.id')
      .execute();
    return {
      id: lead.id,
      site: lead.site,
      category: lead.category,
      received_at: lead.created_at.toISOString(),
      enquiry: lead.payload,
      deliveries: deliveries.map(asRow),
    };
  }

  /**
   * Has a lead tried again at once: where it has not arrived yet, or at the one target that is named, which gets it
   * again even when it arrived. Throws a Refusal when there is nothing to send.
   */
  async resend(
    id: string,
    {
      target,
      site: slug,
      alongside,
    }: {
      target?: string | undefined;
      site?: string | undefined;
      /** Runs in the transaction that asks for the try; where it answers no, nothing is sent. */
      alongside?: (trx: Transaction<Tables>) => Promise<boolean>;
    } = {},
  ): Promise<LeadRecord> {
    const lead = await this.leadOf(id, slug);
    const site = this.siteOf(lead.site);
    const names = allTargets(site).map(({ name }) => name);
    const known = (await this.show(lead.id)).deliveries;
    if (target !== undefined && !names.includes(target))
      throw refusedTarget(worded('target.none', { target, site: site.slug, targets: names.join(', ') }));
    const wanted =
      target === undefined
        ? known.filter(({ state }) => state !== 'sent')
        : known.filter((item) => item.target === target);
    if (target === undefined && known.length > 0 && wanted.length === 0)
      throw refusedTarget(
        worded('target.allReached', { targets: [...new Set(known.map((item) => item.target))].join(', ') }),
      );
    await this.options.db.transaction().execute(async (trx) => {
      if (alongside && !(await alongside(trx))) return;
      for (const item of wanted) {
        await sql`
          update outbox set attempts = 0, refusals = 0, done_at = null, failed_at = null, claimed_until = null,
            last_error = null, run_at = ${new Date()}::timestamptz, created_at = now(),
            payload = case when done_at is null then payload
              else payload - 'stored' || jsonb_build_object('resent', coalesce((payload ->> 'resent')::int, 0) + 1) end
          where topic = ${SEND_LEAD} and key = ${deliveryKey(lead.id, item.target, item.stage)}
            and (claimed_until is null or claimed_until < now())`.execute(trx);
      }
      // a target may be newer than a lead
      if (wanted.length === 0)
        await queueDeliveries(trx, site.slug, lead.id, await this.newTargets(site, lead, target));
    });
    this.options.onCommit?.();
    return this.show(lead.id);
  }

  private async newTargets(site: ConfiguredSite, lead: { payload: object }, target: string | undefined) {
    if (target !== undefined) return allTargets(site).filter(({ name }) => name === target);
    const enquiry = lead.payload as StoredEnquiry;
    const { vehicle_slug: slug } = enquiry;
    return targetsOf(site, enquiry, slug ? await this.options.vehicleOf(site.slug, slug) : undefined);
  }

  private siteOf(slug: string): ConfiguredSite {
    const site = this.options.sites.bySlug(slug);
    if (site) return site;
    const known = this.options.sites.all.map((item) => item.slug).join(', ');
    throw new Refusal(422, `There is no site "${slug}". Sites are ${known}.`);
  }

  private async leadOf(id: string, site: string | undefined) {
    if (site !== undefined) this.siteOf(site);
    if (!/^[0-9a-f-]{8,36}$/.test(id))
      throw new Refusal(422, `"${id}" is no lead: an id, or its first eight characters or more, is expected.`);
    let query = this.options.db.selectFrom('leads').selectAll().where('id', 'like', `${id}%`).limit(2);
    if (site !== undefined) query = query.where('site', '=', site);
    const [lead, other] = await query.execute();
    if (!lead) throw new Refusal(422, `There is no lead "${id}"${site === undefined ? '' : ` of ${site}`}.`);
    if (other) throw new Refusal(422, `More than one lead begins with "${id}": give more of it.`);
    return lead;
  }

  private deliveries() {
    return this.options.db
      .selectFrom('outbox')
      .innerJoin('leads', (join) => join.onRef('leads.id', '=', sql`outbox.payload ->> 'lead'`))
      .where('outbox.topic', '=', SEND_LEAD)
      .where('outbox.lane', 'is not', null)
      .select([
        'outbox.site',
        'outbox.payload',
        'outbox.attempts',
        'outbox.run_at',
        'outbox.done_at',
        'outbox.failed_at',
      ])
      .select(['outbox.last_error', 'leads.category', 'leads.created_at']);
  }
}

function asRow(row: Awaited<ReturnType<ReturnType<LeadDesk['deliveries']>['execute']>>[number]): DeliveryRow {
  const { lead, target, stage } = row.payload as DeliveryPayload;
  const state = laneState(row);
  return {
    lead,
    target,
    ...(stage === undefined ? {} : { stage }),
    site: row.site,
    category: row.category,
    state,
    attempts: row.attempts,
    received_at: row.created_at.toISOString(),
    sent_at: state === 'sent' ? (row.done_at?.toISOString() ?? null) : null,
    next_try_at: state === 'waiting' ? row.run_at.toISOString() : null,
    reason: row.done_at ? null : row.last_error,
  };
}

const refusedTarget = (message: SiteText): Refusal =>
  new Refusal(422, message, [{ field: 'target', message: worded('field.target') }]);

export const leadDeskPort = portRef<LeadDesk>('leads/desk');
