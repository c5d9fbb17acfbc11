// Shoppers submit while processes of the platform are killed with signal 9; counts afterwards what is stored and what
// reached a real mail server. `npm run storm:leads -- [--kills 30] [--clients 50] [--on embedded|postgres|three]`
import { parseArgs } from 'node:util';
import { startMailServer } from '@forecourt/ports/testing';
import { temporaryPostgres } from '@forecourt/database/testing';
import { countStorm } from './count.ts';
import { Fleet } from './fleet.ts';
import { Clients } from './clients.ts';

const PLACES = {
  embedded: { words: 'embedded database, one process', processes: 1 },
  postgres: { words: 'PostgreSQL, one process', processes: 1 },
  three: { words: 'PostgreSQL, three processes', processes: 3 },
} as const;
type Place = keyof typeof PLACES;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    clients: { type: 'string', default: '50' },
    on: { type: 'string' },
  },
});
const kills = Number(values.kills);
const places = Object.keys(PLACES) as Place[];
const chosen = places.filter((place) => values.on === undefined || values.on === place);
if (chosen.length === 0) throw new Error(`--on must be one of ${places.join(', ')}`);

/** A pause in which work is under way: short ones hit starts and first transactions, long ones deliveries. */
const someTime = () => new Promise<void>((resolve) => setTimeout(resolve, 200 + Math.random() * 2000));

async function storm(place: Place): Promise<boolean> {
  const { words, processes } = PLACES[place];
  const postgres = place === 'embedded' ? undefined : await temporaryPostgres();
  if (place !== 'embedded' && !postgres) {
    console.log(`${words}: left out, this machine has no PostgreSQL`);
    return true;
  }
  const mails = await startMailServer();
  const fleet = new Fleet({
    size: processes,
    env: {
      FORECOURT_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      FORECOURT_MAIL_FROM: 'leads@forecourt.example',
      // every client comes from a network of its own
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  });
  const started = Date.now();
  try {
    await fleet.start();
    const clients = new Clients(Number(values.clients), () => fleet.ports);
    for (let kill = 0; kill < kills; kill++) {
      await someTime();
      await fleet.killOne();
    }
    const { acknowledged, sent } = await clients.finish();
    const counted = await countStorm({ fleet, acknowledged, mails, databaseUrl: postgres?.url });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${words}: ${kills} kills in ${seconds} s, ${sent} requests, ${acknowledged.size} enquiries acknowledged, ${counted.stored} stored, ${counted.wrong} lost or doubled, ${counted.expected} deliveries due, ${counted.missing} missing, ${counted.again} arrived more than once under the same id`,
    );
    return counted.wrong === 0 && counted.missing === 0 && acknowledged.size > 0;
  } finally {
    await fleet.end();
    await mails.close();
    await postgres?.stop();
  }
}

let isSound = true;
for (const place of chosen) isSound = (await storm(place)) && isSound;
process.exit(isSound ? 0 : 1);
