import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteStock } from '@forecourt/stock';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { CLUSTER_KEY, CLUSTER_SECRET, openCluster } from './testing/openCluster.js';
import { openService } from './testing/openService.js';

const stock = (count: number, from = 0) => Array.from({ length: count }, (_, index) => buildKia(String(from + index)));
/** Documents that a node has of a site, as a search with the admin key finds them there. */
async function foundAt(node: string, slug: string): Promise<unknown> {
  const url = `${node}/collections/vehicles_${slug}/documents/search?q=*&per_page=0`;
  const answer = await fetch(url, { headers: { 'x-typesense-api-key': CLUSTER_KEY } });
  return ((await answer.json()) as { found?: number }).found;
}
const pageFinds = async ({ searchOf, sites }: Service, slug: string): Promise<unknown> => {
  const site = sites.bySlug(slug);
  if (!site) throw new Error(slug);
  const [answer] = await searchOf(site).multiSearch([{ q: '*', query_by: 'title' }]);
  return (answer as { found: number }).found;
};

/** A fixed row of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe('a cluster whose nodes lag by up to a second and whose leader changes', () => {
  let opened: Awaited<ReturnType<typeof openCluster>>;
  let service: Service | undefined;
  const notices: string[] = [];
  beforeEach(async () => {
    notices.length = 0;
    opened = await openCluster({ lagMs: 1000, writesPerLeader: 5, random: numbers(7) });
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    await opened.close();
  });
  const open = async (vehicles: Parameters<typeof openService>[0], changes: object = {}): Promise<Service> => {
    service = await openService(vehicles, {
      searchCluster: { nodes: opened.nodes, apiKey: CLUSTER_KEY, secret: CLUSTER_SECRET },
      onNotice: (line) => notices.push(line),
      ...changes,
    });
    return service;
  };
  const deletions = () => opened.cluster.writes.filter((line) => /^DELETE .*\/documents/.test(line));

  it('SRCH-06 the platform starts where nothing is there yet, and each node can be searched from then on', async () => {
    await open({});
    expect(opened.cluster.replication?.elections).toBeGreaterThan(0);
    for (const node of opened.nodes) expect(await foundAt(node, 'harbour')).toBe(0);
    expect(notices).toEqual([]);
  }, 30_000);

  it('SRCH-06 a stock that joins is there on each node when the start ends, with all its vehicles', async () => {
    const first = await open({ harbour: stock(120) });
    await first.worker.drain();
    await opened.cluster.admin('DELETE', '/aliases/vehicles_harbour');
    await first.indexer.mend(await first.indexer.ensure());
    for (const node of opened.nodes) expect(await foundAt(node, 'harbour')).toBe(120);
    expect(notices).toEqual(['The search index of 1 sites was built anew from the database: 120 vehicles.']);
  }, 30_000);

  it('API-05 a reindex finds nothing to mend, removes nothing, and no node is without the collection meanwhile', async () => {
    const platform = await open({ harbour: stock(240) });
    await platform.worker.drain();
    await opened.cluster.replication?.caughtUp();
    notices.length = 0;
    const imports = () => opened.cluster.writes.filter((line) => line.includes('/import')).length;
    const before = imports();
    let isRunning = true;
    const seen = new Set<unknown>();
    const watching = (async () => {
      while (isRunning) for (const node of opened.nodes) seen.add(await foundAt(node, 'harbour'));
    })();
    expect(await platform.indexer.rebuild('harbour')).toEqual([{ site: 'harbour', vehicles: 240 }]);
    await opened.cluster.replication?.caughtUp();
    isRunning = false;
    await watching;
    expect(notices).toEqual([]);
    expect(deletions()).toEqual([]);
    expect(imports() - before, 'each lot of 50 once').toBe(5);
    expect([...seen]).toEqual([240]);
  }, 60_000);

  it('API-05 what changes in the database while a collection is filled is in it when the reindex ends', async () => {
    const platform = await open({ harbour: stock(120) });
    await platform.worker.drain();
    const filling = platform.indexer.rebuild('harbour');
    await expect.poll(() => opened.cluster.writes.at(-1), { interval: 1 }).toContain('_v');
    await siteStock(platform.database.db, 'harbour').seed(stock(30, 500), 'more');
    await platform.worker.drain();
    await filling;
    await opened.cluster.replication?.caughtUp();
    for (const node of opened.nodes) expect(await foundAt(node, 'harbour')).toBe(150);
  }, 60_000);

  it('API-05 an import is searchable on each node when it says so, and mends nothing that only lagged', async () => {
    const platform = await open({});
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-lag-'));
    const [file, map] = [path.join(folder, 'feed.csv'), path.join(folder, 'map.json')];
    const rows = Array.from({ length: 150 }, (_, index) => `S${index},Kia,Rio`);
    writeFileSync(file, ['Stock,Make,Model', ...rows].join('\n'));
    const fields = { stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } };
    writeFileSync(map, JSON.stringify({ format: 'csv', fields }));
    const answer = await platform.runImport({ site: 'wattle', file, map });
    rmSync(folder, { recursive: true });
    expect(answer).toMatchObject({ created: 150, mended: 0 });
    for (const node of opened.nodes) expect(await foundAt(node, 'wattle')).toBe(150);
    expect(notices).toEqual([]);
  }, 60_000);

  it('SRCH-06 pages that were made from a node that lagged are not kept once it has caught up', async () => {
    const platform = await open({ harbour: stock(60) });
    await platform.worker.drain();
    const early = platform.indexer.stateOf('harbour');
    await opened.cluster.replication?.caughtUp();
    await expect.poll(() => platform.indexer.stateOf('harbour'), { timeout: 5000 }).toBeGreaterThan(early);
  }, 30_000);

  it('SRCH-06 shoppers find the stock throughout an import, whatever node they reach', async () => {
    const platform = await open({ harbour: stock(60) }, { sites: demoSites() });
    await platform.worker.drain();
    await opened.cluster.replication?.caughtUp();
    await siteStock(platform.database.db, 'harbour').seed(stock(200, 100), 'more');
    let isRunning = true;
    const seen: unknown[] = [];
    const shopping = (async () => {
      while (isRunning) seen.push(await pageFinds(platform, 'harbour').catch((error: unknown) => String(error)));
    })();
    await platform.worker.drain();
    await opened.cluster.replication?.caughtUp();
    isRunning = false;
    await shopping;
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter((found) => typeof found !== 'number' || found < 60 || found > 260)).toEqual([]);
    expect(await pageFinds(platform, 'harbour')).toBe(260);
  }, 60_000);
});

describe('a cluster under load', () => {
  let opened: Awaited<ReturnType<typeof openCluster>>;
  let service: Service;
  beforeEach(async () => {
    opened = await openCluster({ lagMs: 100, electionMs: 0 });
    service = await openService(
      { harbour: stock(60) },
      {
        searchCluster: { nodes: opened.nodes, apiKey: CLUSTER_KEY, secret: CLUSTER_SECRET },
        onNotice: () => undefined,
      },
    );
    await service.worker.drain();
    await opened.cluster.replication?.caughtUp();
  });
  afterEach(async () => {
    await service.close();
    await opened.close();
  });
  const SEARCH = { q: 'kia', query_by: 'title', facet_by: 'make' };
  /** `whole` with all hits and facets, or the status of a refusal. */
  const listing = async (search: object): Promise<string> => {
    const site = service.sites.bySlug('harbour');
    if (!site) throw new Error('harbour');
    try {
      const [answer] = await service.searchOf(site).multiSearch([search, { ...search, q: '*' }]);
      const { found, facet_counts: facets } = answer as { found: number; facet_counts: unknown[] };
      return found === 60 && facets.length === 1 ? 'whole' : 'cut';
    } catch (error) {
      return String((error as { status?: number }).status);
    }
  };
  /** What became of so many searches, of which so many are under way at once. */
  const storm = async (count: number, atOnce: number): Promise<Record<string, number>> => {
    const seen: Record<string, number> = {};
    let left = count;
    const one = async () => {
      while (left-- > 0) {
        const what = await listing(SEARCH);
        seen[what] = (seen[what] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return seen;
  };
  const work = (ms: number) => opened.cluster.processors.forEach((processor) => (processor.workMs = ms));
  const cut = () => opened.cluster.processors.reduce((sum, processor) => sum + processor.cut, 0);

  it.each([
    ['20 ms a search, 16 at once', 20],
    ['100 ms a search, 16 at once', 100],
  ])(
    'SRCH-06 %s: each answer is whole',
    async (_title, ms) => {
      work(ms);
      expect(await storm(160, 16)).toEqual({ whole: 160 });
    },
    60_000,
  );

  it('SRCH-06 more than it can do: an answer is whole or a refusal, never cut off', async () => {
    work(150);
    const seen = await storm(400, 200);
    expect(Object.keys(seen).sort()).toEqual(['503', 'whole']);
    work(0);
    expect(await listing(SEARCH)).toBe('whole');
  }, 60_000);

  it('SRCH-06 a node that has no time for a search is followed by another', async () => {
    const [first] = opened.cluster.processors;
    if (first) first.workMs = 3000;
    for (let count = 0; count < 6; count++) {
      expect(await listing(SEARCH)).toBe('whole');
      expect(await listing({ ...SEARCH, q: '*' })).toBe('whole');
    }
    expect(cut()).toBeGreaterThan(0);
  }, 60_000);
});
