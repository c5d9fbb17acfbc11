import type { DeskLeadFilters } from '@forecourt/contracts/api';
import { sql, type Db } from '@forecourt/database';
import { emailKey, phoneKey } from '@forecourt/enquiry';
import { addDays, momentOf } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import type { DeskPerson } from './deskPeople.js';

/** Where a lead belongs: the place that was chosen, else the place of its vehicle, as in `targetsOf`. */
const PLACE = sql<string | null>`coalesce(
  nullif(leads.payload->>'location', ''),
  case when nullif(leads.payload->>'dealership_slug', '') is null then vehicles.data->'location'->>'slug' end)`;
const NAME = sql`lower(concat_ws(' ', leads.payload->>'name', leads.payload->>'last_name'))`;
const PHONE = sql`regexp_replace(coalesce(leads.payload->>'phone', ''), '[^0-9]', '', 'g')`;
/** Digits of a number from which on it is looked for. */
const FEWEST_DIGITS = 4;

/** Leads of a site that one of its people may see. Every query begins here, so that none leaves its site (TEN-07). */
export function leadsFor(db: Db, site: ConfiguredSite, { locations }: DeskPerson) {
  const query = db
    .selectFrom('leads')
    .leftJoin('vehicles', (join) =>
      join.on('vehicles.site', '=', site.stockOwner).onRef('vehicles.id', '=', 'leads.vehicle_id'),
    )
    .where('leads.site', '=', site.slug)
    .select(['leads.id', 'leads.category', 'leads.event_id', 'leads.payload', 'leads.created_at', 'leads.desk_state'])
    .select(['vehicles.data as vehicle', PLACE.as('place')]);
  return locations ? query.where(PLACE, 'in', locations.length > 0 ? locations : ['']) : query;
}
export type LeadsQuery = ReturnType<typeof leadsFor>;
export type FoundLead = Awaited<ReturnType<LeadsQuery['execute']>>[number];

const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The same, as far as the filters let through. */
export function filtered(query: LeadsQuery, filters: DeskLeadFilters, timeZone: string): LeadsQuery {
  const { q, category, state, place, from, to } = filters;
  let narrowed = query;
  if (category !== '') narrowed = narrowed.where('leads.category', '=', category);
  if (state !== '') narrowed = narrowed.where('leads.desk_state', '=', state);
  if (place !== '') narrowed = narrowed.where(PLACE, '=', place);
  const start = (date: string): Date => new Date(momentOf({ date, minutes: 0 }, timeZone));
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
