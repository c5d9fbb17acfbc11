import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { embeddedEngine, ensureSearchKeys, type EmbeddedEngine } from '@forecourt/search/server';
import { openDatabase, type OpenDatabase } from '@forecourt/service/database';
import { databaseEngines } from '@forecourt/service/database/testing';
import type { BrokenDealer, ConfiguredSite, OnSitesChange, Sites } from '@forecourt/service/sites';
import { Indexer, siteStock, type SearchPort } from '@forecourt/stock';
import { followSites } from './followSites.js';
import { buildKia, demoSites } from './testing/demo.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
const [{ url } = { url: undefined }] = engines;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(url === undefined ? { memory: true } : { url });
}, 60_000);
afterAll(async () => {
  await database.close();
  await stop();
});

let dataDir: string;
let engine: EmbeddedEngine;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-follow-'));
  engine = embeddedEngine({ apiKey: 'key', dataDir, onNotice: () => undefined });
});
afterEach(() => {
  engine.close();
  rmSync(dataDir, { recursive: true });
});

const [harbour] = demoSites().all;
const DEALERS = 40;
const SECRET = 'of these tests';
const dealer = (slug: string, change: Partial<ConfiguredSite['site']> = {}) =>
  ({ ...harbour!, slug, stockOwner: slug, site: { ...harbour!.site, ...change } }) as ConfiguredSite;
const names = Array.from({ length: DEALERS }, (_, index) => `dealer-${index}`);

/** Dealers that change by hand. */
class Dealers implements Sites {
  all = names.map((slug) => dealer(slug));
  broken: readonly BrokenDealer[] = [];
  byHost = () => undefined;
  bySlug = (slug: string) => this.all.find((site) => site.slug === slug);
  #listener: OnSitesChange = () => undefined;
  onChange(listener: OnSitesChange): void {
    this.#listener = listener;
  }
  async put(site: ConfiguredSite): Promise<void> {
    this.all = [...this.all.filter(({ slug }) => slug !== site.slug), site];
    await this.#listener([site.slug]);
  }
  async drop(slug: string): Promise<void> {
    this.all = this.all.filter((site) => site.slug !== slug);
    await this.#listener([slug]);
  }
}

async function followed() {
  const search = engine.port;
  const requests: string[] = [];
  const dealers = new Dealers();
  const notices: string[] = [];
  let isAway = false;
  const port: SearchPort = {
    ...search,
    request: <Answer>(...request: Parameters<SearchPort['request']>): Promise<Answer> => {
      requests.push(request.slice(0, 2).join(' '));
      return isAway ? Promise.reject(new Error('away')) : search.request<Answer>(...request);
    },
  };
  const indexer = new Indexer({ db: database.db, sites: dealers, search: port });
  const follows = followSites({
    ...{ live: dealers, search: port, secret: SECRET, indexer, everyMs: 10 },
    onNotice: (line) => notices.push(line),
  });
  await ensureSearchKeys(port, dealers, SECRET);
  await indexer.ensure();
  follows.start();
  requests.length = 0;
  const keys = () => search.request<{ keys: { description: string }[] }>('GET', '/keys');
  return {
    ...{ dealers, requests, notices, follows },
    away: (is: boolean) => (isAway = is),
    /** What there is of a dealer. */
    has: async (slug: string) => ({
      key: (await keys()).keys.filter(({ description }) => description === `Search of ${slug}`).length,
      collections: (await search.request<{ name: string }[]>('GET', '/collections')).filter(({ name }) =>
        name.startsWith(`vehicles_${slug}_v`),
      ).length,
    }),
  };
}

it('TEN-03 a change of one dealer requests its collection by name, whatever others there are', async () => {
  const { dealers, requests, follows } = await followed();
  await dealers.put(dealer('dealer-7', { name: 'Another name' }));
  await expect.poll(() => requests.length).toBe(2);
  await follows.stop();
  expect(requests).toEqual([
    'GET /aliases/vehicles_dealer-7',
    expect.stringMatching(/^GET \/collections\/vehicles_deale/),
  ]);
});

it('CARD-07 a stock whose terms changed is built anew, and no other', async () => {
  await siteStock(database.db, 'dealer-7').seed([buildKia('1')], 'run');
  const { dealers, requests, follows, has } = await followed();
  await dealers.put(dealer('dealer-7', { financeProvider: 'another' }));
  await expect.poll(() => requests.some((line) => line.startsWith('DELETE'))).toBe(true);
  await follows.stop();
  const own = requests.filter((line) => !line.includes('dealer-7'));
  expect(own).toEqual(['POST /collections']);
  expect(await has('dealer-7')).toEqual({ key: 1, collections: 1 });
});

it('TEN-03 a dealer that comes has a search of its own, and one that goes leaves nothing', async () => {
  const { dealers, follows, has } = await followed();
  await dealers.put(dealer('acacia'));
  await expect.poll(() => has('acacia')).toEqual({ key: 1, collections: 1 });
  await dealers.drop('acacia');
  await expect.poll(() => has('acacia')).toEqual({ key: 0, collections: 0 });
  expect(await has('dealer-1')).toEqual({ key: 1, collections: 1 });
  await follows.stop();
});

it('TEN-03 what belongs to a broken dealer stays until it is gone', async () => {
  const { dealers, follows, has } = await followed();
  dealers.broken = [{ slug: 'dealer-3', problems: ['broken'], runsByLast: false }];
  await dealers.drop('dealer-3');
  await dealers.put(dealer('acacia'));
  await expect.poll(() => has('acacia')).toEqual({ key: 1, collections: 1 });
  expect(await has('dealer-3')).toEqual({ key: 1, collections: 1 });
  dealers.broken = [];
  await dealers.drop('dealer-3');
  await expect.poll(() => has('dealer-3')).toEqual({ key: 0, collections: 0 });
  await follows.stop();
});

it('TEN-03 a change that the search server could not follow is tried again, with what came meanwhile', async () => {
  const { dealers, follows, has, away, notices } = await followed();
  away(true);
  await dealers.put(dealer('acacia'));
  await expect.poll(() => notices.length).toBeGreaterThan(0);
  await dealers.drop('dealer-5');
  away(false);
  await expect.poll(() => has('acacia')).toEqual({ key: 1, collections: 1 });
  await expect.poll(() => has('dealer-5')).toEqual({ key: 0, collections: 0 });
  await follows.stop();
});
