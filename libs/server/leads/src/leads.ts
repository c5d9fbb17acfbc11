import { createHash, randomUUID } from 'node:crypto';
import { enqueue, type Db, type OutboxHandler } from '@forecourt/database';
import type { EnquiryAnswer, EnquiryBody } from '@forecourt/contracts/api';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { toAdf } from './adf.js';
import { enquiryEvent, foldCategory } from './eventId.js';

export class LeadError extends Error {
  override readonly name = 'LeadError';
  readonly status: number;
  readonly fields: readonly { field: string; message: string }[];
  constructor(status: number, message: string, fields: readonly { field: string; message: string }[] = []) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

export interface LeadsOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Called after a commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
  readonly now?: () => number;
}

/** Takes enquiries: stored with their outbox work in one transaction, before they are acknowledged (FORM-13). */
export class Leads {
  private readonly options: LeadsOptions;
  constructor(options: LeadsOptions) {
    this.options = options;
  }

  /** Stores an enquiry. The same key and words again give the same answer; other words under the key are a conflict. */
  async take(site: ConfiguredSite, body: EnquiryBody): Promise<EnquiryAnswer & { isNew: boolean }> {
    checkPlaces(site, body);
    const vehicle = body.vehicle_slug ? await this.options.vehicleOf(site.slug, body.vehicle_slug) : undefined;
    if (body.vehicle_slug && !vehicle)
      throw new LeadError(422, 'This vehicle is not on this site.', [
        { field: 'vehicle_slug', message: 'must be a vehicle of this site' },
      ]);
    const { category, subcategory } = foldCategory(body.category, body.subcategory);
    const { idempotency_key: key, ...content } = body;
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const id = randomUUID();
    const event = enquiryEvent(category, vehicle);
    const now = new Date(this.options.now?.() ?? Date.now());
    const payload = { ...body, category, ...(subcategory ? { subcategory } : {}), received_at: now.toISOString() };
    const stored = await this.options.db.transaction().execute(async (trx) => {
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
      if (inserted) await enqueue(trx, [{ site: site.slug, topic: 'deliver-lead', key: id, payload: { lead: id } }]);
      return inserted !== undefined;
    });
    if (stored) {
      this.options.onCommit?.();
      return { lead_id: id, event_id: event, category, isNew: true };
    }
    const known = await this.options.db
      .selectFrom('leads')
      .select(['id', 'request_hash', 'category', 'event_id'])
      .where('site', '=', site.slug)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    if (known.request_hash !== hash)
      throw new LeadError(409, 'An enquiry with this key was sent already, with other words.');
    return { lead_id: known.id, event_id: known.event_id, category: known.category, isNew: false };
  }

  /** Outbox work: writes the dealer's message. Repeated work writes nothing twice. */
  readonly deliver: OutboxHandler = async (entries) => {
    for (const entry of entries) {
      const site = this.options.sites.bySlug(entry.site);
      const { lead: id } = entry.payload as { lead: string };
      const lead = await this.options.db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', entry.site)
        .executeTakeFirst();
      if (!site || !lead) continue;
      const enquiry = lead.payload as unknown as EnquiryBody & { received_at: string };
      const vehicle = enquiry.vehicle_slug ? await this.options.vehicleOf(entry.site, enquiry.vehicle_slug) : undefined;
      const adf = toAdf({
        leadId: id,
        enquiry,
        vehicle,
        dealer: {
          name: site.site.legalName,
          email: site.site.email,
          phone: site.site.phones.new ?? site.site.phones.used,
        },
        requestDate: enquiry.received_at,
      });
      const subject = `${enquiry.category}${vehicle ? `: ${vehicle.make} ${vehicle.model} (${vehicle.stocknum})` : ''}`;
      await this.options.db
        .insertInto('messages')
        .values([
          {
            site: entry.site,
            key: `lead:${id}:mail`,
            channel: 'mail',
            recipient: site.site.email,
            subject,
            body: mailText(enquiry, vehicle),
          },
          { site: entry.site, key: `lead:${id}:adf`, channel: 'adf', recipient: site.site.email, subject, body: adf },
        ])
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    }
  };
}

/** Location and dealership must be of the site (TEN-07). */
function checkPlaces(site: ConfiguredSite, body: EnquiryBody): void {
  const { locations, dealerships } = site.site;
  const fields: { field: string; message: string }[] = [];
  if (body.location && !locations.some(({ slug }) => slug === body.location))
    fields.push({ field: 'location', message: `must be one of ${locations.map(({ slug }) => slug).join(', ')}` });
  if (body.dealership_slug && !dealerships.some(({ slug }) => slug === body.dealership_slug))
    fields.push({
      field: 'dealership_slug',
      message: `must be one of ${dealerships.map(({ slug }) => slug).join(', ')}`,
    });
  if (fields.length > 0) throw new LeadError(422, 'Some fields cannot be used.', fields);
}

function mailText(enquiry: EnquiryBody, vehicle: Vehicle | undefined): string {
  const lines: [string, string | undefined][] = [
    ['Name', [enquiry.name, enquiry.last_name].filter(Boolean).join(' ')],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Postcode', enquiry.postcode],
    [
      'Vehicle',
      vehicle &&
        `${vehicle.year ?? ''} ${vehicle.make} ${vehicle.model} ${vehicle.badge ?? ''}, stock ${vehicle.stocknum}`.trim(),
    ],
    ['Location', enquiry.location],
    ['Rego', enquiry.rego],
    ['Page', enquiry.url],
    [
      'News and offers',
      enquiry.opt_in ? `yes, to: "${enquiry.opt_in_text ?? ''}" (version ${enquiry.opt_in_version ?? '?'})` : 'no',
    ],
    ['Comments', enquiry.message],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}
