// Shoppers who all want one vehicle, and one appointment, at the same moment: one gets it, the others read so, and
// one deposit is taken. `npm run storm -- reservations [--shoppers 200] [--on embedded|postgres|three]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@forecourt/service/database';
import { wholeNumber } from '../flags.ts';
import { bookAtOnce, findVehicle, payAtOnce, reserveAtOnce, type Crowd } from './crowd.ts';
import { SITE } from './harness.ts';
import { stormOn, type Weather } from './places.ts';

const { values } = parseArgs({ options: { shoppers: { type: 'string', default: '200' }, on: { type: 'string' } } });
const shoppers = wholeNumber('shoppers', values.shoppers, { least: 2 });

/** Presses of the same button. */
const PRESSES = 20;

async function storm({ fleet, words, databaseUrl }: Weather): Promise<boolean> {
  const { ports } = fleet;
  const vehicle = await findVehicle(ports[0] ?? 0);
  const reserving = await reserveAtOnce(ports, shoppers, vehicle.slug);
  const [holder] = reserving.won;
  if (holder) await payAtOnce(ports, PRESSES, holder);
  const booking = await bookAtOnce(ports, shoppers, vehicle);
  await fleet.stop();
  const stored = await countStored(vehicle.slug, databaseUrl ?? path.join(fleet.folder, 'database'));
  console.log(`${words}:`);
  console.log(
    `  one vehicle: ${wordsOf(reserving)}; ${stored.held} held, ${stored.charges} of ${PRESSES} payments taken`,
  );
  console.log(`  one appointment: ${wordsOf(booking)}; ${stored.bookings} booked, ${stored.leads} enquiry stored`);
  const isFair = [reserving, booking].every(({ won, refused }) => won.length === 1 && refused.length === shoppers - 1);
  return isFair && Object.values(stored).every((count) => count === 1);
}

function wordsOf({ won, refused, others, askedToWait, longestMs }: Crowd): string {
  const said = new Set(refused.map(({ text }) => (JSON.parse(text) as { error: { message: string } }).error.message));
  const odd =
    others.length === 0
      ? ''
      : `, ${others.length} otherwise (${[...new Set(others.map(({ status }) => status))].join(', ')})`;
  return (
    `${shoppers} at once: ${won.length} has it, ${refused.length} refused with "${[...said].join('" or "')}` +
    `"${odd}, within ${Math.round(longestMs)} ms (refused for now in between: ${askedToWait} times)`
  );
}

async function countStored(slug: string, database: string) {
  const opened = await openDatabase(database.startsWith('postgres') ? { url: database } : { dataDir: database });
  const { db } = opened;
  const ofVehicle = db.selectFrom('reservations').where('site', '=', SITE).where('vehicle_slug', '=', slug);
  const reservations = await ofVehicle.select(['id', 'state', 'vehicle_id']).execute();
  const ids = reservations.map(({ id }) => id);
  const vehicle = reservations[0]?.vehicle_id ?? '';
  const paid = await db
    .selectFrom('payments')
    .select('reservation_id')
    .where('state', '=', 'paid')
    .where('reservation_id', 'in', ids)
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select('id')
    .where('site', '=', SITE)
    .where('vehicle_id', '=', vehicle)
    .execute();
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('site', '=', SITE)
    .where('vehicle_id', '=', vehicle)
    .where('category', '=', 'Test Drive')
    .execute();
  await opened.close();
  return {
    held: reservations.filter(({ state }) => state === 'held').length,
    charges: paid.length,
    bookings: bookings.length,
    leads: leads.length,
  };
}

export const scenario = () => stormOn(values.on, storm);
