import type { DeskBookingsAnswer } from '@forecourt/desk/domain';
import { referenceOf } from '@forecourt/forms/server';
import { sql, type BookingTable, type Db, type Selectable } from '@forecourt/service/database';
import { addDays, dayIn, momentOf } from '@forecourt/site-config';
import { randomUUID } from 'node:crypto';
import type { DeskPerson } from '../access/deskPeople.js';
import { placeName, siteMark, siteOf, slugsOf, type DeskSites } from '../access/deskSites.js';

const PAGE = 50;

export interface BookingsFilter {
  /** `yyyy-mm-dd` by the clocks of each place; from today on when empty. */
  readonly day?: string;
  readonly cursor?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Test drives of a desk's sites in the order of their times: of one day, or from today on. Cancelled ones stay on the
 * list.
 */
export async function bookingsOf(
  db: Db,
  sites: DeskSites,
  { locations }: DeskPerson,
  { day = '', cursor = '', now }: BookingsFilter,
): Promise<DeskBookingsAnswer> {
  let query = db
    .selectFrom('bookings')
    .selectAll()
    .orderBy('starts_at')
    .orderBy('id')
    .limit(PAGE + 1);
  if (locations) query = query.where('location', 'in', locations.length > 0 ? locations : ['']);
  query = query.where((where) =>
    where.or(
      sites.all.flatMap(({ slug: own, site: { timeZone, locations: places } }) => {
        // a day begins at each place by its own clock
        const zones = new Map<string, string[]>([[timeZone, []]]);
        for (const { slug, time_zone: zone } of places) zones.set(zone, [...(zones.get(zone) ?? []), slug]);
        const known = places.map(({ slug }) => slug);
        return [...zones].map(([zone, slugs]) => {
          const from = day === '' ? dayIn(zone, now) : day;
          const start = (date: string) => new Date(momentOf({ date, minutes: 0 }, zone));
          // of places that the site names no more: by the site's clock
          const isThere =
            zone === timeZone
              ? where.or([where('location', 'in', [...slugs, '']), where('location', 'not in', [...known, ''])])
              : where('location', 'in', slugs);
          const until = day === '' ? [] : [where('starts_at', '<', start(addDays(day, 1)))];
          return where.and([where('site', '=', own), isThere, where('starts_at', '>=', start(from)), ...until]);
        });
      }),
    ),
  );
  if (cursor !== '') {
    const [ms = '', id = ''] = cursor.split('.');
    query = query.where(sql<boolean>`(starts_at, id) > (${new Date(Number(ms))}, ${id})`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    bookings: page.map((row) => bookingView(sites, row, now)),
    ...(last ? { next: `${last.starts_at.getTime()}.${last.id}` } : {}),
  };
}

/** Test drives that were booked with these leads. */
export async function bookingsOfLeads(
  db: Db,
  sites: DeskSites,
  leads: readonly string[],
  now: number,
): Promise<DeskBookingsAnswer['bookings']> {
  if (leads.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site', 'in', slugsOf(sites))
    .where('lead_id', 'in', leads)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => bookingView(sites, row, now));
}

/** A booking as the desk shows it. */
export function bookingView(
  sites: DeskSites,
  row: Selectable<BookingTable>,
  now: number,
): DeskBookingsAnswer['bookings'][number] {
  const { site } = siteOf(sites, row);
  const zone = site.locations.find(({ slug }) => slug === row.location)?.time_zone ?? site.timeZone;
  const isPast = row.starts_at.getTime() <= now;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    ...siteMark(sites, row),
    lead: row.lead_id,
    day: dayIn(zone, row.starts_at.getTime()),
    starts_at: row.starts_at.toISOString(),
    minutes: row.minutes,
    time_zone: zone,
    state: row.state === 'booked' && isPast ? 'past' : row.state,
    vehicle: row.vehicle_name,
    place: placeName(sites, row.location) ?? row.location,
    name: row.name,
    email: row.email,
    phone: row.phone ?? '',
    key: randomUUID(),
  };
}
