import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import { siteStock } from '@forecourt/stock';
import type { Service } from './compose.js';
import { buildKia } from './testing/demo.js';
import { openService } from './testing/openService.js';
import { CLUSTER_KEY as ADMIN, CLUSTER_SECRET as SECRET, openCluster } from './testing/openCluster.js';
import type { SearchNodes } from './testing/searchNodes.js';

/** A collection under a name of harbour's, made by somebody else. */
const OF_OTHERS = {
  name: 'vehicles_harbour_v1_5',
  fields: [
    { name: 'site', type: 'string' },
    { name: 'title', type: 'string' },
    { name: 'status', type: 'string' },
  ],
};

/** The demo dealers on a cluster: 30 vehicles of one, one of another. */
const openOn = async (nodes: readonly string[], notices: string[], changes: object = {}): Promise<Service> => {
  const vehicles = Array.from({ length: 30 }, (_, index) => buildKia(String(index)));
  const service = await openService(
    { harbour: vehicles, northline: [buildKia('n1')] },
    {
      searchCluster: { nodes, apiKey: ADMIN, secret: SECRET, timeoutSeconds: 1, ...changes },
      onNotice: (line) => notices.push(line),
    },
  );
  await service.worker.drain();
  return service;
};
/** What a page of a site finds while the server renders it. */
const asPage = async ({ searchOf, sites }: Service, slug: string, search: object = {}): Promise<unknown> => {
  const site = sites.bySlug(slug);
  if (!site) throw new Error(slug);
  const [answer] = await searchOf(site).multiSearch([{ q: '*', query_by: 'title', ...search }]);
  return answer;
};
const found = async (service: Service, slug: string): Promise<unknown> =>
  ((await asPage(service, slug)) as { found: number }).found;
const fromBrowser = async ({ api }: Service, searches: readonly object[], host = 'harbour.localhost') => {
  const { apiKey } = (await api.inject({ url: '/api/search-key', headers: { host } })).json<{ apiKey: string }>();
  const url = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  return api.inject({ method: 'POST', url, headers: { host }, payload: { searches } });
};

describe('a Typesense cluster', () => {
  let cluster: SearchNodes;
  let close: () => Promise<void>;
  let platform: Service;
  const notices: string[] = [];
  beforeAll(async () => {
    const opened = await openCluster();
    ({ cluster, close } = opened);
    platform = await openOn(opened.nodes, notices, { retries: 3, restSeconds: 0.001 });
  }, 60_000);
  beforeEach(() => void cluster.ailments.fill('none'));
  afterAll(async () => {
    await platform.close();
    await close();
  });

  it('LIB-03 holds every site’s collection, and answers page and browser through the site’s own origin', async () => {
    expect(await found(platform, 'harbour')).toBe(30);
    expect(await found(platform, 'northline')).toBe(1);
    const answer = await fromBrowser(platform, [{ collection: 'vehicles_harbour', q: 'kia', query_by: 'title' }]);
    expect(answer.json()).toMatchObject({ results: [{ found: 30 }] });
    const { aliases } = await cluster.admin<{ aliases: { name: string }[] }>('GET', '/aliases');
    const ours = aliases.map(({ name }) => name).filter((name) => name.startsWith('vehicles_'));
    expect(ours.sort()).toEqual(['vehicles_harbour', 'vehicles_northline', 'vehicles_wattle']);
  });

  it('TEN-07 a site’s key opens no other site on the cluster, and no key of the cluster leaves the server', async () => {
    const other = await fromBrowser(platform, [{ collection: 'vehicles_northline', q: '*' }]);
    expect(other.statusCode).toBe(401);
    expect(other.body).not.toContain(ADMIN);
    const forged = Buffer.from('x'.repeat(80)).toString('base64');
    const url = `/typesense/multi_search?x-typesense-api-key=${forged}`;
    const before = cluster.searches.join();
    const answer = await platform.api.inject({
      method: 'POST',
      url,
      headers: { host: 'harbour.localhost' },
      payload: { searches: [] },
    });
    expect(answer.statusCode).toBe(401);
    expect(cluster.searches.join(), 'no node is queried in vain').toBe(before);
  });

  it('TEN-07 what comes from outside is bounded before the cluster sees it', async () => {
    const many = await fromBrowser(
      platform,
      Array.from({ length: 8000 }, () => ({})),
    );
    expect(many.statusCode).toBe(400);
    const names = Array.from({ length: 2000 }, (_, index) => `f${index}`).join(',');
    const own = { collection: 'vehicles_harbour', q: '*' };
    const before = cluster.searches.join();
    const refused = await fromBrowser(platform, [
      { ...own, include_fields: names },
      { ...own, per_page: 1e12 },
    ]);
    expect([refused.statusCode, cluster.searches.join()]).toEqual([200, before]);
    expect(refused.json()).toMatchObject({ results: [{ code: 400 }, { code: 422 }] });
    const mixed = await fromBrowser(platform, [{ ...own, filter_by: 'make:=x) || (site:=harbour' }, own]);
    expect(mixed.json(), 'the others are answered, as in process').toMatchObject({
      results: [{ code: 400 }, { found: 30 }],
    });
  });

  it.each(['refuses', 'slow', 'cut', 'broken', 'empty', 'emptied', 'drips', 'floods', 'redirects', 'short'] as const)(
    'SRCH-06 shoppers do not notice a node that %s',
    async (ailment) => {
      cluster.ailments[1] = ailment;
      const before = cluster.asked[1] ?? 0;
      for (let search = 0; search < 6; search++) expect(await found(platform, 'harbour')).toBe(30);
      expect(cluster.asked[1], 'it was queried').toBeGreaterThan(before);
    },
    20_000,
  );

  it('TEN-07 no key follows a redirect, and no more is read of an answer than searches have', () => {
    expect(cluster.wrong.redirected).toBe(0);
    expect(cluster.wrong.flooded).toBeGreaterThan(0);
    expect(cluster.wrong.flooded, 'bytes').toBeLessThan(12 * 32 * 1024 * 1024);
  });

  it.each(['slow', 'drips'] as const)(
    'SRCH-06 where every node %s a search is given up once each had its time, however many wait, and the next works again',
    async (ailment) => {
      cluster.ailments.fill(ailment);
      const from = performance.now();
      const waited = Array.from({ length: 20 }, () =>
        asPage(platform, 'harbour').then(
          () => Infinity,
          () => performance.now() - from,
        ),
      );
      expect(Math.max(...(await Promise.all(waited))), 'of a second for each node, not for each search').toBeLessThan(
        20_000,
      );
      cluster.ailments.fill('none');
      // after an outage of all nodes the engine rests for a moment
      await expect.poll(() => found(platform, 'harbour').catch(() => 0)).toBe(30);
      // what waited for others is forgotten: one that dawdles is passed over as before
      cluster.ailments[1] = ailment;
      for (let search = 0; search < 6; search++) expect(await found(platform, 'harbour')).toBe(30);
    },
    30_000,
  );

  it('SRCH-06 a node that comes back empty is reported once', () => {
    const told = notices.filter((line) => line.includes('lacks this platform’s keys or collections'));
    expect(told).toEqual([expect.stringMatching(/^The node http:\/\/127\.0\.0\.1:\d+ of the search cluster lacks/)]);
  });

  it('API-05 a node that dies while an import is indexed loses nothing of it', async () => {
    cluster.ailments[0] = 'refuses';
    const more = Array.from({ length: 300 }, (_, index) => buildKia(`more-${index}`));
    await siteStock(platform.database.db, 'wattle').seed(more, 'more');
    const draining = platform.worker.drain();
    cluster.ailments[2] = 'broken';
    await draining;
    expect(await found(platform, 'wattle')).toBe(300);
  });

  it('all nodes down while shoppers search is a 503 in words, and the next search works again', async () => {
    cluster.ailments.fill('refuses');
    const answer = await fromBrowser(platform, [{ q: '*' }]);
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ message: string }>().message).toContain('No node of the search cluster');
    cluster.ailments.fill('none');
    expect(await found(platform, 'harbour')).toBe(30);
  });

  it('SRCH-06 all nodes that answer too little are an outage as well: no page reads what is not there', async () => {
    cluster.ailments.fill('short');
    await expect(asPage(platform, 'harbour')).rejects.toMatchObject({ status: 502 });
    expect((await fromBrowser(platform, [{ q: '*' }])).statusCode).toBe(503);
  });
});

describe('a start on a Typesense cluster', () => {
  let cluster: SearchNodes;
  let nodes: readonly string[];
  let close: () => Promise<void>;
  let service: Service | undefined;
  const notices: string[] = [];
  beforeEach(async () => {
    notices.length = 0;
    ({ cluster, nodes, close } = await openCluster());
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    await close();
  });
  const open = async (changes: object = {}) => (service = await openOn(nodes, notices, changes));

  it('TEN-07 browsers that ask the nodes themselves have the site’s key, with the bounds inside, and no other collection', async () => {
    const platform = await open({ browsers: { nodes } });
    const answer = await platform.api.inject({ url: '/api/search-key', headers: { host: 'harbour.localhost' } });
    const access = answer.json<SearchKeyAnswer>();
    expect(access).toMatchObject({ collection: 'vehicles_harbour', direct: { nodes, timeoutSeconds: 1, retries: 3 } });
    const ask = async (searches: readonly object[], change: object = {}) => {
      const key = encodeURIComponent(access.apiKey);
      const response = await fetch(`${nodes[0] ?? ''}/multi_search?x-typesense-api-key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: 'https://harbour.example' },
        body: JSON.stringify({ searches, ...change }),
      });
      const origin = response.headers.get('access-control-allow-origin');
      return { status: response.status, origin, answer: (await response.json()) as unknown };
    };
    const own = { collection: access.collection, q: '*' };
    expect(await ask([own])).toMatchObject({ status: 200, origin: '*', answer: { results: [{ found: 30 }] } });
    expect((await ask([{ ...own, collection: 'vehicles_northline' }])).status).toBe(401);
    expect((await ask([{ ...own, collection: 'vehicles_northline' }, own])).status).toBe(401);
    expect(
      (
        await ask(
          Array.from({ length: 51 }, () => own),
          { limit_multi_searches: 99 },
        )
      ).status,
    ).toBe(400);
  }, 30_000);

  it('SRCH-06 a node that takes 5 s costs a shopper one second and is then left alone, where each node may take four', async () => {
    const platform = await open({ timeoutSeconds: 4, retries: 3 });
    expect(await found(platform, 'harbour')).toBe(30);
    cluster.ailments[1] = 'slow';
    const before = cluster.asked[1] ?? 0;
    const took: number[] = [];
    for (let search = 0; search < 12; search++) {
      const from = performance.now();
      expect(await found(platform, 'harbour')).toBe(30);
      took.push(performance.now() - from);
    }
    expect(cluster.asked[1], 'it was queried').toBeGreaterThan(before);
    expect(Math.max(...took)).toBeLessThan(2500);
    expect(took.filter((milliseconds) => milliseconds > 700).length).toBeLessThanOrEqual(3);
  }, 40_000);

  it('SRCH-06 a cluster that hangs as a whole costs one shopper the wait and not each, and is found again', async () => {
    const platform = await open({ timeoutSeconds: 1, retries: 1, restSeconds: 1 });
    cluster.ailments.fill('slow');
    await expect(found(platform, 'harbour')).rejects.toMatchObject({ status: 503 });
    const from = performance.now();
    for (let shopper = 0; shopper < 5; shopper++)
      await expect(found(platform, 'northline')).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - from).toBeLessThan(500);
    cluster.ailments.fill('none');
    await expect.poll(() => found(platform, 'harbour').catch(() => 0), { timeout: 10_000 }).toBe(30);
  }, 40_000);

  it('a key that is too long for an address is sent as a header: its preflight is answered', async () => {
    const response = await fetch(`${nodes[0] ?? ''}/multi_search`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://harbour.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-typesense-api-key',
      },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
      'access-control-allow-headers': 'content-type,x-typesense-api-key',
      'access-control-max-age': '86400',
    });
  });

  it('down at the start: one line, the rest is served, and collections come when it does', async () => {
    cluster.ailments.fill('refuses');
    const platform = await open({ retries: 0 });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/No node of the search cluster .* answers.* Pages that need no search are served/);
    const vehicle = await platform.api.inject({ url: '/api/vehicles/kia-1', headers: { host: 'harbour.localhost' } });
    expect(vehicle.statusCode).toBe(200);
    cluster.ailments.fill('none');
    await expect.poll(() => notices.at(-1), { timeout: 15_000 }).toContain('answers again');
    expect(await found(platform, 'harbour')).toBe(30);
  }, 30_000);

  it('a wrong admin key ends the start with one line that names the variable', async () => {
    await expect(open({ apiKey: 'wrong' })).rejects.toThrow(/refuses the admin key: check FORECOURT_SEARCH_ADMIN_KEY/);
  });

  it('a lost alias and a collection of another schema are built anew from the database', async () => {
    await (await open()).close();
    service = undefined;
    await cluster.admin('POST', '/collections', OF_OTHERS);
    await cluster.admin('PUT', '/aliases/vehicles_harbour', { collection_name: OF_OTHERS.name });
    await cluster.admin('DELETE', '/aliases/vehicles_northline');
    const platform = await open();
    expect(await found(platform, 'harbour')).toBe(30);
    expect(await found(platform, 'northline')).toBe(1);
    const standing = await cluster.admin<{ name: string }[]>('GET', '/collections');
    expect(standing.map(({ name }) => name)).not.toContain(OF_OTHERS.name);
  }, 60_000);

  it('a node that dies after a write but before its answer leaves nothing undone', async () => {
    cluster.ailments[0] = 'mute';
    const platform = await open();
    expect(await found(platform, 'harbour')).toBe(30);
    expect(await platform.indexer.rebuild('harbour')).toEqual([{ site: 'harbour', vehicles: 30 }]);
    expect(await found(platform, 'harbour')).toBe(30);
    const standing = await cluster.admin<{ name: string }[]>('GET', '/collections');
    expect(standing.filter(({ name }) => name.startsWith('vehicles_harbour_'))).toHaveLength(1);
  }, 60_000);

  it('SRCH-06 a key that the cluster has lost while shoppers search: one line says what to do, and doing it helps', async () => {
    const platform = await open();
    notices.length = 0;
    const { keys } = await cluster.admin<{ keys: { id: number; description: string }[] }>('GET', '/keys');
    const lost = keys.find(({ description }) => description === 'Search of harbour');
    await cluster.admin('DELETE', `/keys/${lost?.id}`);
    for (let page = 0; page < 3; page++)
      await expect(asPage(platform, 'harbour')).rejects.toMatchObject({ status: 401 });
    expect(notices).toEqual([
      'The search server does not know the key of harbour any more: a start of the platform makes it anew.',
    ]);
    expect((await fromBrowser(platform, [{ collection: 'vehicles_harbour', q: '*' }])).statusCode).toBe(401);
    expect(await found(platform, 'northline')).toBe(1);
    await platform.close();
    expect(await found(await open(), 'harbour')).toBe(30);
  }, 60_000);

  it.each([
    ['is lost', 'is not there', () => cluster.admin('DELETE', '/aliases/vehicles_harbour')],
    [
      'leads to another schema',
      'has another schema (Could not find a filter field named `show_on_dealer_website` in the schema.)',
      async () => {
        await cluster.admin('POST', '/collections', OF_OTHERS);
        await cluster.admin('PUT', '/aliases/vehicles_harbour', { collection_name: OF_OTHERS.name });
      },
    ],
  ])(
    'SRCH-06 an alias that %s while shoppers search: one line says what to do, and doing it helps',
    async (_what, said, damage) => {
      const platform = await open();
      notices.length = 0;
      await damage();
      for (let page = 0; page < 3; page++)
        expect(await asPage(platform, 'harbour', { facet_by: 'make' })).toHaveProperty('error');
      expect(notices).toEqual([
        `The search collection of harbour ${said}` +
          ': the command "search:reindex --site harbour" builds it anew from the database.',
      ]);
      const shopper = await fromBrowser(platform, [{ collection: 'vehicles_harbour', q: '*', facet_by: 'make' }]);
      expect(shopper.statusCode).toBe(200);
      expect(shopper.json()).toHaveProperty('results.0.error');
      expect(await found(platform, 'northline')).toBe(1);
      await platform.indexer.rebuild('harbour');
      expect(await asPage(platform, 'harbour', { facet_by: 'make' })).toMatchObject({ found: 30 });
    },
    60_000,
  );
});
