import { Client, Errors } from 'typesense';
import adapterModule from 'typesense-instantsearch-adapter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './http/listen.js';
import { createTypesense } from './typesense.js';

// the adapter is a CommonJS module whose default export Node wraps once more
type AdapterClass = typeof adapterModule;
const TypesenseInstantSearchAdapter = (adapterModule as unknown as { default?: AdapterClass }).default ?? adapterModule;

const KEY = 'master';
const server = createTypesense({ apiKey: KEY });
let port = 0;
let close: () => void = () => undefined;
let client: Client;
const nodes = () => [{ host: '127.0.0.1', port, protocol: 'http' }];

const SCHEMA = {
  name: 'cars',
  fields: [
    { name: 'title', type: 'string' as const },
    { name: 'make', type: 'string' as const, facet: true },
    { name: 'model', type: 'string' as const, facet: true },
    { name: 'dealership_slug', type: 'string' as const, facet: true },
    { name: 'price', type: 'int32' as const, facet: true, optional: true },
    { name: 'year', type: 'int32' as const, facet: true },
    { name: 'place', type: 'geopoint' as const, optional: true },
  ],
};
const car = (id: string, make: string, model: string, price: number, dealership: string, place?: [number, number]) => ({
  id,
  title: `${make} ${model}`,
  make,
  model,
  price,
  year: 2015 + Number(id),
  dealership_slug: dealership,
  ...(place ? { place } : {}),
});
const CARS = [
  car('1', 'Toyota', 'Corolla', 20_000, 'acme', [-33.87, 151.21]),
  car('2', 'Toyota', 'HiLux', 50_000, 'acme', [-37.81, 144.96]),
  car('3', 'Mazda', '3', 18_000, 'acme'),
  car('4', 'Peugeot', '2008', 25_000, 'other'),
  car('5', 'Mercedes-Benz', 'C 200: Line', 70_000, 'other'),
];

beforeAll(async () => {
  const { http, port: taken } = await listen(server, { port: 0 });
  port = taken;
  close = () => http.close();
  client = new Client({ nodes: nodes(), apiKey: KEY, cacheSearchResultsForSeconds: 0, numRetries: 0 });
  await client.collections().create(SCHEMA);
  await client.collections('cars').documents().import(CARS, { action: 'create' });
});
afterAll(() => close());

describe('the official client, unchanged', () => {
  it('walks through collections, aliases and documents', async () => {
    expect((await client.health.retrieve()).ok).toBe(true);
    await client.collections().create({ ...SCHEMA, name: 'walk' });
    await client.aliases().upsert('walking', { collection_name: 'walk' });
    const documents = client.collections<(typeof CARS)[number]>('walking').documents();
    await documents.create(CARS[0] as (typeof CARS)[number]);
    await documents.upsert({ ...(CARS[0] as (typeof CARS)[number]), price: 19_500 });
    expect(await client.collections('walk').documents('1').retrieve()).toMatchObject({ price: 19_500 });
    await client.collections('walk').documents('1').update({ price: 19_000 });
    const answers = await client
      .collections('walk')
      .documents()
      .import([CARS[1], { id: '9', title: 7 }] as never, { action: 'create' })
      .catch((error: unknown) => (error as { importResults: unknown }).importResults);
    expect(answers).toMatchObject([{ success: true }, { success: false, code: 400 }]);
    expect((await client.collections('walk').documents().export()).trim().split('\n')).toHaveLength(2);
    expect(await client.collections('walk').documents().delete({ filter_by: 'price:<20000' })).toMatchObject({
      num_deleted: 1,
    });
    expect((await client.collections().retrieve()).map(({ name }) => name).sort()).toEqual(['cars', 'walk']);
    await client.aliases('walking').delete();
    expect((await client.collections('walk').delete()).name).toBe('walk');
  });

  it('searches alone and several at once, with its error classes', async () => {
    const found = await client
      .collections('cars')
      .documents()
      .search({ q: 'toyta', query_by: 'title', sort_by: 'price:desc' });
    expect(found.hits?.map(({ document }) => (document as { id: string }).id)).toEqual(['2', '1']);
    const { results } = await client.multiSearch.perform(
      {
        searches: [
          { collection: 'cars', q: '*', facet_by: 'make' },
          { collection: 'nowhere', q: '*' },
        ],
      },
      {},
    );
    expect(results[0]).toMatchObject({ found: 5 });
    expect(results[1]).toMatchObject({ code: 404 });
    await expect(client.collections('nowhere').retrieve()).rejects.toBeInstanceOf(Errors.ObjectNotFound);
    await expect(client.collections().create(SCHEMA)).rejects.toBeInstanceOf(Errors.ObjectAlreadyExists);
    await expect(
      client.collections('cars').documents().search({ q: '*', filter_by: 'nothing:=1' }),
    ).rejects.toBeInstanceOf(Errors.RequestMalformed);
    const stranger = new Client({ nodes: nodes(), apiKey: 'wrong', numRetries: 0 });
    await expect(stranger.collections().retrieve()).rejects.toBeInstanceOf(Errors.RequestUnauthorized);
  });

  it('keeps synonyms, curations and keys, and makes scoped keys that hold', async () => {
    await client
      .collections('cars')
      .synonyms()
      .upsert('utes', { synonyms: ['ute', 'hilux'] });
    const utes = await client.collections('cars').documents().search({ q: 'ute', query_by: 'title' });
    expect(utes.hits?.map(({ document }) => (document as { id: string }).id)).toEqual(['2']);
    await client.collections('cars').synonyms('utes').delete();
    await client
      .collections('cars')
      .overrides()
      .upsert('first', { rule: { query: 'toyota', match: 'exact' }, includes: [{ id: '3', position: 1 }] });
    const curated = await client.collections('cars').documents().search({ q: 'toyota', query_by: 'title' });
    expect((curated.hits?.[0]?.document as { id: string } | undefined)?.id).toBe('3');
    await client.collections('cars').overrides('first').delete();

    const parent = await client
      .keys()
      .create({ description: 'parent', actions: ['documents:search'], collections: ['cars'] });
    const scoped = client
      .keys()
      .generateScopedSearchKey(parent.value as string, { filter_by: 'dealership_slug:=acme' });
    const shopper = new Client({ nodes: nodes(), apiKey: scoped, cacheSearchResultsForSeconds: 0, numRetries: 0 });
    const seen = await shopper.collections('cars').documents().search({ q: '*', filter_by: 'price:>0 || id:=5' });
    expect(seen.found).toBe(3);
    await expect(shopper.collections('cars').retrieve()).rejects.toBeInstanceOf(Errors.RequestUnauthorized);
  });
});

describe('typesense-instantsearch-adapter, unchanged', () => {
  interface Result {
    nbHits: number;
    nbPages: number;
    hits: { objectID: string }[];
    facets: Record<string, Record<string, number>>;
    facets_stats: Record<string, { min: number; max: number }>;
  }
  /** What InstantSearch calls; the adapter's own type needs that library's. */
  interface AdapterClient {
    search(requests: object[]): Promise<{ results: Result[] }>;
    searchForFacetValues(requests: object[]): Promise<{ facetHits: { value: string; count: number }[] }[]>;
  }
  const clientWith = (apiKey: string, options: object = {}): AdapterClient => {
    const adapter: unknown = new TypesenseInstantSearchAdapter({
      server: { apiKey, nodes: nodes(), cacheSearchResultsForSeconds: 0, numRetries: 0 },
      additionalSearchParameters: { query_by: 'title,make,model' },
      ...options,
    });
    return (adapter as { searchClient: AdapterClient }).searchClient;
  };
  const ask = async (
    params: object,
    { key = KEY, index = 'cars', options = {} }: { key?: string; index?: string; options?: object } = {},
  ): Promise<Result[]> => {
    return (await clientWith(key, options).search([{ indexName: index, params }])).results;
  };
  const ids = (result: Result | undefined) => (result?.hits ?? []).map(({ objectID }) => objectID).sort();

  it('finds with a typo, counts facets and their statistics', async () => {
    const [result] = await ask({ query: 'toyta', facets: ['make', 'price'], maxValuesPerFacet: 20 });
    expect(ids(result)).toEqual(['1', '2']);
    expect(result?.facets['make']).toEqual({ Toyota: 2 });
    expect(result?.facets_stats['price']).toMatchObject({ min: 20_000, max: 50_000 });
  });
  it('refines by several values of a facet and by numbers', async () => {
    const [either] = await ask({ facetFilters: [['make:Toyota', 'make:Mazda']] });
    expect(ids(either)).toEqual(['1', '2', '3']);
    const [narrow] = await ask({ facetFilters: [['make:Toyota', 'make:Mazda']], numericFilters: ['price<=20000'] });
    expect(ids(narrow)).toEqual(['1', '3']);
  });
  it.each([
    ['3', '3'],
    ['2008', '4'],
  ])('takes a model that looks like a number: %s', async (model, id) => {
    expect(ids((await ask({ facetFilters: [[`model:${model}`]] }))[0])).toEqual([id]);
  });
  it('takes a value with a colon where the field is declared for it', async () => {
    const options = { facetableFieldsWithSpecialCharacters: ['model'] };
    expect(ids((await ask({ facetFilters: [['model:C 200: Line']] }, { options }))[0])).toEqual(['5']);
  });
  it('sorts by the name of its index, and pages', async () => {
    const [first] = await ask({ hitsPerPage: 2, page: 0 }, { index: 'cars/sort/price:desc' });
    expect(first?.hits.map(({ objectID }) => objectID)).toEqual(['5', '2']);
    expect([first?.nbHits, first?.nbPages]).toEqual([5, 3]);
    const [last] = await ask({ hitsPerPage: 2, page: 2 }, { index: 'cars/sort/price:desc' });
    expect(last?.hits.map(({ objectID }) => objectID)).toEqual(['3']);
  });
  it('searches in the values of a facet', async () => {
    const [answer] = await clientWith(KEY).searchForFacetValues([
      { indexName: 'cars', params: { facets: ['make'], facetName: 'make', facetQuery: 'merc' } },
    ]);
    expect(answer?.facetHits.map(({ value, count }) => [value, count])).toEqual([['Mercedes-Benz', 1]]);
  });
  it('finds around a point', async () => {
    const [near] = await ask(
      { aroundLatLng: '-33.87, 151.21', aroundRadius: 50_000 },
      { options: { geoLocationField: 'place' } },
    );
    expect(ids(near)).toEqual(['1']);
  });
  it.each(['[a] || dealership_slug:other', '`x` || dealership_slug:=`other`', 'x && dealership_slug:other'])(
    'TEN-07 a hostile facet value shows nothing beyond the scoped key: %s',
    async (value) => {
      const parent = await client
        .keys()
        .create({ description: 'parent', actions: ['documents:search'], collections: ['cars'] });
      const key = client.keys().generateScopedSearchKey(parent.value as string, { filter_by: 'dealership_slug:=acme' });
      const seen = await ask({ facetFilters: [[`model:${value}`]] }, { key }).catch(() => []);
      for (const id of ids(seen[0])) expect(['1', '2', '3']).toContain(id);
      const all = await ask({}, { key });
      expect(ids(all[0])).toEqual(['1', '2', '3']);
    },
  );
});
