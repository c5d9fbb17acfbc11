import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { DurableFs } from './durableFs.js';
import { isDiskFull, lockFolder, storageReason } from '@forecourt/folder-lock';
import { checkRecovered, lostOfLog } from './afterKill.js';
import { folderState, whatToDo } from './folderState.js';
import { answersInTurns } from './yieldToEventLoop.js';
import { takeManifest, writeManifest } from './manifest.js';
import { migrate } from './migrate.js';
import { notice } from '../observing/log.js';
import { tracer } from '../observing/tracing.js';
import { Presence } from './presence.js';
import { SchemaRefused } from './schemaRange.js';
import type { Tables } from './tables/index.js';
import { WatchedDialect } from './watchedDialect.js';
import { MarkingDialect, readMark } from './watermark.js';

export type Db = Kysely<Tables>;

/** `begin`: an empty database as PGlite dumps one, to begin with; making one takes it seconds. */
export type DatabaseOptions =
  /** PGlite in its own folder. */
  | {
      readonly dataDir: string;
      /** Whether to create a database if there is none. Default: true. */
      readonly mayBegin?: boolean;
      /** Called with one line about what could not be read, or not written at the stop. */
      readonly onNotice?: (line: string) => void;
      readonly begin?: Blob | undefined;
    }
  /** A PostgreSQL server. */
  | {
      readonly url: string;
      /** Called with one line when the server goes away and when it is there again. */
      readonly onNotice?: (line: string) => void;
    }
  /** PGlite in memory, for tests. */
  | { readonly memory: true; readonly begin?: Blob };

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgresql';
  /** Whether it answers. The embedded one always does; a server may be away for a while. */
  isThere(): boolean;
  /**
   * Copies the embedded database of a folder to a new one while it is at work: what is committed by then is in the
   * copy. Queries wait meanwhile. The first who opens the copy looks it over, as after a kill.
   */
  readonly copyTo?: (dir: string) => Promise<void>;
  /** Connections of the pool to a server, and queries that wait for one; the embedded database has none. */
  connections?(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Opens the database and brings it up to date. Rejects with one clear line when it cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if ('url' in options) return openPostgres(options.url, options.onNotice ?? notice);
  if ('memory' in options) {
    const pglite = await PGlite.create(options.begin ? { loadDataDir: options.begin } : {});
    return openPglite(pglite, new PGliteDialect({ pglite }), { onNotice: () => undefined, onClosed: () => undefined });
  }
  const { dataDir, mayBegin = true, onNotice = notice, begin } = options;
  if (!mayBegin && folderState(path.join(dataDir, 'pg')).kind === 'absent')
    throw new Error(`There is no database in ${dataDir}.`);
  return openFolder(dataDir, onNotice, begin);
}

async function openFolder(dataDir: string, onNotice: (line: string) => void, begin?: Blob): Promise<OpenDatabase> {
  const pg = path.join(dataDir, 'pg');
  const found = folderState(pg);
  if (found.kind === 'incomplete') throw damaged(dataDir, `${found.lacks.join(', ')} missing or empty`);
  const unlock = lockFolder(dataDir);
  try {
    const changes = found.kind === 'whole' ? takeManifest(dataDir) : [];
    if (changes && changes.length > 0) throw damaged(dataDir, shortList(changes));
    const mark = readMark(dataDir);
    const pglite = await createOnDisk(pg, found.kind === 'absent' ? begin : undefined).catch((error: unknown) => {
      throw unusable(dataDir, error);
    });
    if (!changes)
      await checkRecovered(pglite, dataDir).catch((error: unknown) => {
        throw unusable(dataDir, error);
      });
    const loss = changes ? undefined : await lostOfLog(pglite, mark, dataDir);
    if (loss !== undefined) onNotice(loss);
    const onClosed = (): void => {
      try {
        writeManifest(dataDir);
      } catch (error) {
        onNotice(`Not written at the stop: ${storageReason(dataDir, error)}. The next start looks the database over.`);
      }
      unlock();
    };
    const opened = await openPglite(pglite, new MarkingDialect(pglite, dataDir), { onNotice, onClosed }).catch(
      (error: unknown) => {
        throw error instanceof SchemaRefused ? error : unusable(dataDir, error);
      },
    );
    return { ...opened, copyTo: (dir) => copyFolder(pglite, pg, path.join(dir, 'pg')) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function copyFolder(pglite: PGlite, from: string, to: string): Promise<void> {
  // less of the log is left to be read when the copy is opened
  await pglite.query('checkpoint');
  await pglite.runExclusive(() => cp(from, to, { recursive: true, errorOnExist: true, force: false }));
}

const damaged = (dir: string, what: string): Error =>
  new Error(`The database in ${dir} is damaged: ${what}. ${whatToDo(dir)}`);

/** One line for whatever PGlite fails with; a full disk is no damage. */
function unusable(dir: string, error: unknown): Error {
  if (isDiskFull(error))
    return new Error(`The database cannot be opened: ${storageReason(dir, error)}.`, { cause: error });
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const reason = /aborted|unreachable|failed to initialize|exit\(/i.test(first)
    ? 'PostgreSQL gave up reading it'
    : first;
  return new Error(`The database in ${dir} is damaged and cannot be opened (${reason}). ${whatToDo(dir)}`, {
    cause: error,
  });
}

const shortList = (items: readonly string[]): string =>
  items.length > 3 ? `${items.slice(0, 3).join('; ')}; and ${items.length - 3} more` : items.join('; ');

function createOnDisk(dir: string, begin: Blob | undefined): Promise<PGlite> {
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
  return PGlite.create({
    fs: new DurableFs(dir),
    startParams: [...PGlite.defaultStartParams, ...settings],
    ...(begin ? { loadDataDir: begin } : {}),
  });
}

interface PgliteCalls {
  readonly onNotice: (line: string) => void;
  readonly onClosed: () => void;
}

async function openPglite(
  pglite: PGlite,
  dialect: PGliteDialect,
  { onNotice, onClosed }: PgliteCalls,
): Promise<OpenDatabase> {
  const db: Db = new Kysely<Tables>({ dialect, plugins: [answersInTurns], ...queriesTraced() });
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    onClosed();
  };
  try {
    await migrate(db, { onNotice });
  } catch (error) {
    // the release that can use it finds the folder as a stop leaves it
    if (error instanceof SchemaRefused) await close();
    throw error;
  }
  return { db, kind: 'pglite', isThere: () => true, close };
}

/** Longest that a query waits for a connection, and a probe for its answer, milliseconds. */
const CONNECT_MS = 10_000;
const PROBE_MS = 2000;

async function openPostgres(url: string, onNotice: (line: string) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // a server that ends a connection ends no process: the query says what is wrong, the next one opens another. The
  // pool listens to idle connections alone, and one in use that breaks between two queries has no other listener
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  const presence = new Presence({ probe: () => probe(url), onNotice });
  const db: Db = new Kysely<Tables>({ dialect: new WatchedDialect({ pool }, presence), ...queriesTraced() });
  try {
    await migrate(db, { onNotice });
  } catch (error) {
    await db.destroy();
    if (error instanceof SchemaRefused) throw error;
    const { host } = new URL(url);
    throw new Error(`PostgreSQL at ${host} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  presence.start();
  return {
    db,
    kind: 'postgresql',
    isThere: () => presence.isThere,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await presence.stop();
      await db.destroy();
    },
  };
}

/** The longest text of a query that a span has. */
const MOST_TEXT = 400;

/** A span for each query, where anything is traced. The text has placeholders in place of values. */
function queriesTraced(): { log?: (event: LogEvent) => void } {
  const spans = tracer();
  if (!spans) return {};
  return {
    log: ({ query, queryDurationMillis }) =>
      spans.ended('query', { 'db.query.text': query.sql.slice(0, MOST_TEXT) }, queryDurationMillis),
  };
}

/** A connection of its own: those of the pool may all be at work, or wait for a server that is gone. */
async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
