import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, sql, type Db, type OpenDatabase } from '@forecourt/service/database';
import { databaseEngines, memoryDatabase } from '@forecourt/service/database/testing';
import { siteStock } from '../stock.js';
import { aliasOf } from './collection.js';
import { Indexer } from './indexer.js';
import type { SearchPort } from './searchPort.js';
import { kia, searchInMemory, siteOf, sitesOf } from './stockIndex.spec.help.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);

const SLUGS = ['harbour', 'wattle', 'pelican'];
const VEHICLES = ['1', '2', '3'].map(kia);
/** Enough for a build of three vehicles, and for a wait that looks again. */
const A_MOMENT = 300;

const untilNow = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(engines)('an index that several processes build, on $engine', ({ url }) => {
  const opened: OpenDatabase[] = [];
  let [first, second]: [Db, Db] = [] as unknown as [Db, Db];
  let server = searchInMemory();

  beforeAll(async () => {
    if (url === undefined) {
      const database = await memoryDatabase();
      opened.push(database);
      [first, second] = [database.db, database.db];
    } else {
      opened.push(await openDatabase({ url }), await openDatabase({ url }));
      [first, second] = opened.map(({ db }) => db) as [Db, Db];
    }
    for (const slug of SLUGS) await siteStock(first, slug).seed(VEHICLES, 'run');
  }, 60_000);
  afterAll(() => Promise.all(opened.map((database) => database.close())));
  beforeEach(async () => {
    server = searchInMemory();
    await first.deleteFrom('index_states').execute();
  });

  const indexerOn = (db: Db, search: SearchPort = server.search, slugs = SLUGS) =>
    new Indexer({ db, search, sites: sitesOf(slugs.map((slug) => siteOf(slug))), waitMs: 20 });
  const built = () => server.requests.filter((line) => line === 'POST /collections').length;
  const found = async (slug: string): Promise<number> => {
    const { collection_name: name } = await server.search.request<{ collection_name: string }>(
      'GET',
      `/aliases/${aliasOf(slug)}`,
    );
    return (await server.search.request<{ num_documents: number }>('GET', `/collections/${name}`)).num_documents;
  };
  /** What a process holds, or held until it was killed. */
  const claimed = (slug: string, seconds: number) =>
    sql`insert into index_states (site, made_of, claimed_until, claimed_by)
      values (${slug}, '', now() + ${seconds} * interval '1 second', 'another')
      on conflict (site) do update
        set claimed_until = excluded.claimed_until, claimed_by = excluded.claimed_by`.execute(first);

  it('is built once by two starts at the same time, and both have it', async () => {
    await Promise.all([indexerOn(first).ensure(), indexerOn(second).ensure()]);
    expect(built()).toBe(SLUGS.length);
    for (const slug of SLUGS) expect(await found(slug), slug).toBe(VEHICLES.length);
    const states = await first.selectFrom('index_states').selectAll().execute();
    expect(states.map(({ claimed_until: until }) => until)).toEqual([null, null, null]);
  });

  it('is built once for two operators, who both read how many vehicles it has', async () => {
    await indexerOn(first).ensure();
    const before = built();
    const answers = await Promise.all([indexerOn(first).rebuild('wattle'), indexerOn(second).rebuild('wattle')]);
    expect(answers).toEqual(Array(2).fill([{ site: 'wattle', vehicles: VEHICLES.length }]));
    expect(built() - before).toBe(1);
    // the next one asks for it again
    await indexerOn(second).rebuild('wattle');
    expect(built() - before).toBe(2);
  });

  it('is built by another process when the claim of one that was killed ends; other stocks do not wait', async () => {
    await claimed('harbour', 3600);
    let isOver = false;
    const starting = indexerOn(second)
      .ensure()
      .then(() => (isOver = true));
    await expect.poll(built).toBe(SLUGS.length - 1);
    await untilNow(A_MOMENT);
    expect([isOver, built()]).toEqual([false, SLUGS.length - 1]);
    await claimed('harbour', -1);
    await starting;
    expect(await found('harbour')).toBe(VEHICLES.length);
  });

  it('is left to the other by a process whose claim was lost meanwhile, which takes its half away', async () => {
    await indexerOn(first, server.search, ['harbour']).ensure();
    const { requests, search } = server;
    let lost = false;
    const slow: SearchPort = {
      ...search,
      request: async <Answer>(...request: Parameters<SearchPort['request']>): Promise<Answer> => {
        if (!lost && request[1].endsWith('/import')) {
          lost = true;
          await claimed('harbour', 1);
        }
        return search.request<Answer>(...request);
      },
    };
    const at = requests.length;
    expect(await indexerOn(second, slow, ['harbour']).rebuild()).toEqual([
      { site: 'harbour', vehicles: VEHICLES.length },
    ]);
    const done = requests
      .slice(at)
      .filter((line) => /^(POST|PUT|DELETE) \/(collections|aliases)(\/[^/]*)?$/.test(line));
    // it gives its first away, and builds another once the other's claim has ended
    expect(done.map((line) => line.split('/').slice(0, 2).join('/'))).toEqual([
      'POST /collections',
      'DELETE /collections',
      'POST /collections',
      'PUT /aliases',
      'DELETE /collections',
    ]);
  });

  it('is not waited for at a stop', async () => {
    await claimed('pelican', 3600);
    const indexer = indexerOn(second);
    const starting = indexer.ensure();
    await expect.poll(built).toBe(SLUGS.length - 1);
    indexer.stop();
    expect(await starting).toEqual(['pelican']);
  });

  it('has no claims once its only process begins again', async () => {
    await claimed('harbour', 3600);
    const indexer = indexerOn(first);
    await indexer.releaseClaims();
    await indexer.ensure();
    expect(built()).toBe(SLUGS.length);
  });
});
