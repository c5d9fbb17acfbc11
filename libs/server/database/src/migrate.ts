import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.js';

/** Brings a database up to date: each migration runs once, in the order of the numbers. */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}
