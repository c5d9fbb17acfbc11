import type { Db, Tables, Transaction } from '@forecourt/service/database';
import {
  appointmentDays,
  appointmentMoment,
  freeDays,
  type AppointmentDay,
  type SiteLocation,
} from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { hasRoom, type Drive } from './room.js';

const MINUTE_MS = 60_000;
/** No drive takes as long (`site.appointments.everyMinutes`). */
const DAY_MS = 1440 * MINUTE_MS;

/** Which vehicle is to be driven where. */
export interface WantedDrive {
  readonly place: SiteLocation;
  readonly vehicleId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A booking that is moved: its own time is no obstacle. */
  readonly moved?: string | undefined;
}

/** The place of a vehicle; the dealer's primary place if that is unknown. */
export const placeOf = ({ site }: ConfiguredSite, slug: string | undefined): SiteLocation | undefined =>
  site.locations.find((place) => place.slug === slug) ?? site.locations.find(({ primary }) => primary);

/** All times that a place offers, whether or not they are taken. `now` in epoch milliseconds. */
export const offeredDays = ({ site }: ConfiguredSite, place: SiteLocation, now: number): AppointmentDay[] =>
  appointmentDays(place, site.appointments, now);

/**
 * Says of a moment whether a drive can begin then. A place and a vehicle are the same for all sites that share the
 * stock, so that what was booked at one of them counts at all.
 */
export async function roomFor(
  db: Db | Transaction<Tables>,
  { slug, stockOwner, site }: ConfiguredSite,
  { place, vehicleId, now, moved }: WantedDrive,
): Promise<(moment: number) => boolean> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'stock_owner', 'location', 'vehicle_id', 'starts_at', 'minutes'])
    .where('state', '=', 'booked')
    .where('starts_at', '>', new Date(now - DAY_MS))
    // the site's own yard, also by bookings from before it shared this stock
    .where((row) => row.or([row('stock_owner', '=', stockOwner), row('site', '=', slug)]))
    .where((row) => row.or([row('location', '=', place.slug), row('vehicle_id', '=', vehicleId)]))
    .execute();
  const drives = rows
    .filter(({ id }) => id !== moved)
    .map(({ stock_owner, location, vehicle_id, starts_at, minutes }): Drive => {
      const from = starts_at.getTime();
      // the same id in another stock is another vehicle
      const vehicle = stock_owner === stockOwner ? vehicle_id : '';
      return { from, until: from + minutes * MINUTE_MS, vehicleId: vehicle, location };
    });
  const { everyMinutes, perSlot } = site.appointments;
  return (moment) =>
    hasRoom(
      drives,
      { from: moment, until: moment + everyMinutes * MINUTE_MS, vehicleId, location: place.slug },
      perSlot,
    );
}

/** Times at which a place has room and no one else drives the vehicle. */
export async function freeTimes(
  db: Db | Transaction<Tables>,
  site: ConfiguredSite,
  wanted: WantedDrive,
): Promise<AppointmentDay[]> {
  const { place, now } = wanted;
  return freeDays(offeredDays(site, place, now), place.time_zone, await roomFor(db, site, wanted));
}

/** The moment of a time that a place offers, whether or not it is taken; undefined for one that is none. */
export function momentOffered(
  site: ConfiguredSite,
  { place, now }: Pick<WantedDrive, 'place' | 'now'>,
  dateTime: string,
): number | undefined {
  const [date = '', time = ''] = dateTime.split('T');
  const day = offeredDays(site, place, now).find((offered) => offered.date === date);
  return day?.times.includes(time) ? appointmentMoment(date, time, place.time_zone) : undefined;
}
