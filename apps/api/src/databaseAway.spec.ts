import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPostgres, type PostgresPower } from '@forecourt/service/database/testing';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres?.power)('while PostgreSQL is away', () => {
  const server = postgres?.power as PostgresPower;
  const notices: string[] = [];
  let service: Service;
  beforeAll(async () => {
    service = await openService(
      { harbour: [buildKia('1')], northline: [buildKia('9')] },
      {
        databaseUrl: postgres!.url,
        sites: demoSites({ vehicle: { phoneDisplay: 'direct' } }),
        onNotice: (line) => notices.push(line),
      },
    );
    await service.worker.drain();
  }, 60_000);
  afterAll(() => service.close());

  const ask = (url: string, payload?: object) =>
    service.api.inject({
      url,
      method: payload ? 'POST' : 'GET',
      headers: { host: 'harbour.localhost' },
      ...(payload ? { payload } : {}),
    });
  const enquiry = {
    idempotency_key: crypto.randomUUID(),
    category: 'General Enquiry',
    name: 'Kim',
    email: 'kim@example.com',
    message: 'Hello',
    opt_in: false,
    url: '/contact-us',
  };

  it('FORM-13 what is sent gets 503, Retry-After and the number to call, and is stored once it is back', async () => {
    expect((await ask('/api/vehicles/kia-1')).statusCode).toBe(200);
    await server.end('fast');
    await expect.poll(() => service.database.isThere(), { timeout: 5000 }).toBe(false);
    const refused = await ask('/api/enquiries', enquiry);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json()).toEqual({
      error: {
        reference: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
        code: 'unavailable',
        message: expect.stringMatching(
          /^This cannot be stored just now\. Please try again in a minute, or call us on 0\d \d{4} \d{4}\.$/,
        ) as string,
      },
    });
    const vehicle = await ask('/api/vehicles/kia-1');
    expect([vehicle.statusCode, vehicle.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(vehicle.body).toContain('This cannot be shown just now.');
    await server.begin();
    await expect.poll(() => service.database.isThere(), { timeout: 5000 }).toBe(true);
    expect((await ask('/api/enquiries', enquiry)).statusCode).toBe(201);
    expect((await ask('/api/vehicles/kia-1')).statusCode).toBe(200);
    expect(notices.filter((line) => line.startsWith('The database server'))).toHaveLength(2);
  }, 60_000);
});
