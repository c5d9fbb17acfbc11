import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTypesense, requestListener, type Typesense } from '@forecourt/typesense-embedded';
import { siteStock } from '@forecourt/stock';
import type { Service } from './compose.js';
import { buildKia } from './testing/demo.js';
import { openService } from './testing/openService.js';

const ADMIN = 'admin-key-of-the-cluster';
const SECRET = 'secret-that-all-processes-of-it-share';

/** What a node does with a request instead of answering it. */
type Ailment = 'none' | 'refuses' | 'slow' | 'cut' | 'broken' | 'empty';

/** Three nodes of one cluster: three addresses of one server, each of which may ail by itself. */
class Cluster {
  readonly typesense: Typesense = createTypesense({ apiKey: ADMIN });
  readonly ailments: Ailment[] = ['none', 'none', 'none'];
  readonly asked = [0, 0, 0];
  private readonly servers: Server[] = [];

  async start(): Promise<readonly string[]> {
    const answer = requestListener(this.typesense);
    for (const index of [0, 1, 2]) {
      const server = createServer((asked, response) => {
        this.asked[index] = (this.asked[index] ?? 0) + 1;
        this.ail(this.ailments[index] ?? 'none', asked, response, () => answer(asked, response));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      this.servers.push(server);
    }
    return this.servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  private ail(ailment: Ailment, asked: IncomingMessage, response: ServerResponse, answer: () => void): void {
    if (ailment === 'none') return answer();
    asked.resume();
    if (ailment === 'refuses') asked.socket.destroy();
    else if (ailment === 'slow') setTimeout(() => response.destroy(), 5000).unref();
    else if (ailment === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
      response.write('{"results":[{"found":', () => asked.socket.destroy());
    } else {
      response.writeHead(ailment === 'broken' ? 500 : 200, { 'content-type': 'application/json' });
      response.end(ailment === 'broken' ? '{"message":"Raft is not ready"}' : '{}');
    }
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    this.typesense.close();
  }
}

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
const found = async ({ search, searchAccess, sites }: Service, slug: string): Promise<unknown> => {
  const site = sites.bySlug(slug);
  if (!site) throw new Error(slug);
  const { apiKey, collection } = searchAccess(site);
  const [answer] = await search.results([{ collection, q: '*', query_by: 'title' }], apiKey);
  return (answer as { found: number }).found;
};
const fromBrowser = async ({ api }: Service, searches: readonly object[], host = 'harbour.localhost') => {
  const { apiKey } = (await api.inject({ url: '/api/search-key', headers: { host } })).json<{ apiKey: string }>();
  const url = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  return api.inject({ method: 'POST', url, headers: { host }, payload: { searches } });
};

describe('a Typesense cluster', () => {
  const cluster = new Cluster();
  let platform: Service;
  beforeAll(async () => {
    platform = await openOn(await cluster.start(), [], { retries: 3, restSeconds: 0.001 });
  }, 60_000);
  beforeEach(() => void cluster.ailments.fill('none'));
  afterAll(async () => {
    await platform.close();
    await cluster.stop();
  });

  it('LIB-03 holds every site’s collection, and answers page and browser through the site’s own origin', async () => {
    expect(await found(platform, 'harbour')).toBe(30);
    expect(await found(platform, 'northline')).toBe(1);
    const answer = await fromBrowser(platform, [{ collection: 'vehicles_harbour', q: 'kia', query_by: 'title' }]);
    expect(answer.json()).toMatchObject({ results: [{ found: 30 }] });
    expect([...cluster.typesense.aliases.keys()].sort()).toEqual(['vehicles_harbour', 'vehicles_northline', 'vehicles_wattle']); // prettier-ignore
  });

  it('TEN-07 a site’s key opens no other site on the cluster, and no key of the cluster leaves the server', async () => {
    const other = await fromBrowser(platform, [{ collection: 'vehicles_northline', q: '*' }]);
    expect(other.statusCode).toBe(401);
    expect(other.body).not.toContain(ADMIN);
    const forged = Buffer.from('x'.repeat(80)).toString('base64');
    const url = `/typesense/multi_search?x-typesense-api-key=${forged}`;
    const before = cluster.asked.join();
    const answer = await platform.api.inject({ method: 'POST', url, headers: { host: 'harbour.localhost' }, payload: { searches: [] } }); // prettier-ignore
    expect(answer.statusCode).toBe(401);
    expect(cluster.asked.join(), 'it is not asked in vain').toBe(before);
  });

  it('TEN-07 what comes from outside is bounded before the cluster sees it', async () => {
    const many = await fromBrowser(
      platform,
      Array.from({ length: 8000 }, () => ({})),
    );
    expect(many.statusCode).toBe(400);
    const names = Array.from({ length: 2000 }, (_, index) => `f${index}`).join(',');
    expect((await fromBrowser(platform, [{ q: '*', include_fields: names }])).statusCode).toBe(400);
    expect((await fromBrowser(platform, [{ q: '*', per_page: 1e12 }])).statusCode).toBe(422);
  });

  it.each(['refuses', 'slow', 'cut', 'broken', 'empty'] as const)(
    'SRCH-06 shoppers do not notice a node that %s',
    async (ailment) => {
      cluster.ailments[1] = ailment;
      const before = cluster.asked[1] ?? 0;
      for (let search = 0; search < 6; search++) expect(await found(platform, 'harbour')).toBe(30);
      expect(cluster.asked[1], 'it was asked').toBeGreaterThan(before);
    },
    20_000,
  );

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
});

describe('a start on a Typesense cluster', () => {
  let cluster: Cluster;
  let nodes: readonly string[];
  let service: Service | undefined;
  const notices: string[] = [];
  beforeEach(async () => {
    notices.length = 0;
    cluster = new Cluster();
    nodes = await cluster.start();
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    await cluster.stop();
  });
  const open = async (changes: object = {}) => (service = await openOn(nodes, notices, changes));

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
    cluster.typesense.createCollection({ name: 'vehicles_harbour_v1_5', fields: [{ name: 'site', type: 'string' }] });
    const admin = (method: string, path: string, body?: object) =>
      new Promise<void>((resolve, reject) => {
        request(`${nodes[0] ?? ''}${path}`, { method, headers: { 'x-typesense-api-key': ADMIN } }, (answer) => {
          answer.resume().once('end', resolve);
        })
          .once('error', reject)
          .end(body === undefined ? undefined : JSON.stringify(body));
      });
    await admin('PUT', '/aliases/vehicles_harbour', { collection_name: 'vehicles_harbour_v1_5' });
    await admin('DELETE', '/aliases/vehicles_northline');
    const platform = await open();
    expect(await found(platform, 'harbour')).toBe(30);
    expect(await found(platform, 'northline')).toBe(1);
    expect([...cluster.typesense.collections.keys()]).not.toContain('vehicles_harbour_v1_5');
  }, 60_000);
});
