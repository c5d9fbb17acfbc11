import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { DurableFs } from './durableFs.js';
import { lockFolder } from '@forecourt/folder-lock';
import { folderState, whatToDo } from './folderState.js';
import { MIGRATIONS } from './migrations.js';
import type { Tables } from './tables.js';

export type Db = Kysely<Tables>;

export type DatabaseOptions =
  /** PGlite in a folder of its own. */
  | { readonly dataDir: string }
  /** A PostgreSQL server. */
  | { readonly url: string }
  /** PGlite in memory, for tests. */
  | { readonly memory: true };

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Opens the database and brings it up to date. Rejects with one clear line when it cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if ('url' in options) return openPostgres(options.url);
  if ('memory' in options)
    return openPglite(
      () => PGlite.create(),
      () => undefined,
    );
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const found = folderState(`${dataDir}/pg`);
  if (found.kind === 'incomplete')
    throw new Error(
      `The database in ${dataDir} is damaged: ${found.lacks.join(', ')} missing or empty. ${whatToDo(dataDir)}`,
    );
  const unlock = lockFolder(dataDir);
  return openPglite(() => createOnDisk(`${dataDir}/pg`), unlock).catch((error: unknown) => {
    unlock();
    throw new Error(
      `The database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

function createOnDisk(dir: string): Promise<PGlite> {
  const settings = [
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
    '-c',
    'synchronous_commit=on',
    '-c',
    'fsync=on',
  ];
  return PGlite.create({ fs: new DurableFs(dir), startParams: [...PGlite.defaultStartParams, ...settings] });
}

async function openPglite(create: () => Promise<PGlite>, unlock: () => void): Promise<OpenDatabase> {
  const pglite = await create();
  const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return {
    db,
    kind: 'pglite',
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    const { host } = new URL(url);
    throw new Error(`PostgreSQL at ${host} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return { db, kind: 'postgresql', close: () => db.destroy() };
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}
