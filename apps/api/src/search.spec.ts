import { connect, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { siteStock } from '@forecourt/stock';
import { fullOrder } from '@forecourt/vehicle';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { embeddedSearch } from './testing/embeddedSearch.js';

await describeService('search', (tested) => {
  const { call } = tested;
  it('TEN-07 a key of one site does not work under another’s name', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const search = (host: string) =>
      call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
        host,
        method: 'POST',
        payload: { searches: [{ collection: 'vehicles_harbour', q: '*' }] },
      });
    expect((await search('harbour.localhost')).statusCode).toBe(200);
    expect((await search('northline.localhost')).statusCode).toBe(401);
  });

  it('TEN-07 nor inside another site’s request: that search is refused, the others are answered', async () => {
    const keyOf = async (host: string) => (await call('/api/search-key', { host })).json<{ apiKey: string }>().apiKey;
    const own = { collection: 'vehicles_harbour', q: '*' };
    const others = {
      collection: 'vehicles_northline',
      q: '*',
      'x-typesense-api-key': await keyOf('northline.localhost'),
    };
    const key = encodeURIComponent(await keyOf('harbour.localhost'));
    const answer = await call(`/typesense/multi_search?x-typesense-api-key=${key}`, {
      method: 'POST',
      payload: { searches: [own, others, own] },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      results: [
        { found: 1 },
        { code: 400, error: expect.stringContaining('`x-typesense-api-key` of its own') as string },
        { found: 1 },
      ],
    });
  });

  it('TEN-07 only multi_search is reachable, and only with a key', async () => {
    expect((await call('/typesense/collections')).statusCode).toBe(404);
    expect(
      (
        await call('/typesense/multi_search', {
          method: 'POST',
          payload: { searches: [{ collection: 'vehicles_harbour', q: '*' }] },
        })
      ).statusCode,
    ).toBe(401);
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const response = await call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      payload: {
        searches: [
          { collection: 'vehicles_harbour', q: '*' },
          { collection: 'vehicles_harbour', q: '*', filter_by: 'site:=northline' },
        ],
      },
    });
    const { results } = response.json<{
      results: { found: number; hits: { document: { site: string; stocknum: string } }[] }[];
    }>();
    expect(results[0]?.hits.map(({ document }) => document.stocknum)).toEqual(['1']);
    expect(results[1]?.found).toBe(0);
  });

  it('FIN-12 a card names its vehicle as its page does: the way from its finance button finds it', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const search = (parameters: object) =>
      call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        payload: { searches: [{ collection: 'vehicles_harbour', q: '*', ...parameters }] },
      }).then((answer) => answer.json<{ results: [{ hits: { document: { id: string } }[] }] }>().results[0].hits);
    const [card] = await search({});
    const { vehicle } = (await call('/api/vehicles/kia-1')).json<{ vehicle: { id: string } }>();
    expect(card?.document.id).toBe(vehicle.id);
    expect(await search({ filter_by: `id:=[\`${vehicle.id}\`]` })).toHaveLength(1);
  });

  it('TEN-07 a site’s key opens the collection of that site and nothing else', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const typesense = embeddedSearch(tested.service);
    const ask = (collection: string) =>
      typesense.multiSearch({ searches: [{ collection, q: '*' }] }, apiKey).results.map(({ found }) => found);
    expect(ask('vehicles_harbour')).toEqual([1]);
    const target = typesense.aliases.get('vehicles_harbour') ?? '';
    expect(target).toMatch(/^vehicles_harbour_v\d+_\d+$/);
    expect(ask(target)).toEqual([1]);
    for (const other of [
      'vehicles_northline',
      typesense.aliases.get('vehicles_northline') ?? '',
      'vehicles_harbour2',
      'vehicles',
      'vehicles_.*',
    ])
      expect(() => ask(other), other).toThrow(/Forbidden/);
  });

  it('LIB-03 a site’s collection is built anew while shoppers search it, and the others stay', async () => {
    const { service } = tested;
    const { apiKey, collection } = (await call('/api/search-key')).json<{ apiKey: string; collection: string }>();
    const before = new Map(embeddedSearch(service).aliases);
    let isOver = false;
    const founds = new Set<unknown>();
    const shopping = (async () => {
      while (!isOver) {
        founds.add(
          embeddedSearch(service).multiSearch({ searches: [{ collection, q: '*' }] }, apiKey).results[0]?.['found'],
        );
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    expect(await service.indexer.rebuild('harbour')).toEqual([{ site: 'harbour', vehicles: 4 }]);
    isOver = true;
    await shopping;
    expect([...founds], 'no empty moment').toEqual([1]);
    const after = embeddedSearch(service).aliases;
    expect(after.get('vehicles_harbour')).not.toBe(before.get('vehicles_harbour'));
    expect(embeddedSearch(service).collections.has(before.get('vehicles_harbour') ?? '')).toBe(false);
    expect(after.get('vehicles_northline')).toBe(before.get('vehicles_northline'));
  });

  it('API-05 the operator rebuilds a site by its name; an unknown name lists the sites', async () => {
    const ask = (payload: object) =>
      call('/api/admin/search-index', {
        method: 'POST',
        payload,
        headers: { 'x-admin-token': tested.service.adminToken },
      });
    expect((await ask({ site: 'northline' })).json()).toMatchObject({ rebuilt: [{ site: 'northline' }] });
    const refused = await ask({ site: '__proto__' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Sites are harbour, northline, wattle.');
    expect((await call('/api/admin/search-index', { method: 'POST', payload: {} })).statusCode).toBe(404);
  });

  it('API-05 rebuilding all sites asks once which collections there are', async () => {
    const { port } = tested.service.search;
    const spy = vi.spyOn(port, 'request');
    const rebuilt = await tested.service.indexer.rebuild();
    const asked = spy.mock.calls.map(([method, at]) => `${method} ${at}`);
    spy.mockRestore();
    expect(rebuilt.map(({ site }) => site)).toEqual(['harbour', 'northline', 'wattle']);
    expect(asked.filter((line) => line === 'GET /collections')).toHaveLength(1);
    expect(embeddedSearch(tested.service).collections.size).toBe(3);
  });

  it('TEN-07 one request asks no more than the server bounds, whatever it says itself', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const ask = (payload: object, query = '') =>
      call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}${query}`, {
        method: 'POST',
        payload,
      });
    const empty = Array.from({ length: 8000 }, () => ({}));
    const refused = await ask({ searches: empty }, '&collection=vehicles_harbour&limit_multi_searches=9999999');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain('limit_multi_searches');
    const names = Array.from({ length: 2000 }, (_, index) => `f${index}`).join(',');
    const answer = await ask({ searches: [{ collection: 'vehicles_harbour', q: '*', include_fields: names }] });
    expect(answer.json()).toMatchObject({ results: [{ code: 400 }] });
  });

  it('TEN-07 no body is read before its key is seen', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const { server } = tested.service.api;
    if (!server.listening) await tested.service.api.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    /** The head of a search whose body never comes; what is answered meanwhile. */
    const answerTo = (key: string, patience = 10_000) =>
      new Promise<string>((resolve, reject) => {
        const at = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`;
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `POST ${at} HTTP/1.1\r\nhost: harbour.localhost\r\ncontent-type: ` +
              'text/plain\r\ncontent-length: 9000\r\n\r\n{',
          ),
        );
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk.toString();
          socket.destroy();
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(answer));
        setTimeout(() => socket.destroy(), patience).unref();
      });
    expect(await answerTo('')).toContain('HTTP/1.1 401');
    // the right site, but a wrong signature
    const [first = '', ...rest] = Buffer.from(apiKey, 'base64').toString();
    const forged = Buffer.from((first === 'x' ? 'y' : 'x') + rest.join('')).toString('base64');
    expect(await answerTo(forged)).toContain('HTTP/1.1 401');
    expect(await answerTo(apiKey, 1500)).toBe('');
  }, 30_000);

  it.each([[[]], [['price:asc']]])(
    'SRCH-08 vehicles that the order %o leaves equal keep their places when the index is built anew',
    async (keys) => {
      const { service } = tested;
      const site = service.sites.bySlug('wattle');
      if (!site) throw new Error('wattle');
      for (const from of [20, 10]) {
        const vehicles = Array.from({ length: 10 }, (_, index) => buildKia(`T${from + index}`, { price: 20_000 }));
        await siteStock(service.database.db, 'wattle').seed(vehicles, `run-${from}`);
        await service.worker.drain();
      }
      const order = async () => {
        const search = { q: '*', filter_by: 'price:=20000', sort_by: fullOrder(...keys), per_page: 50 };
        const [answer] = await service.searchOf(site).multiSearch([search]);
        return (answer as { hits: { document: { id: string } }[] }).hits.map(({ document }) => document.id);
      };
      const before = await order();
      expect(before).toHaveLength(20);
      await service.indexer.rebuild('wattle');
      expect(await order()).toEqual(before);
    },
  );
});
