import type { Db, Tables, Transaction } from '@forecourt/database';
import { appointmentDays, freeDays, type AppointmentDay, type SiteLocation } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

/** The place of a vehicle; the dealer's primary place if that is unknown. */
export const placeOf = ({ site }: ConfiguredSite, slug: string | undefined): SiteLocation | undefined =>
  site.locations.find((place) => place.slug === slug) ?? site.locations.find(({ primary }) => primary);

/** All times that a place offers, whether or not they are taken. `now` in epoch milliseconds. */
export const offeredDays = ({ site }: ConfiguredSite, place: SiteLocation, now: number): AppointmentDay[] =>
  appointmentDays(place, site.appointments, now);

/** Times at which a place has room and no one else drives the vehicle. */
export async function freeTimes(
  db: Db | Transaction<Tables>,
  site: ConfiguredSite,
  { place, vehicleId, now }: { place: SiteLocation; vehicleId: string; now: number },
): Promise<AppointmentDay[]> {
  const rows = await db
    .selectFrom('booking_slots')
    .select(['site', 'stock_owner', 'location', 'vehicle_id', 'starts_at'])
    .where('starts_at', '>=', new Date(now))
    .where((row) =>
      row.or([
        row.and([row('site', '=', site.slug), row('location', '=', place.slug)]),
        row.and([row('stock_owner', '=', site.stockOwner), row('vehicle_id', '=', vehicleId)]),
      ]),
    )
    .execute();
  const atPlace = new Map<number, number>();
  const driven = new Set<number>();
  for (const row of rows) {
    const moment = row.starts_at.getTime();
    if (row.site === site.slug && row.location === place.slug) atPlace.set(moment, (atPlace.get(moment) ?? 0) + 1);
    if (row.stock_owner === site.stockOwner && row.vehicle_id === vehicleId) driven.add(moment);
  }
  const { perSlot } = site.site.appointments;
  const isFree = (moment: number) => !driven.has(moment) && (atPlace.get(moment) ?? 0) < perSlot;
  return freeDays(offeredDays(site, place, now), place.time_zone, isFree);
}
