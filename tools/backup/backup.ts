import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@forecourt/folder-lock';
import { photoFile } from '@forecourt/leads';
import { openDatabase, type Db } from '@forecourt/service/database';
import { bucketStorage, folderStorage, type FileStorage, type StoredFile } from '@forecourt/service/storage';
import { bucketFrom } from '../../apps/server/src/configuration/bucket.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { askServer } from '../commands/runningServer.ts';
import type { Settings } from '../commands/settings.ts';
import { dumpPostgres, restorePostgres } from './postgres.ts';
import { copyStored, putBack } from './storedFiles.ts';

/** Not copied of a data folder: what is made anew, what is of one process, and the database, which has its own way. */
const NOT_KEPT = new Set(['database', 'database-copy', 'search', 'images', 'remote-pictures', 'server.json']);

const description = z.object({
  format: z.literal(1),
  /** When it was begun. */
  made: z.iso.datetime(),
  /** Release that made it. */
  release: z.string(),
  database: z.enum(['embedded', 'postgresql']),
});
export type Description = z.infer<typeof description>;

const DESCRIPTION = 'backup.json';
const FILES = 'files';
const DATABASE = 'database';
const DUMP = 'postgresql.dump';
/** Within the files, as in a data folder: what was in a bucket. */
const STORED = 'stored';

const releaseHere = (): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** Files that the rows of a database name and do not hold. */
async function filesNamedIn(db: Db): Promise<StoredFile[]> {
  const rows = await db.selectFrom('lead_photos').select(['id', 'site']).where('is_stored', '=', true).execute();
  return rows.map(({ id, site }) => photoFile(site, id));
}

/** Gives `work` the bucket that the environment names, if it names one. */
async function withBucket(
  environment: Settings['environment'],
  work: (bucket: FileStorage | undefined) => Promise<void>,
): Promise<void> {
  const options = bucketFrom(environment);
  const bucket = options && bucketStorage(options);
  try {
    await work(bucket);
  } finally {
    await bucket?.close();
  }
}

/**
 * Copies the embedded database, through the server that runs on it if one does, and looks the copy over; what files it
 * names.
 */
async function copyEmbedded(dataDir: string, to: string): Promise<StoredFile[]> {
  const copied = await askServer<{ at: string }>(dataDir, '/api/admin/database-copies', { method: 'POST' });
  if (copied) {
    // the folder of backups may be on another disk
    cpSync(copied.at, to, { recursive: true });
    rmSync(copied.at, { recursive: true, force: true });
  } else {
    const database = await openDatabase({ dataDir: path.join(dataDir, DATABASE), mayBegin: false });
    try {
      await database.copyTo?.(to);
    } finally {
      await database.close();
    }
  }
  // a copy that cannot be opened is no backup
  const copy = await openDatabase({ dataDir: to, mayBegin: false });
  try {
    return await filesNamedIn(copy.db);
  } finally {
    await copy.close();
  }
}

/** What files the database of a server names. */
async function filesOfServer(url: string): Promise<StoredFile[]> {
  const database = await openDatabase({ url });
  try {
    return await filesNamedIn(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Writes what an installation cannot make anew into a new folder: database, keys, the last right version of each
 * dealer, and what its rows name in a bucket. It works while the platform runs. Throws one message where it cannot be
 * done, and leaves nothing behind.
 */
export async function backUp({ dataDir, environment }: Settings, to: string): Promise<Description> {
  if (!existsSync(path.join(dataDir, 'secrets.json'))) throw new Error(`There is no installation in ${dataDir}.`);
  if (existsSync(to)) throw new Error(`--to ${to} exists already. Name a folder that does not.`);
  const { DATABASE_URL: url } = environment;
  const made = new Date().toISOString();
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    // files come after the database: it names none that was not there
    const ofCopy = url === undefined ? await copyEmbedded(dataDir, path.join(draft, DATABASE)) : [];
    if (url !== undefined) await dumpPostgres(url, path.join(draft, DUMP));
    for (const name of readdirSync(dataDir))
      if (!NOT_KEPT.has(name)) cpSync(path.join(dataDir, name), path.join(draft, FILES, name), { recursive: true });
    await withBucket(environment, async (bucket) => {
      if (!bucket) return;
      const named = url === undefined ? ofCopy : await filesOfServer(url);
      await copyStored(bucket, folderStorage(path.join(draft, FILES, STORED)), named);
    });
    const described = {
      format: 1,
      made,
      release: releaseHere(),
      database: url === undefined ? 'embedded' : 'postgresql',
    };
    writeWhole(path.join(draft, DESCRIPTION), `${JSON.stringify(described, null, 2)}\n`);
    renameSync(draft, to);
    return description.parse(described);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function describedIn(from: string): Description {
  const file = path.join(from, DESCRIPTION);
  if (!existsSync(file)) throw new Error(`--from ${from} is no whole backup: it has no ${DESCRIPTION}.`);
  const read = description.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} cannot be read: a later release may have written it.`);
  return read.data;
}

const isEmpty = (dir: string): boolean =>
  !existsSync(dir) || (statSync(dir).isDirectory() && readdirSync(dir).length === 0);

/** Puts a backup into an empty data folder, and a PostgreSQL server's into an empty database. */
export async function restore({ dataDir, environment }: Settings, from: string): Promise<Description> {
  const described = describedIn(from);
  const { DATABASE_URL: url } = environment;
  if (described.database === 'postgresql' && url === undefined)
    throw new Error('The backup is of a PostgreSQL server: DATABASE_URL must name an empty database to put it into.');
  if (described.database === 'embedded' && url !== undefined)
    throw new Error('The backup is of an embedded database: restore it without DATABASE_URL, then copy the database.');
  if (!isEmpty(dataDir)) throw new Error(`${dataDir} is not empty. Move it away, or name another folder.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (url === undefined)
    cpSync(path.join(from, DATABASE), path.join(dataDir, DATABASE), { recursive: true, preserveTimestamps: true });
  else await restorePostgres(url, path.join(from, DUMP));
  const stored = path.join(from, FILES, STORED);
  await withBucket(environment, async (bucket) => {
    if (bucket) await putBack(stored, bucket);
    cpSync(path.join(from, FILES), dataDir, { recursive: true, filter: (file) => !bucket || file !== stored });
  });
  return described;
}
