import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/index.js';
import { databaseEngines } from '../database/testing/index.js';
import type { ConfiguredSite, Sites } from '../sites/index.js';
import { Retention, type Forget } from './retention.js';
import { sweptSites } from './sweptSites.js';

const SLUGS = ['harbour', 'pelican', 'wattle'];
const sites = { all: SLUGS.map((slug) => ({ slug }) as ConfiguredSite) } as unknown as Sites;
const HOUR = 3_600_000;

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);

describe.each(engines)('retention, on $engine', ({ url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(url === undefined ? { memory: true } : { url });
  }, 60_000);
  beforeEach(() => database.db.deleteFrom('site_sweeps').execute());
  afterAll(() => database.close());

  let now = HOUR;
  beforeEach(() => void (now = HOUR));
  const faults: unknown[] = [];
  const retentionOf = (...forgets: Forget[]) =>
    new Retention({
      ...{ sites, forgets, swept: sweptSites(database.db) },
      now: () => now,
      onFault: (error) => faults.push(error),
    });

  it('FORM-08 goes on to other kinds and sites after a fault', async () => {
    const done: string[] = [];
    const retention = retentionOf(
      ({ slug }) => (slug === 'harbour' ? Promise.reject(new Error('locked')) : Promise.resolve(done.push('a'))),
      ({ slug }, at) => Promise.resolve(done.push(`${slug} ${at}`)),
    );
    await retention.sweep();
    expect(done).toEqual([`harbour ${HOUR}`, 'a', `pelican ${HOUR}`, 'a', `wattle ${HOUR}`]);
    expect(faults).toEqual([new Error('locked')]);
  });

  it('FORM-08 stops between two lots, and another process goes on with what is left', async () => {
    const done: string[] = [];
    const stopped = retentionOf(async ({ slug }, _, isOver) => {
      for (let lot = 1; lot <= 3 && !isOver(); lot++) {
        done.push(`${slug} ${lot}`);
        if (slug === 'pelican') void stopped.stop();
        await Promise.resolve();
      }
    });
    await stopped.look();
    expect(done).toEqual(['harbour 1', 'harbour 2', 'harbour 3', 'pelican 1']);
    done.length = 0;
    await retentionOf(({ slug }) => Promise.resolve(done.push(slug))).look();
    expect(done).toEqual(['pelican', 'wattle']);
  });

  it('FORM-08 sweeps each site once an hour, whatever number of processes looks', async () => {
    const done: string[] = [];
    const looks = () =>
      Promise.all([1, 2].map(() => retentionOf(({ slug }) => Promise.resolve(done.push(slug))).look()));
    await looks();
    now += HOUR - 1;
    await looks();
    expect(done.sort()).toEqual(SLUGS);
    now += 1;
    await looks();
    expect(done).toHaveLength(2 * SLUGS.length);
  });
});
