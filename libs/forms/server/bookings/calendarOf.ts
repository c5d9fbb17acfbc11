import { calendarFile } from '@forecourt/service/messages';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import type { BookingRow } from './rows.js';
import { addressLine, referenceOf } from './words.js';
import { formsServerWords } from '../words/formsServerWords.js';

/** The calendar file of a booking. It carries no link that changes the booking: calendars are shared. */
export function calendarOf(row: BookingRow, configured: ConfiguredSite, origin: string): string {
  const { site } = configured;
  const say = wordsOf(configured, formsServerWords);
  const place = site.locations.find(({ slug }) => slug === row.location);
  return calendarFile({
    uid: `${row.id}@${new URL(origin).hostname}`,
    sequence: row.sequence,
    isCancelled: row.state === 'cancelled',
    startsAt: row.starts_at.getTime(),
    minutes: row.minutes,
    changedAt: row.changed_at.getTime(),
    summary: say('booking.calendar.summary', { vehicle: row.vehicle_name }),
    description: say('booking.calendar.description', { dealer: site.name, reference: referenceOf(row.id) }),
    place: [place?.name ?? site.name, place ? addressLine(place) : ''].filter(Boolean).join(', '),
    organiser: { name: site.name, email: site.email },
    url: origin,
  });
}
