import { log } from '../../observing/log.js';
import { temporaryPostgres } from './temporaryPostgres.js';
import { testScope } from './testScope.js';

export interface DatabaseEngine {
  readonly engine: 'PGlite' | 'PostgreSQL';
  /** Left out for PGlite. */
  readonly url: string | undefined;
}

export interface DatabaseEngines {
  readonly engines: readonly DatabaseEngine[];
  /** Ends the server that was started for the tests. */
  readonly stop: () => Promise<void>;
}

const PGLITE: DatabaseEngine = { engine: 'PGlite', url: undefined };

/**
 * The databases that a suite runs on: PGlite; or PostgreSQL where that is installed and the suite rests on the database
 * itself (locks, unique columns, transactions that meet). With `TEST_SCOPE=all` every suite runs on both.
 */
export async function databaseEngines({
  needsPostgres,
}: {
  readonly needsPostgres: boolean;
}): Promise<DatabaseEngines> {
  const isWhole = testScope === 'all';
  const postgres = needsPostgres || isWhole ? await temporaryPostgres() : undefined;
  if ((needsPostgres || isWhole) && !postgres)
    log.warn('PostgreSQL is not installed: its tests are left out (apt-get install postgresql).');
  return {
    engines: [
      ...(isWhole || !postgres ? [PGLITE] : []),
      ...(postgres ? [{ engine: 'PostgreSQL' as const, url: postgres.url }] : []),
    ],
    stop: async () => postgres?.stop(),
  };
}
