// `npm run storm -- kills [--rounds 20]`: kills the running platform with signal 9 during imports and enquiries, and
// counts what is there afterwards.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@forecourt/service/database';
import { messageId, SEND_LEAD } from '@forecourt/leads';
import { postJson } from '../commands/askSite.ts';
import { readRunning } from '../../apps/server/src/running.ts';
import { sendLead } from '../commands/sendLead.ts';
import type { Platform } from '../commands/spawnPlatform.ts';
import { wholeNumber } from '../flags.ts';
import { countLost, inFolder, pause, SITE, started, targetNames } from './harness.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = wholeNumber('rounds', values.rounds);

const VEHICLES = 6000;
const MAPPING = {
  format: 'csv',
  fields: {
    stocknum: { from: 'Stock' },
    make: { from: 'Make' },
    model: { from: 'Model' },
    year: { from: 'Year', as: 'integer' },
    price: { from: 'Price', as: 'money' },
    km: { from: 'Km', as: 'integer' },
  },
};

/** The platform on the folder, with the token of its operator. */
async function start(data: string): Promise<{ platform: Platform; token: string }> {
  const platform = await started(data);
  return { platform, token: readRunning(data)?.token ?? '' };
}

/** A feed's file and its mapping, whose prices change with the round, so that every import has work. */
function writeFeed(data: string, round: number): { file: string; map: string } {
  const [file, map] = [path.join(data, 'feed.csv'), path.join(data, 'mapping.json')];
  const rows = Array.from({ length: VEHICLES }, (_, i) => `K${i},Kia,Rio,2021,${20_000 + round},${i}`);
  writeFileSync(file, ['Stock,Make,Model,Year,Price,Km', ...rows].join('\n'));
  writeFileSync(map, JSON.stringify(MAPPING));
  return { file, map };
}

const runImport = (data: string, port: number, token: string, round: number) =>
  postJson(
    port,
    `${SITE}.localhost`,
    '/api/admin/imports',
    { site: SITE, ...writeFeed(data, round), allowRemovals: true },
    { 'x-admin-token': token },
  );

/** Starts, sends enquiries and an import, and kills. */
async function killOnce(data: string, round: number, acknowledged: Map<string, string>): Promise<void> {
  const { platform, token } = await start(data);
  let isOver = false;
  const clients = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const key = randomUUID();
        const { id } = await sendLead(platform.port, SITE, key).catch(() => ({ id: undefined }));
        if (id !== undefined) acknowledged.set(key, id);
      }
    }),
  );
  const importing = runImport(data, platform.port, token, round).catch(() => undefined);
  await pause(150 + Math.random() * 1500);
  const ending = platform.end('SIGKILL');
  isOver = true;
  await Promise.all([clients, importing, ending]);
  console.log(`round ${round}: killed; ${acknowledged.size} enquiries acknowledged so far`);
}

/** What the embedded database holds once the platform has ended. */
async function readStored(data: string) {
  const database = await openDatabase({ dataDir: path.join(data, 'database') });
  const { db } = database;
  const stored = {
    leads: await db.selectFrom('leads').select(['id', 'idempotency_key']).execute(),
    deliveries: await db.selectFrom('outbox').select('key').where('topic', '=', SEND_LEAD).execute(),
    messages: await db.selectFrom('messages').select('key').execute(),
    vehicles: await db
      .selectFrom('vehicles')
      .select('status')
      .where('site', '=', SITE)
      .where('stocknum', 'like', 'K%')
      .execute(),
  };
  await database.close();
  return stored;
}

async function storm(data: string): Promise<boolean> {
  const acknowledged = new Map<string, string>();
  const begun = Date.now();
  for (let round = 1; round <= rounds; round++) await killOnce(data, round, acknowledged);
  // once more, undisturbed: the import can be repeated and everything is in the index
  const { platform, token } = await start(data);
  const last = await runImport(data, platform.port, token, 99);
  await platform.end('SIGTERM');
  const { leads, deliveries, messages, vehicles } = await readStored(data);
  // every target of the dealer has every lead that it takes, each once
  const targets = targetNames();
  const expected = leads.flatMap(({ id }) => targets.map((target) => ({ lead: id, target })));
  const ids = new Set(expected.map(messageId));
  // the thanks to the shopper are messages, too
  const arrived = messages.filter(({ key }) => ids.has(key)).length;
  const hasAllOnce = deliveries.length === expected.length && arrived === expected.length;
  const failures = Number(last.status !== 200) + countLost(acknowledged, leads) + Number(!hasAllOnce);
  console.log(
    `${rounds} kills in ${Math.round((Date.now() - begun) / 1000)} s: ${acknowledged.size}` +
      ` enquiries acknowledged, ${leads.length} stored, ${failures} missing or doubled, ${expected.length}` +
      ` deliveries to their targets, ${arrived} arrived; ${vehicles.length}` +
      ` of ${VEHICLES} vehicles after the repeated import`,
  );
  return failures === 0 && vehicles.length === VEHICLES;
}

export const scenario = () => inFolder(storm);
