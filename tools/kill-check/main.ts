// Kills the running platform with signal 9 during imports and enquiries, and counts what is there afterwards.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@forecourt/database';
import { messageId, SEND_LEAD, targetsOf } from '@forecourt/leads';
import { postJson } from '../commands/askSite.ts';
import { readRunning } from '../../apps/server/src/running.ts';
import { sendLead } from '../commands/sendLead.ts';
import { startPlatform, type Platform } from '../commands/spawnPlatform.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const data = mkdtempSync(path.join(tmpdir(), 'forecourt-kill-'));
const SITE = 'harbour';

/** The platform on the folder, with the token of its operator. */
async function start(): Promise<{ platform: Platform; token: string }> {
  const platform = await startPlatform(data);
  if (!('port' in platform)) throw new Error(`The platform did not start:\n${platform.said.join('\n')}`);
  return { platform, token: readRunning(data)?.token ?? '' };
}

const runImport = (port: number, token: string, round: number) =>
  postJson(
    port,
    `${SITE}.localhost`,
    '/api/admin/imports',
    { site: SITE, file: writeFeed(round), map: mapping, allowRemovals: true },
    { 'x-admin-token': token },
  );

/** A feed whose prices change with the round, so that every import has work. */
function writeFeed(round: number): string {
  const file = path.join(data, 'feed.csv');
  const rows = Array.from({ length: 6000 }, (_, i) => `K${i},Kia,Rio,2021,${20_000 + round},${i}`);
  writeFileSync(file, ['Stock,Make,Model,Year,Price,Km', ...rows].join('\n'));
  return file;
}

const acknowledged = new Map<string, string>();
const started = Date.now();
let failures = 0;
const mapping = path.join(data, 'mapping.json');
writeFileSync(
  mapping,
  JSON.stringify({
    format: 'csv',
    fields: {
      stocknum: { from: 'Stock' },
      make: { from: 'Make' },
      model: { from: 'Model' },
      year: { from: 'Year', as: 'integer' },
      price: { from: 'Price', as: 'money' },
      km: { from: 'Km', as: 'integer' },
    },
  }),
);

for (let round = 1; round <= rounds; round++) {
  const { platform, token } = await start();
  let isOver = false;
  const storm = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const key = randomUUID();
        const { id } = await sendLead(platform.port, SITE, key).catch(() => ({ id: undefined }));
        if (id !== undefined) acknowledged.set(key, id);
      }
    }),
  );
  const importing = runImport(platform.port, token, round).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 1500));
  const ending = platform.end('SIGKILL');
  isOver = true;
  await Promise.all([storm, importing, ending]);
  console.log(`round ${round}: killed; ${acknowledged.size} enquiries acknowledged so far`);
}
// once more, undisturbed: the import can be repeated and everything is in the index
const { platform, token } = await start();
const last = await runImport(platform.port, token, 99);
if (last.status !== 200) failures++;
await platform.end('SIGTERM');
const database = await openDatabase({ dataDir: path.join(data, 'database') });
const leads = await database.db.selectFrom('leads').select(['id', 'idempotency_key']).execute();
const byKey = new Map(leads.map((lead) => [lead.idempotency_key, lead.id]));
for (const [key, id] of acknowledged) if (byKey.get(key) !== id) failures++;
// every target of the dealer has every lead that it takes, each once
const deliveries = await database.db
  .selectFrom('outbox')
  .select(['key', 'done_at'])
  .where('topic', '=', SEND_LEAD)
  .execute();
const messages = await database.db.selectFrom('messages').select('key').execute();
const stored = new Set(messages.map(({ key }) => key));
const site = readSites().bySlug(SITE);
const expected = leads.flatMap(({ id }) =>
  site
    ? targetsOf(site, { category: 'General Enquiry' }, undefined).map(({ name }) => ({ lead: id, target: name }))
    : [],
);
const undelivered = expected.filter((delivery) => !stored.has(messageId(delivery))).length;
if (undelivered > 0 || deliveries.length !== expected.length || messages.length !== expected.length) failures++;
const cars = await database.db
  .selectFrom('vehicles')
  .select(['status'])
  .where('site', '=', SITE)
  .where('stocknum', 'like', 'K%')
  .execute();
await database.close();
rmSync(data, { recursive: true, force: true });
console.log(
  `${rounds} kills in ${Math.round((Date.now() - started) / 1000)} s: ${acknowledged.size}` +
    ` enquiries acknowledged, ${leads.length} stored, ${failures} missing or doubled, ${expected.length}` +
    ` deliveries to their targets, ${messages.length} arrived, ${undelivered} missing; ${cars.length}` +
    ' of 6000 vehicles after the repeated import',
);
process.exit(failures === 0 && cars.length === 6000 ? 0 : 1);
