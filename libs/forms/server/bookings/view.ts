import type { BookingView } from '@forecourt/forms/domain';
import type { AppointmentDay, SiteLocation } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { placePhone } from '@forecourt/vehicle';
import type { BookingRow } from './rows.js';
import { addressLine, referenceOf } from './words.js';

/** What the shopper sees of a booking. */
export function viewOf(
  row: BookingRow,
  about: {
    site: ConfiguredSite;
    place: SiteLocation | undefined;
    days: readonly AppointmentDay[];
    taken?: readonly AppointmentDay[];
    now: number;
  },
): BookingView {
  const { site, place, days, taken = [], now } = about;
  const startsAt = row.starts_at.getTime();
  const phone = placePhone(site.site.phones, place?.phone);
  return {
    reference: referenceOf(row.id),
    state: row.state === 'booked' && startsAt <= now ? 'past' : row.state,
    vehicle_slug: row.vehicle_slug,
    vehicle_name: row.vehicle_name,
    starts_at: startsAt,
    minutes: row.minutes,
    time_zone: place?.time_zone ?? site.site.timeZone,
    place: {
      ...(place ? { slug: place.slug } : {}),
      name: place?.name ?? site.site.name,
      address: place ? addressLine(place) : '',
      ...(phone ? { phone } : {}),
    },
    name: row.name,
    days: copied(days),
    taken: copied(taken),
  };
}

const copied = (days: readonly AppointmentDay[]) => days.map(({ date, times }) => ({ date, times: [...times] }));
