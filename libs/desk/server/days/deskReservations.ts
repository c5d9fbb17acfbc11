import { randomUUID } from 'node:crypto';
import type { DeskReservationsAnswer } from '@forecourt/desk/domain';
import { sql, type Db } from '@forecourt/service/database';
import { emailKey } from '@forecourt/enquiry';
import { referenceOf } from '@forecourt/checkout/domain';
import { addDays, dayIn, momentOf } from '@forecourt/site-config';
import type { DeskPerson } from '../access/deskPeople.js';
import { placeName, siteMark, slugsOf, type DeskSites } from '../access/deskSites.js';
import type { FoundLead } from '../leads/leadQuery.js';
import { enquiryOf } from '../leads/leadRows.js';

const PAGE = 50;

/** As much of the shopper as the desk shows; empty after an erasure. */
interface Shopper {
  readonly name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
}

const reservationRows = (db: Db, sites: readonly string[]) =>
  db
    .selectFrom('reservations')
    .leftJoin('payments', 'payments.reservation_id', 'reservations.id')
    .where('reservations.site', 'in', sites)
    .select([
      'id',
      'reservations.site',
      'reservations.state',
      'deposit_cents',
      'shopper',
      'created_at',
      'held_until',
      'vehicle_name',
    ])
    .select(['stocknum', 'location', 'payments.state as payment'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** Reservations of a desk's sites, the newest first: of one day (`yyyy-mm-dd` in the zone of its own), or all. */
export async function reservationsOf(
  db: Db,
  sites: DeskSites,
  { locations }: DeskPerson,
  { day = '', cursor = '' }: { readonly day?: string; readonly cursor?: string },
): Promise<DeskReservationsAnswer> {
  const { timeZone } = sites.own.site;
  const start = (date: string): Date => new Date(momentOf({ date, minutes: 0 }, timeZone));
  let query = reservationRows(db, slugsOf(sites)).limit(PAGE + 1);
  if (locations) query = query.where('location', 'in', locations.length > 0 ? locations : ['']);
  if (day !== '') query = query.where('created_at', '>=', start(day)).where('created_at', '<', start(addDays(day, 1)));
  if (cursor !== '') {
    const [ms = '', id = ''] = cursor.split('.');
    query = query.where(sql<boolean>`(created_at, id) < (${new Date(Number(ms))}, ${id})`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    reservations: page.map((row) => reservationView(sites, row)),
    ...(last ? { next: `${last.created_at.getTime()}.${last.id}` } : {}),
  };
}

/** The reservation that a lead is about: the one that it names, or the one of its online purchase. */
export async function reservationsOfLead(
  db: Db,
  sites: DeskSites,
  lead: Pick<FoundLead, 'id' | 'site' | 'payload'>,
): Promise<DeskReservationsAnswer['reservations']> {
  const { answers = {}, email } = enquiryOf(lead);
  // a lead carries the reference that the shopper was given, from which no id can be had
  const named = Object.hasOwn(answers, 'Reservation') ? answers['Reservation'] : undefined;
  const bought = await db
    .selectFrom('purchases')
    .select('reservation_id')
    .where('site', '=', lead.site)
    .where('lead_id', '=', lead.id)
    .where('reservation_id', 'is not', null)
    .execute();
  const ids = bought.flatMap(({ reservation_id: id }) => id ?? []);
  if (named === undefined && ids.length === 0) return [];
  const ofShopper = sql<boolean>`lower(shopper->>'email') = ${emailKey(email)}`;
  const rows = await reservationRows(db, [lead.site])
    .where((where) => where.or([...(named === undefined ? [] : [ofShopper]), where('id', 'in', [...ids, ''])]))
    .limit(PAGE)
    .execute();
  return rows
    .filter(({ id }) => ids.includes(id) || referenceOf(id) === named)
    .map((row) => reservationView(sites, row));
}

/** A reservation as the desk shows it. */
function reservationView(
  sites: DeskSites,
  row: Awaited<ReturnType<ReturnType<typeof reservationRows>['execute']>>[number],
): DeskReservationsAnswer['reservations'][number] {
  const { timeZone } = sites.own.site;
  const shopper = row.shopper as Shopper;
  const place = placeName(sites, row.location);
  return {
    id: row.id,
    reference: referenceOf(row.id),
    ...siteMark(sites, row),
    day: dayIn(timeZone, row.created_at.getTime()),
    created_at: row.created_at.toISOString(),
    state: row.state,
    ...(row.payment === null ? {} : { payment: row.payment }),
    deposit_cents: row.deposit_cents,
    ...(row.held_until ? { held_until: row.held_until.toISOString() } : {}),
    vehicle: row.vehicle_name,
    stocknum: row.stocknum,
    ...(place === undefined ? {} : { place }),
    name: [shopper.name, shopper.last_name].filter(Boolean).join(' '),
    email: shopper.email ?? '',
    phone: shopper.phone ?? '',
    // nothing is decided of what is not held
    ...(row.state === 'held' ? { key: randomUUID() } : {}),
  };
}
