import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@forecourt/contracts/api';
import type { Db, Tables, Transaction } from '@forecourt/service/database';
import {
  enquiryEvent,
  storedEnquiry,
  vehicleDefaults,
  type EnquiryCheck,
  type StoredEnquiry,
  type StoredTradeIn,
} from '@forecourt/enquiry';
import type { EnquiryAnswer, EnquiryBody } from '@forecourt/enquiry/schema';
import { portRef } from '@forecourt/service';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { enquiryFaults } from './checkEnquiry.js';
import { noteConsent } from './consents.js';
import { queueDeliveries } from './deliveries.js';
import type { CountedLead } from './leadCounts.js';
import { targetsOf } from './targets.js';
import { worded } from './words/worded.js';

/** A lead as it is stored. */
export interface KnownLead {
  readonly id: string;
  readonly eventId: number;
  readonly category: string;
  readonly enquiry: StoredEnquiry;
}

export interface LeadsOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Whether the site's pages show a vehicle now. */
  readonly isShown: (vehicle: Vehicle, site: ConfiguredSite) => boolean;
  /** Throws a Refusal for an enquiry that cannot be taken, in the transaction and before anything is written. */
  readonly before?: (trx: Transaction<Tables>, lead: Pick<NewLead, 'site' | 'enquiry' | 'vehicle'>) => Promise<void>;
  /** What an enquiry causes in addition to its lead, in the same transaction; a Refusal refuses both. */
  readonly beside?: (trx: Transaction<Tables>, lead: NewLead) => Promise<void>;
  /**
   * Notes the event that a lead counts as (B9), in the transaction that stores it or goes on with it; the same once.
   */
  readonly counts?: (trx: Transaction<Tables>, lead: CountedLead) => Promise<void>;
  /** Called after a commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
  readonly now?: () => number;
}

/** A lead that is being stored. */
export interface NewLead {
  readonly site: ConfiguredSite;
  readonly leadId: string;
  readonly enquiry: StoredEnquiry;
  readonly vehicle: Vehicle | undefined;
  /** Block of addresses of the network that sends it. */
  readonly network?: string | undefined;
  /** Mails of another module say that it has come. */
  readonly hasOwnMails?: boolean;
}

/** What is known of the sender of an enquiry, and what the caller does along with its lead. */
export interface TakeOptions {
  /** What was found out about who sends it. */
  readonly check?: EnquiryCheck | undefined;
  /** Block of addresses of their network. */
  readonly network?: string | undefined;
  /** The caller's own mails say that it has come, so the shopper gets no mail of the enquiry. */
  readonly hasOwnMails?: boolean;
}

/**
 * Takes enquiries: stored with a delivery for each of their targets in one transaction, before they are acknowledged
 * (FORM-13).
 */
export class Leads {
  private readonly options: LeadsOptions;
  constructor(options: LeadsOptions) {
    this.options = options;
  }

  /**
   * Stores an enquiry. The same key and words again give the same answer, whatever has become of the vehicle or of the
   * site's options since; other words under the key are a conflict.
   */
  async take(
    site: ConfiguredSite,
    body: EnquiryBody,
    /** The shopper's own car, of a trade-in. */
    tradeIn?: StoredTradeIn,
    /** What the caller stores with a new lead, in the same transaction; not called for a lead that is known already. */
    besides?: (trx: Transaction<Tables>, lead: NewLead) => Promise<void>,
    { check, network, hasOwnMails = false }: TakeOptions = {},
  ): Promise<EnquiryAnswer & { isNew: boolean }> {
    const { idempotency_key: key } = body;
    const hash = hashOfWords(body, tradeIn);
    const earlier = await this.known(site, key, hash);
    if (earlier) return earlier;
    const now = new Date(this.options.now?.() ?? Date.now());
    const faults = enquiryFaults(site, body, now.getTime());
    if (faults.length > 0) throw new Refusal(422, worded('fields'), faults);
    const vehicle = await this.vehicleFor(site, body.vehicle_slug);
    const id = randomUUID();
    const written = storedEnquiry(body, site.site.locations, now);
    const payload: StoredEnquiry = {
      ...written,
      ...(check ? { checks: [...(written.checks ?? []), check] } : {}),
      ...(check === 'unverified' && site.leads.unverified === 'hold' ? { suspected_spam: true } : {}),
      ...(vehicle ? { vehicle_defaults: vehicleDefaults(vehicle, site.site.dealerships) } : {}),
      ...(tradeIn ? { trade_in: tradeIn } : {}),
    };
    const { category } = payload;
    const event = enquiryEvent(payload, vehicle, sectionOf(site, vehicleSection).testDriveOnlyTags);
    const storing = this.options.db.transaction().execute(async (trx) => {
      if (!payload.suspected_spam) await this.options.before?.(trx, { site, enquiry: payload, vehicle });
      const inserted = await trx
        .insertInto('leads')
        .values({
          id,
          site: site.slug,
          idempotency_key: key,
          request_hash: hash,
          category,
          event_id: event,
          vehicle_id: vehicle?.id ?? null,
          payload: JSON.stringify(payload),
          created_at: now,
        } as never)
        .onConflict((conflict) => conflict.columns(['site', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted && !payload.suspected_spam) {
        await queueDeliveries(trx, site.slug, id, targetsOf(site, payload, vehicle));
        await noteConsent(trx, site.slug, id, payload);
        const lead = { site, leadId: id, enquiry: payload, vehicle, network, hasOwnMails };
        await this.options.beside?.(trx, lead);
        await this.options.counts?.(trx, { ...lead, eventId: event });
      }
      if (inserted) await besides?.(trx, { site, leadId: id, enquiry: payload, vehicle });
      return inserted !== undefined;
    });
    const stored = await storing.catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (stored === true) {
      this.options.onCommit?.();
      return { lead_id: id, event_id: event, category, isNew: true };
    }
    // the same enquiry arrived twice at once and the other one was first: what this one wanted may be taken by that
    const winner = await this.known(site, key, hash);
    if (winner) return winner;
    throw stored === false ? new Error('The enquiry was neither stored nor found.') : stored;
  }

  /** A lead of a site, as it is stored now. */
  async find(site: ConfiguredSite, id: string): Promise<KnownLead | undefined> {
    const lead = await this.options.db
      .selectFrom('leads')
      .select(['event_id', 'category', 'payload'])
      .where('site', '=', site.slug)
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      lead && { id, eventId: lead.event_id, category: lead.category, enquiry: lead.payload as unknown as StoredEnquiry }
    );
  }

  /**
   * Changes a lead: what the shopper sends later is written into it. Where `stage` names a step, a message about the
   * step is queued for each target once, in the same transaction. `change` answers the enquiry as it is from now on,
   * or undefined where nothing changes.
   */
  async advance(
    site: ConfiguredSite,
    id: string,
    change: (known: StoredEnquiry) => { readonly enquiry: StoredEnquiry; readonly stage?: string } | undefined,
  ): Promise<KnownLead | undefined> {
    // before the transaction: the embedded database has one connection. What a lead is about does not change
    const about = (await this.find(site, id))?.enquiry.vehicle_slug;
    const vehicle = about ? await this.options.vehicleOf(site.slug, about) : undefined;
    const advanced = await this.options.db.transaction().execute(async (trx) => {
      const lead = await trx
        .selectFrom('leads')
        .select(['event_id', 'category', 'payload'])
        .where('site', '=', site.slug)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!lead) return undefined;
      const known = lead.payload as unknown as StoredEnquiry;
      const next = change(known);
      if (!next) return { id, eventId: lead.event_id, category: lead.category, enquiry: known };
      const { enquiry, stage } = next;
      const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
      const eventId = stage === undefined ? lead.event_id : enquiryEvent(enquiry, vehicle, testDriveOnlyTags);
      await trx
        .updateTable('leads')
        .set({ payload: JSON.stringify(enquiry), event_id: eventId } as never)
        .where('site', '=', site.slug)
        .where('id', '=', id)
        .execute();
      if (stage !== undefined && !enquiry.suspected_spam)
        await queueDeliveries(trx, site.slug, id, targetsOf(site, enquiry, vehicle), stage);
      if (eventId !== lead.event_id && !enquiry.suspected_spam)
        await this.options.counts?.(trx, { site, leadId: id, enquiry, vehicle, eventId });
      return { id, eventId, category: lead.category, enquiry };
    });
    this.options.onCommit?.();
    return advanced;
  }

  /** The answer that an enquiry got when it came first; a conflict when the key stood for other words. */
  private async known(site: ConfiguredSite, key: string, hash: string) {
    const lead = await this.options.db
      .selectFrom('leads')
      .select(['id', 'request_hash', 'category', 'event_id'])
      .where('site', '=', site.slug)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (!lead) return undefined;
    if (lead.request_hash !== hash) throw new Refusal(409, worded('sentBefore'));
    return { lead_id: lead.id, event_id: lead.event_id, category: lead.category, isNew: false };
  }

  /**
   * The vehicle that an enquiry is about. One that was withdrawn while the shopper read its page costs no lead: the
   * enquiry is taken without it, its address stays in the words. One that the site never showed is refused (TEN-07).
   */
  private async vehicleFor(site: ConfiguredSite, slug: string | undefined): Promise<Vehicle | undefined> {
    if (!slug) return undefined;
    const vehicle = await this.options.vehicleOf(site.slug, slug);
    if (vehicle?.status === 'withdrawn') return undefined;
    if (vehicle && this.options.isShown(vehicle, site)) return vehicle;
    throw new Refusal(422, worded('vehicle.notHere'), [{ field: 'vehicle_slug', message: worded('field.vehicle') }]);
  }
}

export const leadsPort = portRef<Leads>('leads/leads');

/** What the shopper said and about what. Where and with what they said it may differ when it is sent again. */
function hashOfWords(
  {
    idempotency_key: _key,
    url: _url,
    user_agent: _agent,
    source: _source,
    lead_attributes: _attributes,
    page_id: _page,
    filled_ms: _filled,
    captcha_token: _token,
    ...words
  }: EnquiryBody,
  tradeIn: StoredTradeIn | undefined,
): string {
  // the estimate is the platform's, and may differ when the enquiry is sent again
  const { estimate: _estimate, said: _said, ...car } = tradeIn ?? {};
  const said = tradeIn ? [words, car] : words;
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
