import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '@forecourt/service/database';
import { emptyDatabase } from '@forecourt/service/database/testing';
import { startS3Server, type S3Server } from '@forecourt/service/storage/testing';
import { readEnvironment } from '../../apps/server/src/configuration/environment.ts';
import type { Settings } from '../commands/settings.ts';
import { backUp, restore } from './backup.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-backup-'));
const servers: S3Server[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(root, { recursive: true });
});

const settings = (name: string, server?: S3Server): Settings => ({
  dataDir: path.join(root, name),
  environment: readEnvironment(
    server
      ? {
          FORECOURT_S3_BUCKET: server.options.bucket,
          FORECOURT_S3_REGION: server.options.region,
          FORECOURT_S3_ENDPOINT: server.options.endpoint,
          FORECOURT_S3_KEY: server.options.key,
          FORECOURT_S3_SECRET: server.options.secret,
          FORECOURT_S3_TIMEOUT_SECONDS: '60',
        }
      : {},
  ),
  dealersDir: '',
  sites: { all: [], broken: [], byHost: () => undefined, bySlug: () => undefined },
});

it('TRD-03 photos in a bucket are in a backup, and a restore puts them into a bucket or the data folder', async () => {
  const [first, second] = [await startS3Server(), await startS3Server()];
  servers.push(first, second);
  const own = settings('own', first);
  const database = await openDatabase({ dataDir: path.join(own.dataDir, 'database'), begin: await emptyDatabase() });
  writeFileSync(path.join(own.dataDir, 'secrets.json'), '{}');
  const { db } = database;
  const at = new Date();
  await db
    .insertInto('leads')
    .values({
      ...{ id: 'lead', site: 'harbour', idempotency_key: 'key', request_hash: 'hash', category: 'trade-in' },
      ...{ event_id: 1, vehicle_id: null, payload: '{}', created_at: at },
    })
    .execute();
  const photo = { site: 'harbour', lead_id: 'lead', width: 6, height: 4, small: Buffer.from('small'), created_at: at };
  await db
    .insertInto('lead_photos')
    .values([
      { ...photo, id: 'in-bucket', sent_hash: 'a', full: Buffer.alloc(0), is_stored: true },
      { ...photo, id: 'in-row', sent_hash: 'b', full: Buffer.from('full'), is_stored: false },
    ])
    .execute();
  await database.close();
  const key = 'lead-photos/harbour/in-bucket.jpg';
  first.objects.set(key, { body: Buffer.from('of the bucket'), type: 'image/jpeg' });
  first.objects.set('lead-photos/harbour/orphan.jpg', { body: Buffer.from('named by no row'), type: 'image/jpeg' });

  const backup = path.join(root, 'backup');
  await backUp(own, backup);
  const kept = path.join(backup, 'files/stored/lead-photos/harbour');
  expect(readdirSync(kept)).toEqual(['in-bucket.jpg']);

  const elsewhere = settings('elsewhere', second);
  await restore(elsewhere, backup);
  expect([...second.objects].map(([name, { body }]) => [name, String(body)])).toEqual([[key, 'of the bucket']]);
  expect(existsSync(path.join(elsewhere.dataDir, 'stored'))).toBe(false);
  expect(existsSync(path.join(elsewhere.dataDir, 'secrets.json'))).toBe(true);

  const without = settings('without');
  await restore(without, backup);
  expect(readFileSync(path.join(without.dataDir, 'stored', key), 'utf8')).toBe('of the bucket');
}, 240_000);

it('a backup whose bucket is away is none, and leaves nothing behind', async () => {
  const [server] = servers;
  server?.be('gone');
  await expect(backUp(settings('own', server), path.join(root, 'second'))).rejects.toThrow(/storage of files is away/);
  expect(readdirSync(root).filter((name) => name.startsWith('second'))).toEqual([]);
}, 240_000);
