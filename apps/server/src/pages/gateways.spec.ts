import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { Service } from '@forecourt/api';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { gateways } from './gateways.js';

const api = fastify();
api.get('/api/offers', () => ({ offers: [] }));
api.get('/api/none', (_request, reply) => reply.code(404).send({}));
api.post('/api/phone-reveals', () => ({ stored: true }));
afterAll(() => api.close());

/** How often a render that makes this call forbids that its page is kept. */
async function forbidden(url: string, method: 'GET' | 'POST'): Promise<number> {
  let count = 0;
  const visitor = {
    address: '192.0.2.1',
    cookies: undefined,
    setCookie: () => undefined,
    mustNotKeep: () => void (count += 1),
  };
  const service = { api, searchOf: () => ({}), searchAccess: () => ({}) } as unknown as Service;
  const gateway = gateways(service, { site: { hosts: ['a.example'] } } as ConfiguredSite, visitor).api as {
    request: (url: string, options: object) => Promise<unknown>;
  };
  await gateway.request(url, { method }).catch(() => undefined);
  return count;
}

it('a page for which something was read is kept for the next visitor', async () => {
  expect([await forbidden('/api/offers', 'GET'), await forbidden('/api/none', 'GET')]).toEqual([0, 0]);
});

it('VDP-18 a page for which something was written is not: each visitor who opens a number counts', async () => {
  expect(await forbidden('/api/phone-reveals', 'POST')).toBe(1);
});
