import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';

interface Closable {
  close(): Promise<void>;
}

/**
 * One database for the tests of a file, without leads before each; what a test opens is closed after it, the last
 * first.
 */
export function leadsSuite() {
  let database: OpenDatabase | undefined;
  const open: Closable[] = [];
  beforeAll(async () => {
    database = await memoryDatabase();
  }, 60_000);
  beforeEach(async () => {
    await database?.db.deleteFrom('outbox').execute();
    await database?.db.deleteFrom('leads').execute();
  });
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close();
  });
  afterAll(() => database?.close());
  return {
    get database(): OpenDatabase {
      if (!database) throw new Error('The database is open from the first test on.');
      return database;
    },
    opened: async <Thing extends Closable>(making: Thing | Promise<Thing>): Promise<Thing> => {
      const thing = await making;
      open.unshift(thing);
      return thing;
    },
  };
}
