import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '@forecourt/service/database/testing';
import { siteStock, shownStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { groupDealers } from './testing/groupDealers.js';
import { CLUSTER_KEY, CLUSTER_SECRET, openCluster } from './testing/openCluster.js';
import { openService, SVG } from './testing/openService.js';

const at = (dealership: string, location: string): Partial<Vehicle> => ({
  dealership_slug: `harbour-${dealership}`,
  dealership_id: `id-${dealership}`,
  location: { slug: location, name: `Harbour ${location}`, phone: '02 5550 1000' },
});
/** Who shows which of them is in the title of the first test. */
const STOCK = {
  harbour: [
    buildKia('a1', { ...at('auburn', 'auburn'), price: 10_000, images: [{ url: 'https://pictures.example/a1.jpg' }] }),
    buildKia('a2', { ...at('auburn', 'auburn'), show_on_dealer_website: false }),
    buildKia('b1', { ...at('brisbane', 'brisbane'), price: 90_000, colour: 'Purple' }),
    buildKia('b2', { ...at('brisbane', 'brisbane'), car_type: 'new' }),
    buildKia('n1', { ...at('newcastle', 'newcastle'), status: 'sold', sold_date_timestamp: 1 }),
  ],
  northline: [buildKia('x9')],
};
const SEEN = { harbour: ['a1', 'b1', 'b2'], auburn: ['a1'], usedcars: ['a1', 'b1'], northline: ['x9'] };

interface Found {
  readonly found: number;
  readonly hits: readonly { document: Vehicle }[];
  readonly facet_counts: readonly { counts: readonly { value: string }[]; stats: { max?: number } }[];
}
const ids = (answer: unknown): string[] => (answer as Found).hits.map(({ document }) => document.id).sort();

const dealersDir = groupDealers();
afterAll(() => rmSync(dealersDir, { recursive: true }));
const groupSites = () => demoSites({}, dealersDir);

describe.each(['in this process', 'on a cluster'] as const)('stock of a group, searched %s', (where) => {
  let service: Service;
  let cluster: Awaited<ReturnType<typeof openCluster>> | undefined;
  beforeAll(async () => {
    cluster = where === 'on a cluster' ? await openCluster() : undefined;
    const searchCluster = cluster && {
      nodes: cluster.nodes,
      apiKey: CLUSTER_KEY,
      secret: CLUSTER_SECRET,
      timeoutSeconds: 2,
    };
    service = await openService(STOCK, { sites: groupSites(), searchCluster });
    await service.worker.drain();
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await cluster?.close();
  });

  const call = (slug: string, url: string, payload?: object) =>
    service.api.inject({
      url,
      method: payload ? 'POST' : 'GET',
      headers: { host: `${slug}.localhost`, 'x-forwarded-for': crypto.randomUUID() },
      ...(payload ? { payload } : {}),
    });
  const keyOf = async (slug: string) =>
    (await call(slug, '/api/search-key')).json<{ apiKey: string; collection: string }>();
  const search = (slug: string, apiKey: string, parameters: object) =>
    call(slug, `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
      searches: [{ q: '*', query_by: 'title', ...parameters }],
    });
  const found = async (slug: string, parameters: object = {}): Promise<Found> => {
    const { apiKey, collection } = await keyOf(slug);
    const answer = await search(slug, apiKey, { collection, ...parameters });
    return answer.json<{ results: [Found] }>().results[0];
  };
  const page = async (slug: string, parameters: object = {}): Promise<Found> => {
    const [answer] = await service
      .searchOf(service.sites.bySlug(slug)!)
      .multiSearch([{ q: '*', query_by: 'title', ...parameters }]);
    return answer as Found;
  };

  it.each(Object.entries(SEEN))('TEN-04 %s shows %j of it, on its pages and to its shoppers', async (slug, seen) => {
    expect(ids(await found(slug))).toEqual(seen);
    expect(ids(await page(slug))).toEqual(seen);
  });

  it('TEN-04 it is indexed once, and every member’s key opens that collection alone', async () => {
    const { aliases } = await service.search.port.request<{ aliases: { name: string }[] }>('GET', '/aliases');
    expect(aliases.map(({ name }) => name).sort()).toEqual([
      'vehicles_harbour',
      'vehicles_northline',
      'vehicles_wattle',
    ]);
    const { keys } = await service.search.port.request<{ keys: { description: string; collections: string[] }[] }>(
      'GET',
      '/keys',
    );
    const of = (description: string) =>
      keys.filter((key) => key.description === description).map((key) => key.collections);
    const harbour = ['vehicles_harbour', 'vehicles_harbour_v\\d+_\\d+'];
    expect(of('Search of harbour')).toEqual([harbour]);
    expect(of('Search of harbour by auburn')).toEqual([harbour]);
    expect(of('Search of auburn')).toEqual([]);
  });

  it('TEN-07 what a member’s rule hides is in no count, facet or range of its searches, whatever they ask', async () => {
    const own = await found('auburn', { facet_by: 'dealership_slug,price,colour,car_type' });
    expect(own.facet_counts.map(({ counts }) => counts.map(({ value }) => value))).toEqual([
      ['harbour-auburn'],
      ['10000'],
      [],
      ['used'],
    ]);
    expect(own.facet_counts[1]?.stats.max).toBe(10_000);
    for (const parameters of [
      { filter_by: 'id:=b1' },
      { filter_by: 'site:=harbour' },
      { filter_by: 'dealership_slug:=harbour-brisbane' },
      { filter_by: 'make:=x) || (site:=harbour' },
      { pinned_hits: 'b1:1,a2:2' },
      { q: 'kia b1', query_by: 'title,stocknum' },
      { preset: 'x', filter_by: 'id:!=a1' },
      { facet_by: 'colour', facet_query: 'colour:pur' },
    ])
      expect(JSON.stringify(await found('auburn', parameters)), JSON.stringify(parameters)).not.toMatch(
        /"id":"(b|a2)|"value":"(Purple|harbour-brisbane)|"count":[2-9]/,
      );
  });

  it('TEN-07 no key of one site is used for another, within the group or from outside', async () => {
    const keys = new Map(await Promise.all(Object.keys(SEEN).map(async (slug) => [slug, await keyOf(slug)] as const)));
    for (const [owner, { apiKey, collection }] of keys)
      for (const slug of keys.keys()) {
        const answer = await search(slug, apiKey, { collection });
        expect(answer.statusCode, `${owner} at ${slug}`).toBe(owner === slug ? 200 : 401);
      }
    // directly to the search server, as browsers do where the configuration allows it
    const direct = async (slug: string, collection: string) =>
      service.search.results([{ collection, q: '*', query_by: 'title' }], keys.get(slug)!.apiKey).then(
        ([answer]) => ('hits' in (answer as object) ? ids(answer) : 'refused'),
        () => 'refused',
      );
    expect(await direct('auburn', 'vehicles_harbour')).toEqual(['a1']);
    expect(await direct('usedcars', 'vehicles_harbour')).toEqual(['a1', 'b1']);
    expect(await direct('auburn', 'vehicles_northline')).toBe('refused');
    expect(await direct('northline', 'vehicles_harbour')).toBe('refused');
  });

  const answered: readonly (readonly [slug: string, wanted: Readonly<Record<string, number>>])[] = [
    ['auburn', { a1: 200, a2: 404, b1: 404, b2: 404, n1: 404, x9: 404 }],
    ['usedcars', { a1: 200, a2: 404, b1: 200, b2: 404, n1: 200, x9: 404 }],
    ['harbour', { a1: 200, a2: 404, b1: 200, b2: 200, n1: 200, x9: 404 }],
    ['northline', { a1: 404, b1: 404, n1: 404, x9: 200 }],
  ];
  // the database answers these, wherever the search is
  it.each(shareOf(answered, () => where === 'in this process'))(
    'TEN-07 %s answers for these vehicles, by address and by id: %j',
    async (slug, wanted) => {
      const site = service.sites.bySlug(slug)!;
      for (const [id, status] of Object.entries(wanted)) {
        for (const url of [
          `/api/vehicles/kia-${id}`,
          `/api/cars/kia-${id}/view.json`,
          `/api/vehicles/kia-${id}/brochure.pdf`,
          `/api/cars/kia-${id}/autogauge`,
          `/api/appointments?vehicle=kia-${id}`,
        ])
          expect((await call(slug, url)).statusCode, `${url} on ${slug}`).toBe(status);
        const reveal = { car_id: id, website_id: site.site.id };
        expect((await call(slug, '/api/phone-reveals', reveal)).statusCode).toBe(status === 200 ? 201 : 404);
      }
    },
  );

  it('VDP-19 looks at a vehicle count for the site where the shopper was', async () => {
    const views = async (slug: string) =>
      (await call(slug, '/api/cars/kia-a1/view.json')).json<{ views: number }>().views;
    await views('usedcars');
    const before = await views('harbour');
    const own = await views('auburn');
    expect(await views('auburn')).toBe(own + 1);
    expect(await views('harbour'), 'only its own look was added').toBe(before + 1);
    const rows = await service.database.db
      .selectFrom('vehicle_views')
      .select('site')
      .where('vehicle_id', '=', 'a1')
      .execute();
    expect(rows.map(({ site }) => site).sort()).toEqual(['auburn', 'harbour', 'usedcars']);
  });

  it('FORM-13 TEN-07 a lead is the site’s where the shopper was, about a vehicle that it shows', async () => {
    const enquire = (slug: string, id: string) =>
      call(slug, '/api/enquiries', {
        idempotency_key: crypto.randomUUID(),
        category: 'General Enquiry',
        name: 'Kim',
        email: 'kim@example.com',
        message: 'Hello',
        opt_in: false,
        url: `/cars/kia-${id}`,
        vehicle_slug: `kia-${id}`,
      });
    const [taken, hidden, outside] = await Promise.all([
      enquire('usedcars', 'b1'),
      enquire('auburn', 'b1'),
      enquire('northline', 'a1'),
    ]);
    expect(taken.statusCode).toBe(201);
    for (const refused of [hidden, outside])
      expect(refused.json()).toMatchObject({ error: { fields: [{ field: 'vehicle_slug' }] } });
    const leads = await service.database.db.selectFrom('leads').select(['site', 'vehicle_id']).execute();
    expect(leads).toEqual([{ site: 'usedcars', vehicle_id: 'b1' }]);
    await service.deliveries.drain();
    const { deliveries } = await service.api
      .inject({
        url: '/api/admin/leads?site=usedcars',
        headers: { 'x-admin-token': service.adminToken, host: 'localhost' },
      })
      .then((answer) => answer.json<{ deliveries: { site: string }[] }>());
    expect(deliveries.map(({ site }) => site)).toEqual(['usedcars']);
  });

  it('VDP-18 a place that a member has too is the member’s own, with its number; another place keeps its own', async () => {
    const place = async (slug: string, id: string) =>
      (await call(slug, `/api/vehicles/kia-${id}`)).json<{ vehicle: Vehicle }>().vehicle.location;
    expect(await place('auburn', 'a1')).toMatchObject({ slug: 'auburn', phone: '02 5550 9000' });
    expect(await place('usedcars', 'b1')).toMatchObject({ slug: 'brisbane', phone: '02 5550 1000' });
    const revealed = await call('usedcars', '/api/phone-reveals', {
      car_id: 'b1',
      dealership_id: 'id-brisbane',
      website_id: 'member-usedcars',
    });
    expect(revealed.json(), 'a dealership that the site does not list').toMatchObject({ stored: true });
  });

  it('API-02 its pictures are served to members of the group only', async () => {
    const { db } = service.database;
    const has = (slug: string) =>
      shownStock(db, service.sites.bySlug(slug)!).hasPicture('https://pictures.example/a1.jpg');
    expect([await has('harbour'), await has('auburn'), await has('northline')]).toEqual([true, true, false]);
    // a file in the owner's folder
    mkdirSync(path.join(dealersDir, 'harbour/stock'), { recursive: true });
    writeFileSync(path.join(dealersDir, 'harbour/stock/own.svg'), SVG);
    const shown = async (slug: string) =>
      (await call(slug, '/media/stock/own.svg?width=64')).headers['x-picture'] ?? 'picture';
    expect([await shown('harbour'), await shown('auburn'), await shown('northline')]).toEqual([
      'picture',
      'picture',
      'placeholder',
    ]);
  });

  it('SRCH-06 is built anew for its owner and found by all; a member has nothing to build', async () => {
    await expect(service.indexer.rebuild('auburn')).rejects.toThrow(
      '"auburn" shows the stock of "harbour" (site.stockOf) and has none of its own: use --site harbour.',
    );
    expect(await service.indexer.rebuild()).toEqual([
      { site: 'harbour', vehicles: 5 },
      { site: 'northline', vehicles: 1 },
      { site: 'wattle', vehicles: 0 },
    ]);
    expect(ids(await page('auburn'))).toEqual(['a1']);
    const admin = await service.api.inject({
      method: 'POST',
      url: '/api/admin/search-index',
      payload: { site: 'auburn' },
      headers: { 'x-admin-token': service.adminToken },
    });
    expect(admin.statusCode).toBe(422);
    expect(admin.body).toContain('use --site harbour');
  });

  it('API-05 is imported once, for its owner, and every member shows what its rule lets through', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-'));
    const [file, map] = [path.join(dir, 'feed.csv'), path.join(dir, 'map.json')];
    const fields = Object.fromEntries(
      ['stocknum', 'make', 'model', 'city', 'state'].map((name) => [name, { from: name }]),
    );
    writeFileSync(map, JSON.stringify({ format: 'csv', fields }));
    writeFileSync(file, 'stocknum,make,model,city,state\nf1,Kia,Rio,Auburn,NSW\nf2,Kia,Rio,Brisbane,QLD\n');
    await expect(service.runImport({ site: 'auburn', file, map })).rejects.toThrow(
      /^"auburn" shows the stock of "harbour".*use --site harbour\.$/,
    );
    const states = () => ['harbour', 'northline'].map((owner) => service.indexer.stateOf(owner));
    const [before, other] = states();
    const answer = await service.runImport({ site: 'harbour', file, map, allowRemovals: true });
    expect(answer).toMatchObject({ created: 2, mended: 0 });
    // cached pages of the group are rendered again, those of other sites are not
    expect(states()[0]).not.toBe(before);
    expect(states()[1]).toBe(other);
    expect(ids(await found('auburn', { filter_by: 'status:=in_stock' }))).toEqual(['f1']);
    expect(ids(await found('usedcars', { filter_by: 'status:=in_stock' }))).toEqual(['f1', 'f2']);
    expect(ids(await found('auburn', { filter_by: 'status:=sold' })), 'what left the feed is sold everywhere').toEqual([
      'a1',
    ]);
    rmSync(dir, { recursive: true });
  });

  it('TEN-07 vehicles that a member had before rest: they are neither indexed nor shown', async () => {
    const { db } = service.database;
    await siteStock(db, 'auburn').seed([buildKia('old')], 'before');
    await service.worker.drain();
    const left = await db
      .selectFrom('outbox')
      .select(['last_error', 'done_at'])
      .where('site', '=', 'auburn')
      .where('topic', '=', 'index-vehicles')
      .execute();
    expect(left).toMatchObject([{ last_error: null, done_at: expect.any(Date) as Date }]);
    expect((await call('auburn', '/api/vehicles/kia-old')).statusCode).toBe(404);
    expect(ids(await page('auburn'))).not.toContain('old');
  });
});
