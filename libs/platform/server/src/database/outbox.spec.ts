import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../observing/metrics.js';
import { enqueue, OutboxWorker } from './outbox.js';
import { openDatabase, type OpenDatabase } from './openDatabase.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
}, 60_000);
afterAll(() => database.close());

it('a batch of which some entries are tried again and others given up is one try in the metrics', async () => {
  registry.resetMetrics();
  const { db } = database;
  const entries = ['a', 'b', 'c'].map((key) => ({ site: 'harbour', topic: 'test.work', key, payload: {} }));
  await db.transaction().execute((trx) => enqueue(trx, entries));
  await db.updateTable('outbox').set({ attempts: 11 }).where('key', '=', 'c').execute();
  const worker = new OutboxWorker({
    db,
    handlers: { 'test.work': () => Promise.reject(new Error('away')) },
    onFault: () => undefined,
  });
  await worker.drain();
  const text = await registry.metrics();
  expect(text).toContain('forecourt_job_seconds_count{topic="test.work"} 1');
  expect(text).toContain('forecourt_jobs_total{topic="test.work",outcome="failed"} 2');
  expect(text).toContain('forecourt_jobs_total{topic="test.work",outcome="dead"} 1');
});
