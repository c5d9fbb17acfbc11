import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './openDatabase.js';
import { enqueue } from './outbox.js';
import { OutboxLanes, type LaneEntry, type OutboxLanesOptions } from './outboxLanes.js';
import { databaseEngines, memoryDatabase } from './testing/index.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);

describe.each(engines)('lanes of the outbox on $engine', ({ url }) => {
  let database: OpenDatabase;
  let now = 0;
  beforeAll(async () => {
    database = await (url ? openDatabase({ url }) : memoryDatabase());
  }, 60_000);
  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute();
    // entries are due by the database's clock
    now = Date.now() + 1000;
  });
  afterAll(() => database.close());

  const add = (...keys: readonly string[]) =>
    database.db.transaction().execute((trx) =>
      enqueue(
        trx,
        keys.map((key) => ({ site: 'a', topic: 'send', key, lane: key.split('/')[1] ?? '', payload: {} })),
      ),
    );
  const lanes = (work: OutboxLanesOptions['work'], options: Partial<OutboxLanesOptions> = {}) =>
    new OutboxLanes({
      db: database.db,
      topic: 'send',
      now: () => now,
      work,
      judge: (_entry, error) => ({ reason: String(error), isRefusal: false, retryIn: 60_000 }),
      onNotice: () => undefined,
      ...options,
    });
  const state = (key: string) =>
    database.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

  it('a hanging entry delays neither other lanes nor other entries of its lane', async () => {
    await add('1/slow', '2/slow', '3/fast', '4/fast', '5/fast');
    const done: string[] = [];
    let release = () => undefined as void;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const worker = lanes(async ({ key }) => {
      if (key === '1/slow') await hanging;
      done.push(key);
    });
    worker.start();
    await expect.poll(() => [...done].sort(), { timeout: 10_000 }).toEqual(['2/slow', '3/fast', '4/fast', '5/fast']);
    release();
    await worker.drain();
    expect(done).toContain('1/slow');
    await worker.stop();
  });

  it('works on no more entries of a lane at once than it has places, and on each once', async () => {
    await add(...Array.from({ length: 12 }, (_, index) => `${index}/one`));
    let most = 0;
    let current = 0;
    const seen: string[] = [];
    const worker = lanes(async ({ key }) => {
      most = Math.max(most, ++current);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(key);
      current--;
    });
    await worker.drain();
    await worker.drain();
    expect(most).toBe(4);
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
    await worker.stop();
  });

  it('names what fails at once, then once an hour while it lasts, and says when it arrives again', async () => {
    const notices: string[] = [];
    let isDown = true;
    const worker = lanes(() => (isDown ? Promise.reject(new Error('closed')) : Promise.resolve()), {
      judge: (entry) => ({ reason: 'no answer', isRefusal: false, retryIn: entry.key === '9/x' ? undefined : 60_000 }),
      nameOf: ({ key }) => `Letter ${key}`,
      onNotice: (line) => void notices.push(line),
    });
    now = Date.parse('2030-01-01T00:00:00.000Z');
    await add('1/x', '2/x');
    for (let minute = 0; minute < 62; minute += 2) {
      await worker.drain();
      now += 120_000;
    }
    expect(notices).toHaveLength(2);
    expect(notices[0]).toMatch(
      /^Letter [12]\/x was not sent: no answer\. The next try is at 2030-01-01T00:01:00\.000Z\.$/,
    );
    expect(notices[1]).toMatch(/^Letter .* no answer, as \d+ tries before it\. The next try is at /);
    await add('9/x');
    await worker.drain();
    expect(notices.slice(2)).toEqual(['Letter 9/x was not sent and is given up: no answer.']);
    isDown = false;
    now += 120_000;
    await worker.drain();
    isDown = true;
    await add('3/x');
    await worker.drain();
    isDown = false;
    now += 120_000;
    await worker.drain();
    // the same again within the hour says nothing new
    expect(notices.slice(3)).toEqual(['"send" to x goes out again.']);
    await worker.stop();
  });

  it('keeps with a finished entry what its work noted, and nothing of one that failed', async () => {
    await add('1/x', '2/x');
    const worker = lanes(({ key }, _signal, note) => {
      note({ stored: true });
      return key === '2/x' ? Promise.reject(new Error('closed')) : Promise.resolve();
    });
    await worker.drain();
    expect([(await state('1/x')).payload, (await state('2/x')).payload]).toEqual([{ stored: true }, {}]);
    await worker.stop();
  });

  it('retries when the verdict says so, keeps the reason, and gives up when there is no next time', async () => {
    await add('1/x');
    const tries: LaneEntry[] = [];
    const worker = lanes(
      (entry) => {
        tries.push(entry);
        return Promise.reject(new Error('closed'));
      },
      {
        judge: (entry) => ({
          reason: 'closed',
          isRefusal: true,
          retryIn: entry.refusals < 2 ? 60_000 : undefined,
        }),
      },
    );
    for (let i = 0; i < 5; i++) {
      await worker.drain();
      await worker.drain();
      now += 61_000;
    }
    expect(tries.map(({ attempts, refusals }) => [attempts, refusals])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(await state('1/x')).toMatchObject({ last_error: 'closed', refusals: 3, done_at: null });
    expect((await state('1/x')).failed_at).not.toBeNull();
    await worker.stop();
  });

  it('a try that takes too long ends, also one that does not heed its signal', async () => {
    await add('1/deaf');
    const worker = lanes(() => new Promise(() => undefined), { tryMs: 30 });
    await worker.drain();
    expect(await state('1/deaf')).toMatchObject({ attempts: 1, claimed_until: null, done_at: null, failed_at: null });
    await worker.stop();
  });

  it('after a crash between the work and its mark the entry comes again under the same key', async () => {
    await add('1/x');
    await database.db
      .updateTable('outbox')
      .set({ attempts: 1, claimed_until: new Date(now + 75_000) })
      .execute();
    const seen: string[] = [];
    const worker = lanes(({ key }) => Promise.resolve(void seen.push(key)));
    await worker.drain();
    expect(seen).toEqual([]);
    now += 76_000;
    await worker.drain();
    expect(seen).toEqual(['1/x']);
    await worker.stop();
  });

  it('FORM-13 a receiver that was down gets what waited in its order, past one that never arrives', async () => {
    let isDown = true;
    const arrived: string[] = [];
    let tries = 0;
    const worker = lanes(
      ({ key }) => {
        tries += 1;
        if (isDown || key === '3/x') return Promise.reject(new Error('no answer'));
        return Promise.resolve(void arrived.push(key));
      },
      // no two have the same pause
      {
        judge: ({ id, attempts }, error) => ({
          reason: String(error),
          isRefusal: false,
          retryIn: 1000 * (attempts % 7) + 617 * (Number(id) % 5) + 100,
        }),
      },
    );
    for (let index = 1; index <= 12; index++) {
      await add(`${index}/x`);
      await worker.drain();
      now += 1500;
      await worker.drain();
    }
    expect(arrived).toEqual([]);
    tries = 0;
    isDown = false;
    now += 2000;
    // one that was sent meanwhile comes last
    await add('13/x');
    for (let step = 0; step < 20; step++) {
      await worker.drain();
      now += 500;
    }
    expect(arrived).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((index) => `${index}/x`));
    expect(tries).toBeLessThan(60);
    await worker.stop();
  });

  it('a receiver that accepts one entry and fails another keeps getting both', async () => {
    const tried = new Map<string, number>();
    const worker = lanes(({ key }) => {
      tried.set(key, (tried.get(key) ?? 0) + 1);
      return key.startsWith('bad') ? Promise.reject(new Error('500')) : Promise.resolve();
    });
    await add('bad/x', ...Array.from({ length: 50 }, (_, index) => `${index}/x`));
    for (let step = 0; step < 20; step++) {
      await worker.drain();
      now += 10_000;
    }
    expect(
      (await database.db.selectFrom('outbox').select('key').where('done_at', 'is', null).execute()).map(
        ({ key }) => key,
      ),
    ).toEqual(['bad/x']);
    expect(tried.get('bad/x')).toBeGreaterThan(2);
    expect(tried.get('bad/x')).toBeLessThan(60);
    expect([...tried.values()].filter((count) => count === 1)).toHaveLength(50);
    await worker.stop();
  });
});
