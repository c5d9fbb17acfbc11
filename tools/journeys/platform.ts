// The platform of the journeys: as `npm start` runs it, with real servers around it that get what leaves, and a clock
// that tests turn. `node platform.ts <folder for its dealers> <flags of npm start>`
import { runForecourt } from '../../apps/server/src/runForecourt.ts';
import { dealersWithHooks } from './outside/dealers.ts';
import { startOutside } from './outside/startOutside.ts';

const [dealersDir = '', ...args] = process.argv.slice(2);
let ahead = 0;
let wake = (): void => undefined;
let endBookings = (): Promise<unknown> => Promise.resolve();
const outside = await startOutside({
  turnClock(turn) {
    ahead = turn.ahead;
    wake();
  },
  endBookings: () => endBookings(),
});
console.log(`Outside: http://127.0.0.1:${outside.port}`);
dealersWithHooks(dealersDir, outside.hooksUrl);
const { service } = await runForecourt({
  args: ['--dealers', dealersDir, ...args],
  env: { ...process.env, ...outside.environment },
  clock: () => Date.now() + ahead,
});
const { db } = service.database;
wake = () => service.worker.wake();
endBookings = () =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('bookings').set({ state: 'cancelled' }).execute();
    await trx.deleteFrom('booking_slots').execute();
  });
