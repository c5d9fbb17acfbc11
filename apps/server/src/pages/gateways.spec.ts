import fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Service } from '@forecourt/api';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { gateways, NOBODY } from './gateways.js';
import { keptAnswers } from './keptAnswers.js';

const api = fastify();
let requests: string[] = [];
api.addHook('onRequest', ({ url }, _reply, done) => {
  requests.push(url);
  done();
});
api.get('/api/offers', () => ({ offers: [] }));
api.get('/api/none', (_request, reply) => reply.code(404).send({}));
api.get('/api/fault', (_request, reply) => reply.code(500).send({}));
api.get('/api/account', (_request, reply) => reply.header('vary', 'accept-encoding, Cookie').send({}));
api.get('/api/own-none', (_request, reply) => reply.code(404).header('vary', ['cookie']).send({}));
api.get('/api/reservation', (_request, reply) => reply.header('cache-control', 'private, no-store').send({}));
api.get('/api/greeting', (_request, reply) => reply.header('set-cookie', 'forecourt_greeted=1').send({}));
api.post('/api/phone-reveals', () => ({ stored: true }));
afterAll(() => api.close());
beforeEach(() => {
  requests = [];
});

const service = { api, searchOf: () => ({}), searchAccess: () => ({}) } as unknown as Service;
const SITE = { site: { hosts: ['a.example'] } } as ConfiguredSite;
interface Api {
  request(url: string, options?: object): Promise<unknown>;
}

/** What a render learns about its page by such a call. */
async function learned(url: string, method: 'GET' | 'POST' = 'GET'): Promise<string[]> {
  const said: string[] = [];
  const gateway = gateways(service, SITE, {
    ...NOBODY,
    onCookiesRead: () => void said.push('depends on cookies'),
    mustNotKeep: () => void said.push('not kept'),
  }).api as Api;
  await gateway.request(url, { method }).catch(() => undefined);
  return said;
}

describe('a page', () => {
  it('is kept where something was read for it, also where there was nothing', async () => {
    expect([...(await learned('/api/offers')), ...(await learned('/api/none'))]).toEqual([]);
  });

  it('is not where something could not be had', async () => {
    expect(await learned('/api/fault')).toEqual(['not kept']);
  });

  it('VDP-18 is not where something was written: each visitor who opens a number counts', async () => {
    expect(await learned('/api/phone-reveals', 'POST')).toEqual(['not kept']);
  });

  it('is not with an answer that is stored nowhere: who has changed a reservation sees the change', async () => {
    expect(await learned('/api/reservation')).toEqual(['not kept']);
  });

  it('SAVE-05 depends on cookies where an answer does, also one that says there is nothing', async () => {
    expect(await learned('/api/account')).toEqual(['depends on cookies']);
    expect(await learned('/api/own-none')).toEqual(['depends on cookies']);
  });
});

describe('an answer', () => {
  /** Addresses that reach the service when two pages ask for one. */
  async function twice(url: string, { sharesAnswers = true, method = 'GET' } = {}): Promise<string[]> {
    const answers = keptAnswers({ stateOf: () => 1, lifetime: 1000 });
    for (const cookies of [undefined, 'forecourt_account=abc']) {
      const gateway = gateways(service, SITE, { ...NOBODY, cookies, sharesAnswers }, { answers }).api as Api;
      await gateway.request(url, { method }).catch(() => undefined);
    }
    return requests;
  }

  it('that is the same for everyone is shared by pages', async () => {
    expect(await twice('/api/offers')).toEqual(['/api/offers']);
  });

  it('is not where a form was sent, or in a preview', async () => {
    expect(await twice('/api/offers', { sharesAnswers: false })).toHaveLength(2);
  });

  it.each(['/api/account', '/api/own-none', '/api/reservation', '/api/greeting', '/api/none', '/api/fault'])(
    'SAVE-05 is nobody else’s where it depends on cookies, sets one, is stored nowhere or is a refusal: %s',
    async (url) => {
      expect(await twice(url)).toEqual([url, url]);
    },
  );

  it('to what is written is not', async () => {
    expect(await twice('/api/phone-reveals', { method: 'POST' })).toHaveLength(2);
  });
});
