import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { temporaryPostgres } from '@forecourt/database/testing';
import { siteStock } from '@forecourt/stock';
import { composeService, type Service } from '../compose.js';
import { buildKia, dealersDir, demoSites } from './demo.js';

export interface CallOptions {
  /** Site by its host; harbour unless told. */
  readonly host?: string;
  readonly method?: 'GET' | 'POST';
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

/** The service under test. Its members work inside tests, not while these are collected. */
export interface TestedService {
  readonly service: Service;
  readonly call: (url: string, options?: CallOptions) => ReturnType<typeof call>;
  /** Sends an enquiry from an address of its own. */
  readonly send: (payload: object, headers?: Record<string, string>) => ReturnType<typeof call>;
  /** An enquiry that is in order, under a key of its own. */
  readonly enquiry: typeof enquiry;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>';

/**
 * Tests of the whole service with a little stock, on as many engines as the machine has: PGlite always, PostgreSQL where
 * its programs are.
 */
export async function describeService(title: string, tests: (tested: TestedService) => void): Promise<void> {
  const postgres = await temporaryPostgres();
  afterAll(() => postgres?.stop());
  if (!postgres) console.log('PostgreSQL is not installed: its tests are left out (apt-get install postgresql).');
  const engines = [
    { engine: 'PGlite', databaseUrl: undefined },
    ...(postgres ? [{ engine: 'PostgreSQL', databaseUrl: postgres.url }] : []),
  ];
  describe.each(engines)(`${title}, on $engine`, ({ databaseUrl }) => {
    let service: Service;
    let dir: string;
    beforeAll(async () => {
      dir = mkdtempSync(path.join(tmpdir(), 'forecourt-api-'));
      service = await openService(dir, databaseUrl);
    }, 60_000);
    afterAll(async () => {
      await service.close();
      rmSync(dir, { recursive: true });
    });
    tests({
      get service() {
        return service;
      },
      call: (url, options) => call(service, url, options),
      send: (payload, headers) =>
        call(service, '/api/enquiries', {
          method: 'POST',
          payload,
          headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers },
        }),
      enquiry,
    });
  });
}

async function openService(dataDir: string, databaseUrl: string | undefined): Promise<Service> {
  const service = await composeService({
    dataDir,
    dealersDir,
    sites: demoSites({ forms: { messageRequired: true } }),
    databaseUrl,
    pictures: () => Promise.resolve(undefined),
    placeholder: svg,
    isProduction: false,
    writesPerMinute: 12,
  });
  const { db } = service.database;
  await siteStock(db, 'harbour').seed(
    [
      buildKia('1'),
      buildKia('2', { status: 'withdrawn' }),
      buildKia('3', { show_on_dealer_website: false }),
      buildKia('4', { status: 'sold', sold_date_timestamp: 1 }),
    ],
    'test',
  );
  await siteStock(db, 'northline').seed([buildKia('9')], 'test');
  await service.worker.drain();
  return service;
}

const call = (service: Service, url: string, { host, method, payload, headers }: CallOptions = {}) =>
  service.api.inject({
    url,
    method: method ?? 'GET',
    headers: { host: host ?? 'harbour.localhost', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

const enquiry = (changes: object = {}) => ({
  idempotency_key: crypto.randomUUID(),
  category: 'General Enquiry',
  name: 'Kim',
  email: 'kim@example.com',
  message: 'Hello',
  opt_in: false,
  url: '/contact-us',
  ...changes,
});
