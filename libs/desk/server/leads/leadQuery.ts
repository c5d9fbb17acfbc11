import type { DeskLeadFilters } from '@forecourt/desk/domain';
import { sql, type Db, type RawBuilder } from '@forecourt/service/database';
import { emailKey, phoneKey } from '@forecourt/enquiry';
import { addDays, dayIn, momentOf } from '@forecourt/site-config';
import type { DeskPerson } from '../access/deskPeople.js';
import { slugsOf, type DeskSites } from '../access/deskSites.js';

/** Where a lead belongs: the place that was chosen, else the place of its vehicle, as in `targetsOf`. */
const PLACE = sql<string | null>`coalesce(
  nullif(leads.payload->>'location', ''),
  case when nullif(leads.payload->>'dealership_slug', '') is null then vehicles.data->'location'->>'slug' end)`;
const NAME = sql`lower(concat_ws(' ', leads.payload->>'name', leads.payload->>'last_name'))`;
const PHONE = sql`regexp_replace(coalesce(leads.payload->>'phone', ''), '[^0-9]', '', 'g')`;
/** Digits of a number from which on it is looked for. */
const FEWEST_DIGITS = 4;

/** Whose stock the vehicle of a lead is in. */
function stockOwnerOf({ own, all }: DeskSites): RawBuilder<string> {
  // a constant where it can be: the join then reads one stock alone
  if (all.every(({ stockOwner }) => stockOwner === own.stockOwner)) return sql<string>`${own.stockOwner}`;
  const cases = all.map(({ slug, stockOwner }) => sql`when ${slug} then ${stockOwner}`);
  return sql<string>`case leads.site ${sql.join(cases, sql` `)} end`;
}

/**
 * Leads of a desk's sites that one of its people may see. Every query begins here, so that none leaves its sites
 * (TEN-07).
 */
export function leadsFor(db: Db, sites: DeskSites, { locations }: DeskPerson) {
  const query = db
    .selectFrom('leads')
    .leftJoin('vehicles', (join) =>
      join.on('vehicles.site', '=', stockOwnerOf(sites)).onRef('vehicles.id', '=', 'leads.vehicle_id'),
    )
    .where('leads.site', 'in', slugsOf(sites))
    .select([
      'leads.site',
      'leads.id',
      'leads.category',
      'leads.event_id',
      'leads.payload',
      'leads.created_at',
      'leads.desk_state',
    ])
    .select(['leads.seen_at', 'leads.owner', 'leads.call_at', 'vehicles.data as vehicle', PLACE.as('place')]);
  return locations ? query.where(PLACE, 'in', locations.length > 0 ? locations : ['']) : query;
}
export type LeadsQuery = ReturnType<typeof leadsFor>;
export type FoundLead = Awaited<ReturnType<LeadsQuery['execute']>>[number];

const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** By what a shopper is known again; empty for what was not left. */
export interface PersonKeys {
  readonly email: string;
  /** Digits. */
  readonly phone: string;
}

export const keysOf = ({ payload }: Pick<FoundLead, 'payload'>): PersonKeys => {
  const { email = '', phone = '' } = payload as { readonly email?: string; readonly phone?: string };
  return { email: emailKey(email), phone: phoneKey(phone) };
};

/** Digits of a number by which leads are found, as the index of the table has them. */
const PHONE_DIGITS = 9;

/** Whether two leads are of one shopper: the same address or the same number. */
export const isSamePerson = (one: PersonKeys, other: PersonKeys): boolean =>
  (one.email !== '' && one.email === other.email) ||
  (one.phone.length >= FEWEST_DIGITS && one.phone.slice(-PHONE_DIGITS) === other.phone.slice(-PHONE_DIGITS));

/** Leads that were sent with one of these addresses or numbers. */
export const sentBy = (people: readonly PersonKeys[]): RawBuilder<boolean> => {
  const emails = people.map(({ email }) => email).filter((email) => email !== '');
  const phones = people.map(({ phone }) => phone.slice(-PHONE_DIGITS)).filter(({ length }) => length >= FEWEST_DIGITS);
  return sql<boolean>`(
    lower(leads.payload->>'email') = any(${emails}::text[])
    or right(regexp_replace(leads.payload->>'phone', '[^0-9]', '', 'g'), ${sql.lit(PHONE_DIGITS)})
      = any(${phones}::text[])
  )`;
};

/** Leads that wait for somebody to open them. */
export const IS_UNREAD = sql<boolean>`(
  leads.seen_at is null and leads.desk_state = 'new' and coalesce(leads.payload->>'suspected_spam', '') <> 'true')`;
/** Leads with a call that somebody has planned. */
export const HAS_CALL = sql<boolean>`(leads.call_at is not null and leads.desk_state <> 'done')`;

/** First day of what is received "today" or "this week", which begins on a Monday. */
export function firstDay(when: 'today' | 'week', today: string): string {
  if (when === 'today') return today;
  return addDays(today, -((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7));
}

export interface LeadsReader {
  readonly db: Db;
  readonly sites: DeskSites;
  readonly person: DeskPerson;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Those that one of the dealer's people may see, as far as the filters let through. */
export async function filteredLeads(reader: LeadsReader, filters: DeskLeadFilters): Promise<() => LeadsQuery> {
  const { db, sites, person } = reader;
  if (filters.person === '') return () => filtered(reader, filters);
  const known = await leadsFor(db, sites, person).where('leads.id', '=', filters.person).executeTakeFirst();
  const isOf = known ? sentBy([keysOf(known)]) : sql<boolean>`false`;
  return () => filtered(reader, filters).where(isOf);
}

function filtered({ db, sites, person, now }: LeadsReader, filters: DeskLeadFilters): LeadsQuery {
  const { q, category, state, place, from, to, when, show } = filters;
  const { timeZone } = sites.own.site;
  let narrowed = leadsFor(db, sites, person);
  if (show === 'unread') narrowed = narrowed.where(IS_UNREAD);
  if (show === 'mine') narrowed = narrowed.where('leads.owner', '=', person.email);
  if (show === 'calls') narrowed = narrowed.where(HAS_CALL);
  if (category !== '') narrowed = narrowed.where('leads.category', '=', category);
  if (state !== '') narrowed = narrowed.where('leads.desk_state', '=', state);
  if (place !== '') narrowed = narrowed.where(PLACE, '=', place);
  const start = (date: string): Date => new Date(momentOf({ date, minutes: 0 }, timeZone));
  if (when !== '') narrowed = narrowed.where('leads.created_at', '>=', start(firstDay(when, dayIn(timeZone, now))));
  if (from !== '') narrowed = narrowed.where('leads.created_at', '>=', start(from));
  if (to !== '') narrowed = narrowed.where('leads.created_at', '<', start(addDays(to, 1)));
  if (q === '') return narrowed;
  const words = `%${likeText(emailKey(q))}%`;
  const digits = phoneKey(q).replace(/^0/, '');
  return narrowed.where(
    sql<boolean>`(${NAME} like ${words} or lower(leads.payload->>'email') like ${words}
      or leads.id like ${`${likeText(q.toLowerCase())}%`}
      or ${digits.length >= FEWEST_DIGITS}::boolean and ${PHONE} like ${`%${digits}%`})`,
  );
}

/** Where a page of leads ended: all that came before it follow. */
export const cursorOf = ({ id, created_at: at }: Pick<FoundLead, 'id' | 'created_at'>): string =>
  `${at.getTime()}.${id}`;

/** A page of leads, the newest first, behind a cursor; an empty one begins. */
export function pageOf(query: LeadsQuery, cursor: string, limit: number): LeadsQuery {
  const ordered = query.orderBy('leads.created_at', 'desc').orderBy('leads.id', 'desc').limit(limit);
  if (cursor === '') return ordered;
  const [ms = '', id = ''] = cursor.split('.');
  return ordered.where(sql<boolean>`(leads.created_at, leads.id) < (${new Date(Number(ms))}, ${id})`);
}
