// Shoppers submit while processes of the platform are killed with signal 9 and PostgreSQL restarts; counts afterwards
// what is stored, what reached a real mail server, and processes that ended over a restart.
// `npm run storm -- leads [--kills 30] [--restarts 0] [--clients 50] [--on embedded|postgres|three]`
import { parseArgs } from 'node:util';
import { Clients } from './clients.ts';
import { wholeNumber } from '../flags.ts';
import { countStorm } from './countLeads.ts';
import { pause } from './harness.ts';
import { stormOn, type Weather } from './places.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    restarts: { type: 'string', default: '0' },
    clients: { type: 'string', default: '50' },
    on: { type: 'string' },
  },
});
const kills = wholeNumber('kills', values.kills, { least: 0 });
const restarts = wholeNumber('restarts', values.restarts, { least: 0 });
const clientCount = wholeNumber('clients', values.clients);

/** A pause in which work is under way: short ones hit starts and first transactions, long ones deliveries. */
const someTime = () => pause(200 + Math.random() * 2000);

const ENDINGS = ['fast', 'immediate', 'killed'] as const;

/** The database server goes away for some time, each time in another way. */
async function restartAll(postgres: NonNullable<Weather['postgres']>): Promise<void> {
  for (let restart = 0; restart < restarts; restart++) {
    await someTime();
    await postgres.end(ENDINGS[restart % ENDINGS.length] ?? 'fast');
    await someTime();
    await postgres.begin();
  }
}

async function storm({ words, fleet, mails, databaseUrl, postgres }: Weather): Promise<boolean> {
  const started = Date.now();
  const clients = new Clients(clientCount, () => fleet.ports);
  for (let kill = 0; kill < kills; kill++) {
    await someTime();
    await fleet.killOne();
  }
  if (postgres) await restartAll(postgres);
  else if (restarts > 0 && databaseUrl) throw new Error('TEST_DATABASE_URL names a server that storms do not end.');
  const { acknowledged, sent } = await clients.finish();
  const { exits } = fleet;
  const counted = await countStorm({ fleet, acknowledged, mails, databaseUrl });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${words}: ${kills} kills and ${postgres ? restarts : 0} restarts of PostgreSQL in ${seconds} s, ${exits} exits, ` +
      `${sent} requests, ${acknowledged.size}` +
      ` enquiries acknowledged, ${counted.stored} stored, ${counted.wrong}` +
      ` lost or doubled, ${counted.expected} deliveries due, ${counted.missing} missing, ${counted.again}` +
      ' arrived more than once under the same id',
  );
  return counted.wrong === 0 && counted.missing === 0 && exits === 0 && acknowledged.size > 0;
}

export const scenario = () => stormOn(values.on, storm);
