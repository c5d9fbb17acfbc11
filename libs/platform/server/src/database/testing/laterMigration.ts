import { sql, type Kysely } from 'kysely';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';

/** Migrates a database as a later release would, by one more migration of these statements. */
export const migrateLater = <Schema>(db: Kysely<Schema>, name: string, statements: readonly string[]): Promise<void> =>
  migrate(db, {
    migrations: {
      ...MIGRATIONS,
      [name]: {
        up: async (trx: Kysely<unknown>) => {
          for (const statement of statements) await sql.raw(statement).execute(trx);
        },
      },
    },
  });
