import { Refusal } from '@forecourt/contracts/api';
import {
  type DeskLeadAnswer,
  type DeskLeadFilters,
  type DeskLeadsAnswer,
  type DeskState,
} from '@forecourt/desk/domain';
import { mailsOfBooking } from '@forecourt/forms/server';
import {
  sql,
  type Db,
  type DeskNoteTable,
  type Selectable,
  type Tables,
  type Transaction,
} from '@forecourt/service/database';
import { normaliseEmail } from '@forecourt/enquiry';
import { ENQUIRY_RECEIVED, photosOfLead, type LeadDesk } from '@forecourt/leads';
import { messagesAbout } from '@forecourt/service/messages';
import { refuseField, type ServiceContext } from '@forecourt/service';
import { appointmentMoment, shownOnSite } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { formatDate, formatTime, wordsOf, type SayOf } from '@forecourt/words';
import { auditOf, isDone, note, type DeskAct } from '../records/audit.js';
import { peopleOf, type DeskPerson } from '../access/deskPeople.js';
import { allLines, waysOf } from './leadDetails.js';
import { notesOf } from './deskNotes.js';
import { placeName, siteOf, type DeskSites } from '../access/deskSites.js';
import { bookingsOfLeads } from '../days/deskBookings.js';
import { reservationsOfLead } from '../days/deskReservations.js';
import { cursorOf, filteredLeads, HAS_CALL, IS_UNREAD, leadsFor, pageOf, type FoundLead } from './leadQuery.js';
import { categoriesOf, deliveryStates, enquiryOf, rowOf, vehicleOf } from './leadRows.js';
import { answersTo, canBeAnswered, DESK_REPLY, repliesFor } from './replies.js';
import { countSamePerson, samePerson } from './samePerson.js';
import { deskServerWords } from '../words/deskServerWords.js';
import { worded } from '../words/worded.js';

export interface DeskLeadsOptions {
  readonly db: Db;
  readonly leadDesk: Pick<LeadDesk, 'show' | 'resend'>;
  readonly messages: Pick<ServiceContext['messages'], 'queue'>;
  /** Called after an answer is stored: it leaves at once. */
  readonly onCommit: () => void;
  readonly now: () => number;
}

const PAGE = 25;

/** The time of a planned call (`2026-11-24T14:05`), or that none is planned any more. */
function callWords(at: string, say: SayOf<typeof deskServerWords>): string {
  if (at === '') return say('audit.noCall');
  return say('audit.moment', { day: formatDate(at, say.language), time: formatTime(at.slice(11), say.language) });
}

/** Leads of a desk's sites, for one of its people. What they may not see is as good as not there. */
export class DeskLeads {
  readonly #options: DeskLeadsOptions;
  constructor(options: DeskLeadsOptions) {
    this.#options = options;
  }

  async list(sites: DeskSites, person: DeskPerson, filters: DeskLeadFilters, cursor = ''): Promise<DeskLeadsAnswer> {
    const { db, now } = this.#options;
    const query = await filteredLeads({ db, sites, person, now: now() }, filters);
    const found = await pageOf(query(), cursor, PAGE + 1).execute();
    const page = found.slice(0, PAGE);
    const ids = page.map(({ id }) => id);
    const [states, visits, others] = await Promise.all([
      deliveryStates(db, sites, ids),
      bookingsOfLeads(db, sites, ids, now()),
      countSamePerson(db, sites, person, page),
    ]);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    const places = person.locations ?? [
      ...new Set(sites.all.flatMap(({ site }) => site.locations.map(({ slug }) => slug))),
    ];
    return {
      leads: page.map((lead) =>
        rowOf(sites, lead, {
          delivery: states.get(lead.id),
          samePerson: others.get(lead.id),
          visit: visits.find((visit) => visit.lead === lead.id),
          now: now(),
        }),
      ),
      ...(last ? { next: cursorOf(last) } : {}),
      categories: await categoriesOf(db, sites),
      places: places.map((slug) => ({ slug, name: placeName(sites, slug) ?? slug })),
    };
  }

  /** What waits for a person: unopened new leads, and their own calls that are due. */
  async waiting(sites: DeskSites, person: DeskPerson): Promise<{ unread: number; calls: number }> {
    const { db, now } = this.#options;
    const count = sql<number>`count(*)::int`.as('count');
    const leads = () => leadsFor(db, sites, person).clearSelect().select(count);
    const [unread, calls] = await Promise.all([
      leads().where(IS_UNREAD).executeTakeFirstOrThrow(),
      leads()
        .where(HAS_CALL)
        .where('leads.owner', '=', person.email)
        .where('leads.call_at', '<=', new Date(now()))
        .executeTakeFirstOrThrow(),
    ]);
    return { unread: unread.count, calls: calls.count };
  }

  /** One lead; that somebody looked is written down. */
  async look(sites: DeskSites, person: DeskPerson, id: string): Promise<DeskLeadAnswer | undefined> {
    const { db, now } = this.#options;
    const lead = await this.#find(sites, person, id);
    if (!lead) return undefined;
    const seenAt = new Date(now());
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('leads')
        .set({ seen_at: seenAt })
        .where('site', '=', lead.site)
        .where('id', '=', lead.id)
        .where('seen_at', 'is', null)
        .execute();
      await note(trx, { site: sites.own.slug, who: person.email, what: 'lead-seen', lead: lead.id, at: now() });
    });
    return this.#answer(sites, person, { ...lead, seen_at: lead.seen_at ?? seenAt });
  }

  /** The site of a lead that somebody may see, without a note of it: for what its page loads. */
  async siteOf(sites: DeskSites, person: DeskPerson, id: string): Promise<ConfiguredSite | undefined> {
    const lead = await this.#find(sites, person, id);
    return lead && siteOf(sites, lead);
  }

  /** Says how far somebody has got with a lead. The same again changes nothing and is not written down. */
  setState(sites: DeskSites, person: DeskPerson, id: string, state: DeskState): Promise<DeskLeadAnswer | undefined> {
    return this.#change(sites, person, id, async (trx, lead, noted) => {
      if (await this.#set(trx, lead, { desk_state: state })) await noted('state', state);
    });
  }

  /**
   * Gives a lead to one of the dealer's people; an empty address removes its owner. Throws a Refusal for somebody who
   * does not see its place.
   */
  setOwner(sites: DeskSites, person: DeskPerson, id: string, address: string): Promise<DeskLeadAnswer | undefined> {
    const say = wordsOf(sites.own, deskServerWords);
    return this.#change(sites, person, id, async (trx, lead, noted) => {
      const people = peopleOf(sites.own, lead.place);
      const owner = people.find(({ email }) => email === normaliseEmail(address));
      if (!owner && address !== '') {
        const allowed = people.map(({ email }) => email).join(', ');
        throw refuseField(422, 'owner', worded('field.owner', { people: allowed }));
      }
      if (await this.#set(trx, lead, { owner: owner?.email ?? null }))
        await noted('owner', owner?.name ?? say('audit.nobody'));
    });
  }

  /**
   * Plans the next call, `2026-11-24T14:30` by the site's clocks, or none with an empty text. A lead without an owner
   * belongs to the person who plans its call. Throws a Refusal for a time that is over, or that no clock shows.
   */
  setCall(sites: DeskSites, person: DeskPerson, id: string, at: string): Promise<DeskLeadAnswer | undefined> {
    const { timeZone } = sites.own.site;
    const say = wordsOf(sites.own, deskServerWords);
    return this.#change(sites, person, id, async (trx, lead, noted) => {
      const moment = at === '' ? undefined : appointmentMoment(at.slice(0, 10), at.slice(11), timeZone);
      if (at !== '' && moment === undefined) throw refuseField(422, 'at', worded('field.callTime'));
      if (moment !== undefined && moment <= this.#options.now()) throw refuseField(422, 'at', worded('field.callPast'));
      const changed = await this.#set(trx, lead, { call_at: moment === undefined ? null : new Date(moment) });
      if (changed) await noted('call', callWords(at, say));
      if (moment !== undefined && lead.owner === null && (await this.#set(trx, lead, { owner: person.email })))
        await noted('owner', person.name);
    });
  }

  /** Keeps what somebody writes about a lead, once for a key. */
  addNote(
    sites: DeskSites,
    person: DeskPerson,
    id: string,
    { key, text }: { readonly key: string; readonly text: string },
  ): Promise<DeskLeadAnswer | undefined> {
    return this.#change(sites, person, id, async (trx, lead, noted) => {
      if (await this.#write(trx, lead, { kind: 'note', who: person.email, subject: null, body: text, key }))
        await noted('note', '');
    });
  }

  /**
   * Answers the shopper by mail, once for a key: the answer is kept at the lead and queued in one transaction. A new
   * lead is in progress then, and theirs if it had no owner. Throws a Refusal for a lead that has no address to write
   * to.
   */
  async reply(
    sites: DeskSites,
    person: DeskPerson,
    id: string,
    { key, subject, text }: { readonly key: string; readonly subject: string; readonly text: string },
  ): Promise<DeskLeadAnswer | undefined> {
    const { messages, onCommit } = this.#options;
    const answer = await this.#change(sites, person, id, async (trx, lead, noted) => {
      if (!canBeAnswered(lead)) throw new Refusal(422, worded('noAddress'));
      const ref = await this.#write(trx, lead, { kind: 'reply', who: person.email, subject, body: text, key });
      if (ref === undefined) return;
      await messages.queue(trx, [{ site: lead.site, kind: DESK_REPLY, ref, by: 'mail' }]);
      await noted('reply', '');
      if (lead.desk_state === 'new' && (await this.#set(trx, lead, { desk_state: 'in-progress' })))
        await noted('state', 'in-progress');
      if (lead.owner === null && (await this.#set(trx, lead, { owner: person.email })))
        await noted('owner', person.name);
    });
    onCommit();
    return answer;
  }

  /** Has a lead sent again, once for a key. Throws a Refusal where there is nothing to send. */
  async resend(
    sites: DeskSites,
    person: DeskPerson,
    id: string,
    { key, target }: { readonly key: string; readonly target?: string | undefined },
  ): Promise<DeskLeadAnswer | undefined> {
    const { db, leadDesk, now } = this.#options;
    const lead = await this.#find(sites, person, id);
    if (!lead) return undefined;
    const deed = {
      site: sites.own.slug,
      who: person.email,
      what: 'resend',
      lead: lead.id,
      detail: target ?? '',
      key,
      at: now(),
    } as const;
    if (!(await isDone(db, sites.own.slug, key)))
      await leadDesk.resend(lead.id, { target, site: lead.site, alongside: (trx) => note(trx, deed) });
    return this.#answer(sites, person, lead);
  }

  #find(sites: DeskSites, person: DeskPerson, id: string): Promise<FoundLead | undefined> {
    return leadsFor(this.#options.db, sites, person).where('leads.id', '=', id).executeTakeFirst();
  }

  /** Changes a lead in one transaction, with a note of each change; answers the lead as it is then. */
  async #change(
    sites: DeskSites,
    person: DeskPerson,
    id: string,
    work: (
      trx: Transaction<Tables>,
      lead: FoundLead,
      noted: (what: DeskAct, detail: string) => Promise<unknown>,
    ) => Promise<void>,
  ): Promise<DeskLeadAnswer | undefined> {
    const { db, now } = this.#options;
    const lead = await this.#find(sites, person, id);
    if (!lead) return undefined;
    const deed = { site: sites.own.slug, who: person.email, lead: lead.id };
    await db
      .transaction()
      .execute((trx) => work(trx, lead, (what, detail) => note(trx, { ...deed, what, detail, at: now() })));
    const changed = await this.#find(sites, person, id);
    return changed && this.#answer(sites, person, changed);
  }

  /** Whether it was another before. */
  async #set(
    trx: Transaction<Tables>,
    { id, site }: FoundLead,
    value: { desk_state: DeskState } | { owner: string | null } | { call_at: Date | null },
  ): Promise<boolean> {
    const [[column, set] = ['', null]] = Object.entries(value);
    const changed = await trx
      .updateTable('leads')
      .set(value)
      .where('site', '=', site)
      .where('id', '=', id)
      .where(sql.ref(column), 'is distinct from', set)
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  }

  /**
   * Id of what was written; undefined where the same was written under the key before. Throws a Refusal for other words
   * under a key that was used: nothing that somebody typed is dropped unseen.
   */
  async #write(
    trx: Transaction<Tables>,
    lead: FoundLead,
    text: Pick<Selectable<DeskNoteTable>, 'kind' | 'who' | 'subject' | 'body' | 'key'>,
  ): Promise<string | undefined> {
    const { site, id: lead_id } = lead;
    const at = new Date(this.#options.now());
    const written = await trx
      .insertInto('desk_notes')
      .values({ ...text, id: crypto.randomUUID(), site, lead_id, at })
      .onConflict((conflict) => conflict.columns(['site', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) return written.id;
    const same = await trx
      .selectFrom('desk_notes')
      .select('id')
      .where('site', '=', site)
      .where('key', '=', text.key)
      .where('lead_id', '=', lead_id)
      .where('kind', '=', text.kind)
      .where('body', '=', text.body)
      .executeTakeFirst();
    if (!same) throw refuseField(422, 'key', worded('field.key'));
    return undefined;
  }

  async #answer(sites: DeskSites, person: DeskPerson, lead: FoundLead): Promise<DeskLeadAnswer> {
    const { db, leadDesk, now } = this.#options;
    const vehicle = vehicleOf(lead);
    const site = siteOf(sites, lead);
    // its page is looked at on the desk's own site
    const isShown =
      vehicle &&
      site.stockOwner === sites.own.stockOwner &&
      vehicle.status !== 'withdrawn' &&
      shownOnSite(vehicle, sites.own, now()).isReachable;
    const { deliveries } = await leadDesk.show(lead.id, lead.site);
    const ways = waysOf(site);
    const states = await deliveryStates(db, sites, [lead.id]);
    const bookings = await db
      .selectFrom('bookings')
      .select(['id', 'sequence'])
      .where('site', '=', lead.site)
      .where('lead_id', '=', lead.id)
      .execute();
    const subjects = [{ kind: ENQUIRY_RECEIVED, ref: lead.id }, ...bookings.flatMap(mailsOfBooking)];
    const [visits, reservations, others, notes] = await Promise.all([
      bookingsOfLeads(db, sites, [lead.id], now()),
      reservationsOfLead(db, sites, lead),
      samePerson(db, sites, person, lead),
      notesOf(db, sites, lead),
    ]);
    const consents = await db
      .selectFrom('consents')
      .select(['purpose', 'wording', 'version', 'given_at'])
      .where('site', '=', lead.site)
      .where('source', '=', lead.id)
      .orderBy('id')
      .execute();
    return {
      lead: rowOf(sites, lead, {
        delivery: states.get(lead.id),
        samePerson: others.length,
        visit: visits[0],
        now: now(),
      }),
      lines: allLines(site, sites.own, lead.id, lead.event_id, enquiryOf(lead), vehicle),
      photos: await photosOfLead(db, lead.site, lead.id),
      ...(isShown ? { vehicle_slug: vehicle.slug } : {}),
      consents: consents.map((row) => ({ ...row, given_at: row.given_at.toISOString() })),
      deliveries: deliveries.map(({ target, stage, state, attempts, reason, sent_at, next_try_at }) => ({
        ...{ target, way: ways.get(target) ?? target, state, attempts, reason, sent_at, next_try_at },
        ...(stage === undefined ? {} : { stage }),
      })),
      messages: (await messagesAbout(db, lead.site, subjects)).map(
        ({ kind, by, state, attempts, reason, sent_at, next_try_at }) => ({
          ...{ kind, by, state, attempts, reason, sent_at, next_try_at },
        }),
      ),
      bookings: visits,
      reservations,
      same_person: others,
      people: peopleOf(sites.own, lead.place).map(({ name, email }) => ({ name, email })),
      notes,
      templates: canBeAnswered(lead) ? repliesFor(sites.own, person, lead) : [],
      answers_to: answersTo(sites.own, person.email).address,
      history: (await auditOf(db, sites, person, { lead: lead.id })).entries,
      key: crypto.randomUUID(),
    };
  }
}
