import { afterAll, beforeAll, describe } from 'vitest';
import { databaseEngines } from '@forecourt/service/database/testing';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service, ServiceOptions } from '../compose.js';
import { askerJar } from './askerJar.js';
import { buildKia, demoSites } from './demo.js';
import { openService } from './openService.js';

export interface CallOptions {
  /** Site by its host; harbour when left out. */
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
  /** Waits until everything that is due has been done: vehicles indexed, leads sent. */
  readonly settle: () => Promise<void>;
}

/** In harbour one of each that a page answers differently. */
const STOCK = {
  harbour: [
    buildKia('1'),
    buildKia('2', { status: 'withdrawn' }),
    buildKia('3', { show_on_dealer_website: false }),
    buildKia('4', { status: 'sold', sold_date_timestamp: 1 }),
  ],
  northline: [buildKia('9')],
};

interface DescribeOptions extends Partial<ServiceOptions> {
  readonly stock?: Readonly<Record<string, readonly Vehicle[]>>;
  /**
   * Whether the tests run on PostgreSQL where that is installed: for what rests on the database itself (locks, unique
   * columns, transactions that meet). With `TEST_SCOPE=all` all run on both.
   */
  readonly needsPostgres?: boolean;
}

/** Tests of the whole service with a little stock, on PGlite, or on PostgreSQL where that is installed and matters. */
export async function describeService(
  title: string,
  tests: (tested: TestedService) => void,
  { stock = STOCK, needsPostgres = false, ...options }: DescribeOptions = {},
): Promise<void> {
  const { engines, stop } = await databaseEngines({ needsPostgres });
  afterAll(stop);
  describe.each(engines)(`${title}, on $engine`, ({ url: databaseUrl }) => {
    let service: Service;
    beforeAll(async () => {
      service = await openService(stock, {
        sites: demoSites({ forms: { messageRequired: true }, garage: { accounts: true, watchlist: true } }),
        databaseUrl,
        isProduction: false,
        showsDeveloperPages: true,
        writesPerMinute: 12,
        ...options,
      });
      await service.worker.drain();
    }, 60_000);
    afterAll(() => service.close());
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
      settle: async () => {
        await service.worker.drain();
        await service.deliveries.drain();
        await service.messages.drain();
      },
    });
  });
}

const askers = askerJar();

async function call(service: Service, url: string, { host, method, payload, headers }: CallOptions = {}) {
  const sent = { url, host: host ?? 'harbour.localhost', payload, headers: headers ?? {} };
  const answer = await service.api.inject({
    url,
    method: method ?? 'GET',
    headers: { host: sent.host, ...askers.headersOf(sent) },
    ...(payload === undefined ? {} : { payload }),
  });
  askers.keep(sent, answer);
  return answer;
}

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
