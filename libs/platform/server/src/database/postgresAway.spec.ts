import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { awayReason, isDatabaseAway } from './databaseAway.js';
import { openDatabase, type OpenDatabase } from './openDatabase.js';
import { enqueue, OutboxWorker } from './outbox.js';
import { Presence } from './presence.js';
import { temporaryPostgres, type PostgresPower } from './testing/index.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres?.power)('a PostgreSQL server that goes away', () => {
  const server = postgres?.power as PostgresPower;
  let database: OpenDatabase;
  let notices: string[];
  beforeEach(async () => {
    notices = [];
    database = await openDatabase({ url: postgres!.url, onNotice: (line) => notices.push(line) });
  });
  afterEach(() => database.close());
  const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

  it.each(['fast', 'immediate', 'killed'] as const)(
    'ended %s between two queries of a transaction ends no process, and the work goes on when it is back',
    async (how) => {
      const work = database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await server.end(how);
        // the client notices here, with no query under way
        await turn();
        await sql`select 2`.execute(trx);
      });
      await expect(work).rejects.toSatisfy(isDatabaseAway);
      await expect.poll(() => database.isThere()).toBe(false);
      await expect(sql`select 3`.execute(database.db)).rejects.toSatisfy(isDatabaseAway);
      await server.begin();
      await expect.poll(() => database.isThere(), { timeout: 5000 }).toBe(true);
      expect((await sql`select 4 as four`.execute(database.db)).rows).toEqual([{ four: 4 }]);
      expect(notices).toEqual([
        expect.stringMatching(/^The database server does not answer \(\w+\)\./) as string,
        expect.stringMatching(/^The database server answers again, after \d+ s\.$/) as string,
      ]);
    },
    30_000,
  );

  it('while work of the outbox is done ends no process, and the work is done after it is back', async () => {
    await database.db
      .transaction()
      .execute((trx) => enqueue(trx, [{ site: 'a', topic: 'away', key: 'k', payload: {} }]));
    let now = Date.now();
    let calls = 0;
    const worker = new OutboxWorker({
      db: database.db,
      now: () => now,
      handlers: { away: () => (calls++ === 0 ? server.end('immediate') : Promise.resolve()) },
    });
    await worker.drain();
    await server.begin();
    now += 120_000;
    await worker.drain();
    expect(calls).toBe(2);
    const { done_at: doneAt } = await database.db
      .selectFrom('outbox')
      .select('done_at')
      .where('topic', '=', 'away')
      .executeTakeFirstOrThrow();
    expect(doneAt).not.toBeNull();
  }, 30_000);

  it('an error of a query is no absence', async () => {
    await expect(sql`select no_such_column`.execute(database.db)).rejects.not.toSatisfy(isDatabaseAway);
    expect([database.isThere(), notices]).toEqual([true, []]);
  });
});

describe('why a query failed', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });

  it.each(['57P01', '57P02', '57P03', '08006', '08P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
    'with %s the server is away',
    (code) => expect(awayReason(coded(code))).toBe(code),
  );
  it.each(['23505', '42703', '57014', '40001', 'EACCES', ''])('with %s the server has answered', (code) =>
    expect(awayReason(coded(code))).toBeUndefined(),
  );
  it('is read from the words of errors without a code', () => {
    expect(awayReason(new Error('Connection terminated unexpectedly'))).toBe('Connection terminated');
    expect(awayReason(new Error('duplicate key'))).toBeUndefined();
    expect(awayReason('Connection terminated')).toBeUndefined();
  });
});

describe('whether a server is there', () => {
  it('is not decided by one broken connection while others are answered', async () => {
    const notices: string[] = [];
    const presence = new Presence({ probe: () => Promise.resolve(), onNotice: (line) => notices.push(line) });
    presence.start();
    const broken = presence.watch(Promise.reject(Object.assign(new Error('ended'), { code: '57P01' })));
    await expect(broken).rejects.toSatisfy(isDatabaseAway);
    await presence.look();
    await presence.stop();
    expect([presence.isThere, notices]).toEqual([true, []]);
  });
});
