// Kills the running platform with signal 9 during imports and enquiries, and counts what is there afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@forecourt/database';
import { messageId, SEND_LEAD, targetsOf } from '@forecourt/leads';
import { readSites, ROOT } from '../start/startForecourt.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const data = mkdtempSync(path.join(tmpdir(), 'forecourt-kill-'));
const HOST = 'harbour.localhost';

function start(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './tools/node-ts.mjs',
      '--conditions=@forecourt/source',
      'tools/start/main.ts',
      '--dev',
      '--port',
      '0',
      '--data',
      data,
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\/dev/.exec(output)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.once('exit', () => reject(new Error(`The platform did not start:\n${output}`)));
  });
}

function post(
  port: number,
  at: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const payload = JSON.stringify(body);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: at,
        method: 'POST',
        headers: {
          host: HOST,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

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
  const { child, port } = await start();
  const { token } = JSON.parse(readFileSync(path.join(data, 'server.json'), 'utf8')) as { token: string };
  let isOver = false;
  const storm = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const key = randomUUID();
        const body = {
          idempotency_key: key,
          category: 'General Enquiry',
          name: 'Kim',
          email: 'kim@example.com',
          message: key,
          opt_in: false,
          url: '/',
        };
        const answer = await post(port, '/api/enquiries', body, {
          'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}-${randomUUID()}`,
        }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.set(key, (JSON.parse(answer.text) as { lead_id: string }).lead_id);
      }
    }),
  );
  const importing = post(
    port,
    '/api/admin/imports',
    { site: 'harbour', file: writeFeed(round), map: mapping, allowRemovals: true },
    { 'x-admin-token': token },
  ).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 1500));
  child.kill('SIGKILL');
  isOver = true;
  await Promise.all([storm, importing]);
  console.log(`round ${round}: killed; ${acknowledged.size} enquiries acknowledged so far`);
}
// once more, undisturbed: the import can be repeated and everything is in the index
const { child, port } = await start();
const { token } = JSON.parse(readFileSync(path.join(data, 'server.json'), 'utf8')) as { token: string };
const last = await post(
  port,
  '/api/admin/imports',
  { site: 'harbour', file: writeFeed(99), map: mapping, allowRemovals: true },
  { 'x-admin-token': token },
);
if (last.status !== 200) failures++;
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
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
const site = readSites().bySlug('harbour');
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
  .where('site', '=', 'harbour')
  .where('stocknum', 'like', 'K%')
  .execute();
await database.close();
rmSync(data, { recursive: true, force: true });
console.log(
  `${rounds} kills in ${Math.round((Date.now() - started) / 1000)} s: ${acknowledged.size} enquiries acknowledged, ${leads.length} stored, ${failures} missing or doubled, ${expected.length} deliveries to their targets, ${messages.length} arrived, ${undelivered} missing; ${cars.length} of 6000 vehicles after the repeated import`,
);
process.exit(failures === 0 && cars.length === 6000 ? 0 : 1);
