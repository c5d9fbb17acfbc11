import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from './compose.js';
import { shareOf } from '@forecourt/service/database/testing';
import { limitRates } from '@forecourt/service';
import { demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

let service: Service;
beforeAll(async () => {
  service = await openService({}, { sites: demoSites(), writesPerMinute: 6, searchesPerMinute: 9 });
}, 60_000);
afterAll(() => service.close());

interface From {
  readonly host?: string;
  readonly address?: string;
}
type Method = 'GET' | 'POST';
const keys = new Map<string, string>();
const ask = async (method: Method, url: string, { host = 'harbour.localhost', address = '203.0.113.1' }: From) => {
  const own = { host, ...(url.startsWith('/typesense') ? { 'x-typesense-api-key': await keyOf(host) } : {}) };
  const payload = method === 'POST' ? { payload: {} } : {};
  return service.api.inject({ method, url, headers: own, remoteAddress: address, ...payload });
};
async function keyOf(host: string): Promise<string> {
  const known = keys.get(host);
  if (known !== undefined) return known;
  const { apiKey } = (await service.api.inject({ url: '/api/search-key', headers: { host } })).json<{
    apiKey: string;
  }>();
  keys.set(host, apiKey);
  return apiKey;
}

const LEAD = '00000000-0000-4000-8000-000000000000';
const LIMITED: readonly [Method, string][] = [
  ['POST', '/typesense/multi_search'],
  ['POST', '/api/enquiries'],
  ['GET', '/api/enquiries'],
  ['POST', '/api/phone-reveals'],
  ['POST', '/api/personalised/finance'],
  ['GET', '/api/personalised/finance'],
  ['POST', '/api/youx/quote'],
  ['GET', '/api/places/2000'],
  ['GET', '/api/appointments'],
  ['GET', '/api/bookings/calendar'],
  ['GET', '/api/bookings/current'],
  ['GET', '/api/menu-stock'],
  ['GET', `/api/finance-disclaimers/${LEAD}`],
  ['GET', '/api/vehicles/x/brochure.pdf'],
  ['GET', '/api/cars/x/autogauge'],
  ['GET', '/api/cars/x/view.json'],
  ['GET', '/api/reservations/current'],
  ['GET', '/api/reservations/offer'],
  ['GET', `/api/trade-in/${LEAD}`],
  ['POST', '/api/account/address'],
  ['POST', '/api/account/address-codes'],
  ['POST', '/api/account/codes'],
  ['POST', '/api/account/delete'],
  ['POST', '/api/account/profile'],
  ['POST', '/api/account/session'],
  ['POST', '/api/account/sign-out'],
  ['GET', '/api/desk'],
  ['GET', '/api/desk/audit'],
  ['GET', '/api/desk/imports'],
  ['GET', '/api/desk/leads'],
  ['GET', '/api/desk/leads/export'],
  ['GET', `/api/desk/leads/${LEAD}`],
  ['GET', '/api/desk/reservations'],
  ['GET', '/api/desk/site'],
  ['POST', '/api/desk/codes'],
  ['POST', '/api/desk/session'],
  ['POST', '/api/desk/sign-out'],
  ['POST', '/api/desk/site'],
  ['POST', '/api/desk/site/pictures'],
  ['POST', `/api/desk/leads/${LEAD}/call`],
  ['POST', `/api/desk/leads/${LEAD}/notes`],
  ['POST', `/api/desk/leads/${LEAD}/owner`],
  ['POST', `/api/desk/leads/${LEAD}/reply`],
  ['POST', `/api/desk/leads/${LEAD}/resend`],
  ['POST', `/api/desk/leads/${LEAD}/state`],
  ['POST', '/api/miscellaneous'],
  ['GET', `/api/trade-in/${LEAD}/photos/${LEAD}`],
  ['POST', `/api/trade-in/${LEAD}/photos`],
  ['POST', `/api/trade-in/${LEAD}/photos/${LEAD}/remove`],
  ['GET', `/api/lead-photos/${LEAD}`],
  ['GET', `/api/desk/leads/${LEAD}/photos/${LEAD}`],
  ['POST', '/api/payments/stripe/webhook'],
  ['POST', '/api/bookings/cancel'],
  ['POST', '/api/bookings/move'],
  ['POST', '/api/reservations'],
  ['POST', '/api/reservations/cancel'],
  ['POST', '/api/trade-in/leads'],
  ['POST', '/api/trade-in/rego'],
  ['POST', `/api/trade-in/${LEAD}/adjustments`],
  ['POST', `/api/trade-in/${LEAD}/offer`],
  ['POST', '/api/watchlist/merge'],
  ['POST', '/api/watchlist/remove-car'],
  ['POST', '/api/watchlist/save-car'],
  ['GET', '/api/account/alerts'],
  ['GET', '/api/account/bookings'],
  ['GET', '/api/account/purchases'],
  ['GET', '/api/account/reservations'],
  ['GET', '/api/account/searches'],
  ['GET', '/api/alerts/current'],
  ['GET', '/api/desk/activity'],
  ['GET', '/api/desk/bookings'],
  ['GET', '/api/purchases/current'],
  ['GET', '/api/purchases/summary.pdf'],
  ['POST', '/api/account/alerts'],
  ['POST', '/api/account/searches'],
  ['POST', '/api/account/searches/remove'],
  ['POST', '/api/alerts'],
  ['POST', '/api/alerts/change'],
  ['POST', '/api/alerts/confirm'],
  ['POST', '/api/alerts/unsubscribe'],
  ['POST', `/api/desk/bookings/${LEAD}/cancel`],
  ['POST', `/api/desk/reservations/${LEAD}/complete`],
  ['POST', `/api/desk/reservations/${LEAD}/release`],
  ['POST', '/api/events'],
  ['POST', '/api/purchases/details'],
  ['POST', '/api/purchases/drafts'],
  ['POST', '/api/purchases/handover'],
  ['POST', '/api/purchases/order'],
  ['POST', '/api/purchases/payment'],
  ['POST', '/api/purchases/trade-in'],
];

it('are all tried here', async () => {
  interface Document {
    paths: Record<string, Record<string, { responses: object }>>;
  }
  const VALUES = new Map([
    ['slug', 'x'],
    ['postcode', '2000'],
  ]);
  const { paths } = (await service.api.inject('/api/openapi.json')).json<Document>();
  const limited = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      '429' in responses
        ? [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, (_all, name: string) => VALUES.get(name) ?? LEAD)}`]
        : [],
    ),
  );
  // how many pictures are made at once is limited for all visitors together
  expect(limited.filter((path) => !path.startsWith('GET /media/')).sort()).toEqual(
    LIMITED.map(([method, path]) => `${method} ${path}`).sort(),
  );
});

/** What one mechanism does for all: at a search, at what is written, read, counted per view and called by others. */
const SHOWN: ReadonlySet<string> = new Set([
  '/typesense/multi_search',
  '/api/enquiries',
  '/api/places/2000',
  '/api/menu-stock',
  '/api/watchlist/save-car',
  '/api/desk/session',
  '/api/purchases/payment',
  `/api/trade-in/${LEAD}/photos`,
]);

describe.each(LIMITED)('the limit of %s %s', (method, url) => {
  const limitOf = async (from: From): Promise<number> => {
    const { headers, statusCode } = await ask(method, url, from);
    const limit = Number(headers['x-ratelimit-limit']);
    expect(limit, `${statusCode} says how many are allowed`).toBeGreaterThan(0);
    return limit;
  };
  /** How many of as many requests as are allowed, and ten more, are answered. */
  const answered = async (fromOf: (index: number) => From): Promise<{ limit: number; count: number }> => {
    const limit = await limitOf(fromOf(0));
    let count = 1;
    for (let index = 1; index < limit + 10; index++)
      if ((await ask(method, url, fromOf(index))).statusCode !== 429) count++;
    return { limit, count };
  };

  // that each endpoint has a limit and counts is tried on every change; using a limit up takes hundreds of requests
  const isShown = shareOf([url], () => SHOWN.has(url)).length > 0;
  it.runIf(isShown)('applies however the host is written', async () => {
    const host = (index: number): string => {
      const name = index % 2 === 0 ? 'harbour.localhost' : 'Harbour.LocalHost.';
      return `${name}:${1000 + index}`;
    };
    const { limit, count } = await answered((index) => ({ host: host(index), address: '203.0.113.7' }));
    expect(count).toBe(limit);
  });

  it.runIf(isShown)('applies to all addresses of one /64', async () => {
    const { limit, count } = await answered((index) => ({ address: `2001:db8:1:2::${index.toString(16)}` }));
    expect(count).toBe(limit);
  });

  it('counts every request of a visitor at a site', async () => {
    const limit = await limitOf({ address: '192.0.2.20' });
    const left = async (from: From) => Number((await ask(method, url, from)).headers['x-ratelimit-remaining']);
    expect(await left({ address: '192.0.2.20' })).toBe(limit - 2);
    expect(await left({ address: '192.0.2.21' })).toBe(limit - 1);
    expect(await left({ address: '192.0.2.20', host: 'northline.localhost' })).toBe(limit - 1);
  });

  it.runIf(isShown)('counts sites and visitors apart', async () => {
    const { limit } = await answered(() => ({ address: '203.0.113.9' }));
    expect((await ask(method, url, { address: '203.0.113.9' })).statusCode).toBe(429);
    expect((await ask(method, url, { address: '203.0.113.10' })).statusCode).not.toBe(429);
    expect((await ask(method, url, { address: '::ffff:203.0.113.10' })).headers['x-ratelimit-remaining']).toBe(
      String(limit - 2),
    );
    expect((await ask(method, url, { address: '203.0.113.9', host: 'northline.localhost' })).statusCode).not.toBe(429);
  });
});

it.each<[Method, string]>([
  ['POST', '/typesense/multi_search'],
  ['POST', '/api/enquiries'],
  ['POST', '/api/personalised/finance'],
])('the limit of %s %s is four times as wide for all networks of a /48', async (method, url) => {
  const statuses: number[] = [];
  let limit = 0;
  for (let index = 0; index < 60; index++) {
    const answer = await ask(method, url, { address: `2001:db8:ffff:${index.toString(16)}::1` });
    statuses.push(answer.statusCode);
    limit ||= Number(answer.headers['x-ratelimit-limit']);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(limit * 4);
  expect((await ask(method, url, { address: '2001:db8:fffe:1::1' })).statusCode).not.toBe(429);
});

it('FORM-13 what is written from a /24 of IPv4 is limited six times as widely, what is read is not', async () => {
  const statuses: number[] = [];
  let limit = 0;
  for (let index = 0; index < 250; index++) {
    const answer = await ask('POST', '/api/enquiries', { address: `198.51.100.${index}` });
    statuses.push(answer.statusCode);
    limit ||= Number(answer.headers['x-ratelimit-limit']);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(limit * 6);
  expect((await ask('POST', '/api/enquiries', { address: '198.51.101.1' })).statusCode).not.toBe(429);
  expect((await ask('GET', '/api/enquiries', { address: '198.51.100.3' })).statusCode).not.toBe(429);
});

it('a visitor who leaves before the answer causes no fault', async () => {
  const app = fastify();
  app.addHook('onRequest', async ({ raw }) => {
    // as Node has it for a connection that is closed
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
    return Promise.resolve();
  });
  await limitRates(app, demoSites());
  app.get('/', { config: { rateLimit: { max: 3, timeWindow: 1000 } } }, () => 'yes');
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
  await app.close();
});
