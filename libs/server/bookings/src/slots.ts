import { Refusal } from '@forecourt/contracts/api';
import type { Tables, Transaction } from '@forecourt/database';
import { appointmentMoment, type SiteLocation } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { wordsOf } from '@forecourt/words';
import { freeTimes, offeredDays } from './freeTimes.js';
import { nextFreeWords } from './words.js';
import { bookingsWords } from './words/bookingsWords.js';

export interface WantedSlot {
  readonly bookingId: string;
  readonly place: SiteLocation;
  readonly vehicleId: string;
  /** `2026-11-24T10:30`, local to the place. */
  readonly dateTime: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The moment of a time that the place offers; throws for one that is none. */
export async function offeredMoment(
  trx: Transaction<Tables>,
  site: ConfiguredSite,
  { place, vehicleId, dateTime, now }: Omit<WantedSlot, 'bookingId'>,
): Promise<number> {
  const [date = '', time = ''] = dateTime.split('T');
  const day = offeredDays(site, place, now).find((offered) => offered.date === date);
  const moment = day?.times.includes(time) ? appointmentMoment(date, time, place.time_zone) : undefined;
  if (moment !== undefined) return moment;
  const free = await freeTimes(trx, site, { place, vehicleId, now });
  const say = wordsOf(site, bookingsWords);
  const next = nextFreeWords(free, dateTime, say);
  throw refusedTime(422, say('refused', { reason: say('notOffered'), next }));
}

/**
 * Takes one of the numbers of a place and start for a booking. Of any that ask at once the database lets as many
 * through as the place takes, and one for a vehicle: nothing is looked up beforehand.
 */
export async function takeSlot(trx: Transaction<Tables>, site: ConfiguredSite, wanted: WantedSlot, moment: number) {
  const { bookingId, place, vehicleId, dateTime, now } = wanted;
  for (let number = 1; number <= site.site.appointments.perSlot; number++) {
    const taken = await trx
      .insertInto('booking_slots')
      .values({
        booking_id: bookingId,
        site: site.slug,
        stock_owner: site.stockOwner,
        location: place.slug,
        vehicle_id: vehicleId,
        starts_at: new Date(moment),
        number,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (taken) return;
  }
  const free = await freeTimes(trx, site, { place, vehicleId, now });
  const say = wordsOf(site, bookingsWords);
  const next = nextFreeWords(free, dateTime, say);
  throw refusedTime(409, say('refused', { reason: say('justTaken'), next }));
}

/** A refusal that concerns the time of a booking. */
const refusedTime = (status: 409 | 422, message: string): Refusal =>
  new Refusal(status, message, [{ field: 'date_time', message }]);
