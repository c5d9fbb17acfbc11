import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { Service } from '@forecourt/api';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { gateways, NOBODY } from './gateways.js';

const api = fastify();
api.get('/api/offers', () => ({ offers: [] }));
api.get('/api/none', (_request, reply) => reply.code(404).send({}));
api.get('/api/fault', (_request, reply) => reply.code(500).send({}));
api.get('/api/account', (_request, reply) => reply.header('vary', 'accept-encoding, Cookie').send({}));
api.get('/api/own-none', (_request, reply) => reply.code(404).header('vary', ['cookie']).send({}));
api.post('/api/phone-reveals', () => ({ stored: true }));
afterAll(() => api.close());

/** What a render learns about its page by such a call. */
async function learned(url: string, method: 'GET' | 'POST' = 'GET'): Promise<string[]> {
  const said: string[] = [];
  const service = { api, searchOf: () => ({}), searchAccess: () => ({}) } as unknown as Service;
  const gateway = gateways(service, { site: { hosts: ['a.example'] } } as ConfiguredSite, {
    ...NOBODY,
    onCookiesRead: () => void said.push('depends on cookies'),
    mustNotKeep: () => void said.push('not kept'),
  }).api as { request: (url: string, options: object) => Promise<unknown> };
  await gateway.request(url, { method }).catch(() => undefined);
  return said;
}

it('a page for which something was read is kept, also where there was nothing', async () => {
  expect([...(await learned('/api/offers')), ...(await learned('/api/none'))]).toEqual([]);
});

it('one of which something could not be had is not', async () => {
  expect(await learned('/api/fault')).toEqual(['not kept']);
});

it('VDP-18 nor one for which something was written: each visitor who opens a number counts', async () => {
  expect(await learned('/api/phone-reveals', 'POST')).toEqual(['not kept']);
});

it('SAVE-05 one depends on cookies where an answer does, also one that says there is nothing', async () => {
  expect(await learned('/api/account')).toEqual(['depends on cookies']);
  expect(await learned('/api/own-none')).toEqual(['depends on cookies']);
});
