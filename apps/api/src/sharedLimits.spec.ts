import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@forecourt/service/database';
import { temporaryPostgres } from '@forecourt/service/database/testing';
import type { Service } from './compose.js';
import { demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());
const LIMIT = 6;

describe.skipIf(!postgres)('limits of three processes on one database', () => {
  const services: Service[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 3; count++)
      services.push(await openService({}, { databaseUrl: postgres!.url, sites: demoSites(), writesPerMinute: LIMIT }));
  }, 120_000);
  afterAll(() => Promise.all(services.map((service) => service.close())));

  /** A request to one of them after the other, as a balancer shares them out. */
  const ask = (index: number, url: string, remoteAddress: string, host = 'harbour.localhost') =>
    services[index % 3]!.api.inject({ url, method: 'POST', payload: {}, headers: { host }, remoteAddress });
  const statuses = async (count: number, url: string, addressOf: (index: number) => string) => {
    const answers = [];
    for (let index = 0; index < count; index++) answers.push((await ask(index, url, addressOf(index))).statusCode);
    return answers;
  };
  const answered = (all: readonly number[]) => all.filter((status) => status !== 429).length;
  const rows = async () => {
    const { rows: found } = await sql<{ count: number }>`select count from rate_counts`.execute(
      services[0]!.database.db,
    );
    return found.length;
  };

  it('FORM-13 what a visitor writes is counted over all of them, and another’s is not', async () => {
    expect(answered(await statuses(LIMIT * 3, '/api/enquiries', () => '203.0.113.1'))).toBe(LIMIT);
    const refused = await ask(1, '/api/enquiries', '203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(2, '/api/enquiries', '203.0.113.2')).statusCode).not.toBe(429);
    expect((await ask(2, '/api/enquiries', '203.0.113.1', 'northline.localhost')).statusCode).not.toBe(429);
    expect((await ask(2, '/api/alerts', '203.0.113.1')).statusCode).not.toBe(429);
  });

  it('FORM-13 so is what comes from all of a network, which is wider', async () => {
    expect(answered(await statuses(LIMIT * 8, '/api/enquiries', (index) => `198.51.100.${index}`))).toBe(LIMIT * 6);
    const networks = (index: number) => `2001:db8:ffff:${index.toString(16)}::1`;
    expect(answered(await statuses(LIMIT * 6, '/api/enquiries', networks))).toBe(LIMIT * 4);
  });

  it('FORM-13 several at once find no more room than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: LIMIT * 3 }, (_, index) => ask(index, '/api/enquiries', '192.0.2.9')),
    );
    expect(answered(answers.map(({ statusCode }) => statusCode))).toBe(LIMIT);
  });

  it('a page view writes nothing, nor does what one process refuses', async () => {
    const before = await rows();
    await statuses(LIMIT * 4, '/api/events', () => '192.0.2.20');
    for (const url of ['/api/search-key', '/api/cars/x/view.json', '/api/places/2000'])
      await services[0]!.api.inject({ url, headers: { host: 'harbour.localhost' }, remoteAddress: '192.0.2.20' });
    expect(await rows()).toBe(before);
  });

  it('holds no address that can be read, and forgets what is over', async () => {
    const { db } = services[0]!.database;
    const { rows: kept } = await sql<{ key: string }>`select key from rate_counts`.execute(db);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0|198\.51|2001:db8|harbour/);
    await sql`update rate_counts set count = 100`.execute(db);
    expect((await ask(0, '/api/enquiries', '203.0.113.2')).statusCode).toBe(429);
    await sql`update rate_counts set ends_at = now() - interval '1 second'`.execute(db);
    expect((await ask(0, '/api/enquiries', '203.0.113.2')).statusCode).not.toBe(429);
  });

  it('goes on by what each process counts while the database cannot', async () => {
    await sql`alter table rate_counts rename to away`.execute(services[0]!.database.db);
    expect((await ask(0, '/api/enquiries', '192.0.2.30')).statusCode).toBe(422);
    await sql`alter table away rename to rate_counts`.execute(services[0]!.database.db);
  });
});
