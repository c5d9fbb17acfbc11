import { expect, it } from 'vitest';
import { readMetrics } from '@forecourt/service/observing';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { collectService } from './observed.js';

it('entries that were given up within the hour are counted in the database, for every process', async () => {
  const database = await memoryDatabase();
  const now = Date.UTC(2026, 10, 28, 3);
  const given = (key: string, minutesAgo: number | undefined) => ({
    ...{ site: 'harbour', topic: 'lead-delivery', key, payload: '{}' },
    ...{ run_at: new Date(now), created_at: new Date(now) },
    failed_at: minutesAgo === undefined ? null : new Date(now - minutesAgo * 60_000),
  });
  await database.db
    .insertInto('outbox')
    .values([given('a', 5), given('b', 59), given('c', 61), given('d', undefined)])
    .execute();
  const stop = collectService({ database, sites: { all: [] }, now: () => now } as never);
  expect((await readMetrics()).text).toContain('forecourt_shared_dead_letters{topic="lead-delivery"} 2');
  stop();
  await database.close();
}, 60_000);
