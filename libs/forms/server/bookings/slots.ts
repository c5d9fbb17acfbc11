import { Refusal } from '@forecourt/contracts/api';
import { lockNames, type Db, type Tables, type Transaction } from '@forecourt/service/database';
import { freeDays } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import { momentOffered, offeredDays, roomFor, type WantedDrive } from './freeTimes.js';
import { nextFreeWords } from './words.js';
import { formsServerWords } from '../words/formsServerWords.js';

export interface WantedSlot extends WantedDrive {
  /** `2026-11-24T10:30`, local to the place. */
  readonly dateTime: string;
}

type Reading = Db | Transaction<Tables>;

/** The moment of a time that the place offers; throws for one that is none. */
export async function offeredMoment(db: Reading, site: ConfiguredSite, wanted: WantedSlot): Promise<number> {
  const moment = momentOffered(site, wanted, wanted.dateTime);
  if (moment === undefined) throw refusedTime(site, wanted, 'booking.notOffered', await roomFor(db, site, wanted));
  return moment;
}

/** The same of a time that is free as well, for what was committed by now; throws for one that is taken. */
export async function freeMoment(db: Reading, site: ConfiguredSite, wanted: WantedSlot): Promise<number> {
  const moment = await offeredMoment(db, site, wanted);
  const isFree = await roomFor(db, site, wanted);
  if (!isFree(moment)) throw refusedTime(site, wanted, 'booking.justTaken', isFree);
  return moment;
}

/**
 * Takes one of the numbers of a place and start for a booking. Those who want the place or the vehicle come one after
 * the other, at whichever site; of equal starts at one site the database itself lets as many through as the place
 * takes, and one for a vehicle.
 */
export async function takeSlot(
  trx: Transaction<Tables>,
  site: ConfiguredSite,
  bookingId: string,
  wanted: WantedSlot,
): Promise<void> {
  const { place, vehicleId } = wanted;
  const { stockOwner } = site;
  await lockNames(trx, [`drives ${stockOwner} at ${place.slug}`, `drives ${stockOwner} of ${vehicleId}`]);
  const moment = await freeMoment(trx, site, { ...wanted, moved: bookingId });
  for (let number = 1; number <= site.site.appointments.perSlot; number++) {
    const taken = await trx
      .insertInto('booking_slots')
      .values({
        booking_id: bookingId,
        site: site.slug,
        stock_owner: stockOwner,
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
  throw refusedTime(site, wanted, 'booking.justTaken', await roomFor(trx, site, wanted));
}

/** A refusal that concerns the time of a booking, with the next ones that are free. */
function refusedTime(
  site: ConfiguredSite,
  wanted: WantedSlot,
  why: 'booking.notOffered' | 'booking.justTaken',
  isFree: (moment: number) => boolean,
): Refusal {
  const say = wordsOf(site, formsServerWords);
  const { place, now, dateTime } = wanted;
  const free = freeDays(offeredDays(site, place, now), place.time_zone, isFree);
  const message = say('booking.refused', { reason: say(why), next: nextFreeWords(free, dateTime, say) });
  return new Refusal(why === 'booking.notOffered' ? 422 : 409, message, [{ field: 'date_time', message }]);
}
