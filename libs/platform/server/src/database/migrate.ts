import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.js';
import { newerSchemaNotice, SchemaRefused, whyRefused } from './schemaRange.js';

export interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, Migration>>;
  /**
   * Id of the module whose migrations these are: each module has an order of its own, so that one may be added to an
   * installation later. The platform's own when left out.
   */
  readonly module?: string;
  readonly onNotice?: (line: string) => void;
}

/**
 * Brings a database up to date: each migration runs once, in the order of the names. A database that a later release
 * has added to is left as it is, with one line about it; one that needs a later release is refused.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { migrations = MIGRATIONS, module, onNotice = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const table = module === undefined ? 'kysely_migration' : `kysely_migration_${module.replaceAll('-', '_')}`;
  const known = Object.keys(migrations).sort();
  await db.connection().execute(async (connection) => {
    // the lock of the migrator itself, which a session may hold twice: what is read here is still so when it runs
    const { adapter } = connection.getExecutor();
    const lock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };
    await adapter.acquireMigrationLock(connection, lock);
    try {
      const applied = await appliedIn(connection, table);
      const reason = whyRefused(known, applied);
      if (reason !== undefined) throw new SchemaRefused(reason);
      const notice = newerSchemaNotice(known, applied);
      if (notice !== undefined) onNotice(notice);
      await migrateTo(connection, table, { ...ofOthers(applied), ...migrations });
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function appliedIn<Schema>(db: Kysely<Schema>, table: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{
    there: string | null;
  }>`select to_regclass(${table})::text as there`.execute(db);
  if (typeof tables[0]?.there !== 'string') return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** The migrator refuses to see what it does not know. These have run already, and do not run again. */
const ofOthers = (applied: readonly string[]): Record<string, Migration> =>
  Object.fromEntries(applied.map((name) => [name, { up: () => Promise.resolve() }]));

async function migrateTo<Schema>(
  db: Kysely<Schema>,
  migrationTableName: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, migrationTableName, provider });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}
