import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, type Refusal } from '@forecourt/contracts/api';
import { defineCall } from '@forecourt/contracts/call';
import type { ConfiguredSite, Sites } from './sites/index.js';
import { defineModule, type ModuleDefinition } from './defineModule.js';
import { makeServiceContext } from './makeServiceContext.js';
import { mountModules } from './mountModules.js';
import { portRef, provide } from './ports.js';
import { serve } from './serve.js';
import type { ServiceContext } from './serviceContext.js';

const readClaim = defineCall({
  method: 'GET',
  path: '/api/claims/:id',
  summary: 'A claim',
  tags: ['claims'],
  params: z.object({ id: z.string().max(3) }),
  query: z.object({ pages: z.coerce.number().int().optional() }),
  answer: z.object({ id: z.string(), site: z.string(), pages: z.int() }),
  refusals: [404],
});
const sendClaim = defineCall({
  method: 'POST',
  path: '/api/claims',
  summary: 'Sends a claim',
  tags: ['claims'],
  body: z.object({ text: z.string() }),
  answer: z.object({ at: z.int() }),
  successes: { 200: 'Known already.', 201: 'Stored.' },
  refusals: [422],
});
const claims = defineModule({
  id: 'claims',
  calls: ({ now }) => [
    serve(readClaim, ({ site, params, query }) => ({ id: params.id, site: site.slug, pages: query.pages ?? 1 })),
    serve(sendClaim, ({ reply }) => {
      void reply.code(201);
      return { at: now() };
    }),
  ],
});

const site = { slug: 'harbour' } as ConfiguredSite;
const sites = { byHost: (host: string) => (host.startsWith('harbour.') ? site : undefined) } as Sites;
const common = { sites, now: () => 7 } as unknown as ServiceContext;

const open: FastifyInstance[] = [];
async function mounted(...modules: ModuleDefinition[]): Promise<FastifyInstance> {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Refusal, _request, reply) =>
    reply.code(error.statusCode).send(errorBody('refused', error.message)),
  );
  open.push(app);
  await mountModules(app, modules, makeServiceContext(modules, common));
  return app;
}
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

describe('modules of the service', () => {
  it('API-01 answer their calls about the site of the host, with what the schemas parsed', async () => {
    const app = await mounted(claims);
    const answer = await app.inject({ url: '/api/claims/a?pages=3', headers: { host: 'harbour.example' } });
    expect(answer.json()).toEqual({ id: 'a', site: 'harbour', pages: 3 });
    const sent = await app.inject({
      method: 'POST',
      url: '/api/claims',
      headers: { host: 'harbour.example' },
      payload: { text: 'a' },
    });
    expect([sent.statusCode, sent.json()]).toEqual([201, { at: 7 }]);
  });

  it('TEN-01 answer nothing for a host that is no site’s, and refuse what the schemas do not allow', async () => {
    const app = await mounted(claims);
    const statusOf = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).statusCode;
    expect(await statusOf('/api/claims/a', 'mars.example')).toBe(404);
    expect(await statusOf('/api/claims/long-id', 'harbour.example')).toBe(400);
    expect(await statusOf('/api/claims/a?pages=many', 'harbour.example')).toBe(400);
  });

  it('API-01 keep answers and refusals of one visitor out of caches, where a call says so', async () => {
    const answer = () => ({ id: 'a', site: 'harbour', pages: 1 });
    const module = defineModule({ id: 'own', calls: () => [serve(readClaim, answer, { isPrivate: true })] });
    const cachingOf = async (app: FastifyInstance, url: string) =>
      (await app.inject({ url, headers: { host: 'harbour.example' } })).headers['cache-control'];
    const own = await mounted(module);
    expect(await cachingOf(own, '/api/claims/a')).toBe('no-store');
    expect(await cachingOf(own, '/api/claims/long-id')).toBe('no-store');
    expect(await cachingOf(await mounted(claims), '/api/claims/a')).toBeUndefined();
  });

  it('API-01 add routes that no call describes, in a scope of their own', async () => {
    const files = defineModule({
      id: 'files',
      routes: [
        (app, { siteOf }) => {
          app.addHook('onRequest', (_request, reply, done) => {
            void reply.header('cache-control', 'no-store');
            done();
          });
          app.get('/api/file', (request, reply) => reply.type('text/plain').send(siteOf(request).slug));
        },
      ],
    });
    const app = await mounted(files, claims);
    const headersAndBody = async (url: string) => {
      const { headers, body } = await app.inject({ url, headers: { host: 'harbour.example' } });
      return [headers['cache-control'], body];
    };
    expect(await headersAndBody('/api/file')).toEqual(['no-store', 'harbour']);
    expect((await headersAndBody('/api/claims/a'))[0]).toBeUndefined();
    expect((await app.inject({ url: '/api/file', headers: { host: 'mars.example' } })).statusCode).toBe(404);
  });

  it('API-01 are not there where they are not listed', async () => {
    const app = await mounted();
    expect((await app.inject({ url: '/api/claims/a', headers: { host: 'harbour.example' } })).statusCode).toBe(404);
  });

  it('API-01 start with one owner of each id and call', async () => {
    await expect(mounted(claims, claims)).rejects.toThrow('The module "claims" is listed twice.');
    await expect(mounted(claims, { ...claims, id: 'warranty' })).rejects.toThrow(
      'GET /api/claims/:id is served by the modules "claims" and "warranty".',
    );
    expect(() => defineModule({ id: 'Trade In' })).toThrow('must be kebab-case, for example "trade-in"');
  });

  it('API-01 give ports to each other, whatever their order, and make each once', async () => {
    const clock = portRef<{ readonly hour: number }>('clocks/clock');
    let count = 0;
    const clocks = defineModule({ id: 'clocks', provides: [provide(clock, ({ now }) => ({ hour: now() + count++ }))] });
    const readers = ['a', 'b'].map((id) => {
      const call = { ...readClaim, path: `/api/${id}/:id` } as const;
      const calls: ModuleDefinition['calls'] = ({ port }) => [
        serve(call, () => ({ id, site: '', pages: port(clock).hour })),
      ];
      return defineModule({ id, calls });
    });
    const app = await mounted(...readers, clocks);
    for (const { id } of readers)
      expect((await app.inject({ url: `/api/${id}/1`, headers: { host: 'harbour.example' } })).json()).toMatchObject({
        pages: 7,
      });
  });

  it('API-01 name a port that none provides, that two provide, and those that need each other', () => {
    const [first, second] = [portRef<object>('a/one'), portRef<object>('b/two')];
    const needs = (id: string, own: typeof first, other: typeof first) =>
      defineModule({ id, provides: [provide(own, ({ port }) => port(other))] });
    const contextOf = (...modules: ModuleDefinition[]) => makeServiceContext(modules, common);
    expect(() => contextOf().port(first)).toThrow('No module provides the port "a/one"');
    expect(contextOf().findPort(first)).toBeUndefined();
    const provided = {};
    const provider = defineModule({ id: 'a', provides: [provide(first, () => provided)] });
    expect(contextOf(provider).findPort(first)).toBe(provided);
    expect(() => contextOf(needs('a', first, second), needs('c', first, second))).toThrow(
      'The port "a/one" is provided by the modules "a" and "c".',
    );
    expect(() => contextOf(needs('a', first, second), needs('b', second, first)).port(first)).toThrow(
      'Ports need each other: a/one → b/two → a/one.',
    );
    expect(() => portRef('clock')).toThrow('must read "subject/name"');
  });
  it.each([
    ['calls', { calls: ({ port }: ServiceContext) => [port(portRef<never>('pages/pages'))] }],
    ['routes', { routes: [(_app: unknown, { port }: ServiceContext) => void port(portRef<never>('pages/pages'))] }],
  ])('API-01 names the module whose %s need what none provides', async (_kind, parts) => {
    const reading = defineModule({ id: 'reading', ...parts });
    await expect(mounted(reading)).rejects.toThrow(
      'Module "reading" cannot start: No module provides the port "pages/pages"',
    );
  });
});
