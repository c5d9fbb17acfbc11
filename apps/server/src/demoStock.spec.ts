import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { loadDemoStock, realContent } from './demoStock.js';
import { startForecourt } from './startForecourt.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['vehicles', 'leads', 'import_runs'] as const) await database.db.deleteFrom(table).execute();
});

const addVehicle = (seenIn: string | null) =>
  database.db
    .insertInto('vehicles')
    .values({
      site: 'harbour',
      id: '1',
      stocknum: '1',
      slug: '1',
      vin: null,
      status: 'in_stock',
      data: '{}',
      content_hash: '',
      seen_in: seenIn,
    })
    .execute();

describe('demo stock', () => {
  it('may fill an empty database, and one that holds demo stock only', async () => {
    expect(await realContent(database.db)).toBeUndefined();
    await addVehicle('demo');
    expect(await realContent(database.db)).toBeUndefined();
  });

  it.each(['a-run', null])('is never added to vehicles of a feed (run %s)', async (run) => {
    await addVehicle(run);
    expect(await realContent(database.db)).toBe('vehicles 1');
  });

  it('is never added over leads or imports', async () => {
    await database.db
      .insertInto('leads')
      .values({
        id: 'l',
        site: 'harbour',
        idempotency_key: 'k',
        request_hash: '',
        category: 'General Enquiry',
        event_id: 1,
        vehicle_id: null,
        payload: '{}',
      })
      .execute();
    await database.db
      .insertInto('import_runs')
      .values({ id: 'r', site: 'harbour', file: 'f', summary: '{}' })
      .execute();
    expect(await realContent(database.db)).toBe('leads 1, imports 1');
  });

  it('is not even loaded in production', async () => {
    expect(await loadDemoStock('/no/such/module.js', true)).toBeUndefined();
    await expect(loadDemoStock('/no/such/module.js', false)).rejects.toThrow('/no/such/module.js');
  });

  it('is refused in production', async () => {
    await expect(
      startForecourt({ port: 0, dataDir: undefined, isProduction: true, seedsDemoStock: true }),
    ).rejects.toThrow(/^--production never adds demo stock: leave out --demo-stock\.$/);
  });
});
