import type { DeskLeadAnswer, DeskLeadFilters, DeskLeadsAnswer, DeskState } from '@forecourt/contracts/api';
import { mailsOfBooking } from '@forecourt/bookings';
import type { Db } from '@forecourt/database';
import { ENQUIRY_RECEIVED, photosOfLead, type LeadDesk } from '@forecourt/leads';
import { messagesAbout } from '@forecourt/messages';
import { shownOnSite } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { auditOf, isDone, note } from './audit.js';
import type { DeskPerson } from './deskPeople.js';
import { allLines, waysOf } from './leadDetails.js';
import { cursorOf, filtered, leadsFor, pageOf, type FoundLead } from './leadQuery.js';
import { categoriesOf, deliveryStates, enquiryOf, placeName, rowOf, vehicleOf } from './leadRows.js';

export interface DeskLeadsOptions {
  readonly db: Db;
  readonly leadDesk: Pick<LeadDesk, 'show' | 'resend'>;
  readonly now: () => number;
}

const PAGE = 25;

/** Leads of a site, for one of its people. What they may not see is as good as not there. */
export class DeskLeads {
  readonly #options: DeskLeadsOptions;
  constructor(options: DeskLeadsOptions) {
    this.#options = options;
  }

  async list(
    site: ConfiguredSite,
    person: DeskPerson,
    filters: DeskLeadFilters,
    cursor = '',
  ): Promise<DeskLeadsAnswer> {
    const { db } = this.#options;
    const query = filtered(leadsFor(db, site, person), filters, site.site.timeZone);
    const found = await pageOf(query, cursor, PAGE + 1).execute();
    const page = found.slice(0, PAGE);
    const states = await deliveryStates(
      db,
      site.slug,
      page.map(({ id }) => id),
    );
    const last = found.length > PAGE ? page.at(-1) : undefined;
    const places = person.locations ?? site.site.locations.map(({ slug }) => slug);
    return {
      leads: page.map((lead) => rowOf(site, lead, states.get(lead.id))),
      ...(last ? { next: cursorOf(last) } : {}),
      categories: await categoriesOf(db, site.slug),
      places: places.map((slug) => ({ slug, name: placeName(site, slug) ?? slug })),
    };
  }

  /** One lead; that somebody looked is written down. */
  async look(site: ConfiguredSite, person: DeskPerson, id: string): Promise<DeskLeadAnswer | undefined> {
    const { db, now } = this.#options;
    const lead = await this.#find(site, person, id);
    if (!lead) return undefined;
    await note(db, { site: site.slug, who: person.email, what: 'lead-seen', lead: lead.id, at: now() });
    return this.#answer(site, person, lead);
  }

  /** Id of a lead that somebody may see, without a note of it: for what its page loads. */
  async seen(site: ConfiguredSite, person: DeskPerson, id: string): Promise<string | undefined> {
    return (await this.#find(site, person, id))?.id;
  }

  /** Says how far somebody has got with a lead. The same again changes nothing and is not written down. */
  async setState(
    site: ConfiguredSite,
    person: DeskPerson,
    id: string,
    state: DeskState,
  ): Promise<DeskLeadAnswer | undefined> {
    const { db, now } = this.#options;
    const lead = await this.#find(site, person, id);
    if (!lead) return undefined;
    await db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('leads')
        .set({ desk_state: state })
        .where('site', '=', site.slug)
        .where('id', '=', lead.id)
        .where('desk_state', '!=', state)
        .returning('id')
        .executeTakeFirst();
      if (changed)
        await note(trx, { site: site.slug, who: person.email, what: 'state', lead: lead.id, detail: state, at: now() });
    });
    return this.#answer(site, person, { ...lead, desk_state: state });
  }

  /** Has a lead sent again, once for a key. Throws a Refusal where there is nothing to send. */
  async resend(
    site: ConfiguredSite,
    person: DeskPerson,
    id: string,
    { key, target }: { readonly key: string; readonly target?: string | undefined },
  ): Promise<DeskLeadAnswer | undefined> {
    const { db, leadDesk, now } = this.#options;
    const lead = await this.#find(site, person, id);
    if (!lead) return undefined;
    const deed = {
      site: site.slug,
      who: person.email,
      what: 'resend',
      lead: lead.id,
      detail: target ?? '',
      key,
      at: now(),
    } as const;
    if (!(await isDone(db, site.slug, key)))
      await leadDesk.resend(lead.id, { target, site: site.slug, alongside: (trx) => note(trx, deed) });
    return this.#answer(site, person, lead);
  }

  #find(site: ConfiguredSite, person: DeskPerson, id: string): Promise<FoundLead | undefined> {
    return leadsFor(this.#options.db, site, person).where('leads.id', '=', id).executeTakeFirst();
  }

  async #answer(site: ConfiguredSite, person: DeskPerson, lead: FoundLead): Promise<DeskLeadAnswer> {
    const { db, leadDesk, now } = this.#options;
    const vehicle = vehicleOf(lead);
    const isShown = vehicle && vehicle.status !== 'withdrawn' && shownOnSite(vehicle, site, now()).isReachable;
    const { deliveries } = await leadDesk.show(lead.id, site.slug);
    const ways = waysOf(site);
    const states = await deliveryStates(db, site.slug, [lead.id]);
    const bookings = await db
      .selectFrom('bookings')
      .select(['id', 'sequence'])
      .where('site', '=', site.slug)
      .where('lead_id', '=', lead.id)
      .execute();
    const subjects = [{ kind: ENQUIRY_RECEIVED, ref: lead.id }, ...bookings.flatMap(mailsOfBooking)];
    const consents = await db
      .selectFrom('consents')
      .select(['purpose', 'wording', 'version', 'given_at'])
      .where('site', '=', site.slug)
      .where('source', '=', lead.id)
      .orderBy('id')
      .execute();
    return {
      lead: rowOf(site, lead, states.get(lead.id)),
      lines: allLines(site, lead.id, lead.event_id, enquiryOf(lead), vehicle),
      photos: await photosOfLead(db, site.slug, lead.id),
      ...(isShown ? { vehicle_slug: vehicle.slug } : {}),
      consents: consents.map((row) => ({ ...row, given_at: row.given_at.toISOString() })),
      deliveries: deliveries.map(({ target, stage, state, attempts, reason, sent_at, next_try_at }) => ({
        ...{ target, way: ways.get(target) ?? target, state, attempts, reason, sent_at, next_try_at },
        ...(stage === undefined ? {} : { stage }),
      })),
      messages: (await messagesAbout(db, site.slug, subjects)).map(
        ({ kind, by, state, attempts, reason, sent_at, next_try_at }) => ({
          ...{ kind, by, state, attempts, reason, sent_at, next_try_at },
        }),
      ),
      history: (await auditOf(db, site, person, { lead: lead.id })).entries,
      key: crypto.randomUUID(),
    };
  }
}
