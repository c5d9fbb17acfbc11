import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Client } from 'typesense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handle } from './http/handle.js';
import { listen } from './http/listen.js';
import { scopedKey } from './keys.js';
import { createTypesense, type Typesense } from './typesense.js';

const FIELDS = [
  { name: 'title', type: 'string' },
  { name: 'make', type: 'string', facet: true },
  { name: 'site', type: 'string', facet: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'sold', type: 'bool', facet: true },
];
interface Car {
  id: string;
  title: string;
  make: string;
  site: string;
  price?: number;
  sold: boolean;
}
const MAKES = ['Toyota', 'Land Rover', 'Mercedes-Benz', 'Kia'];
const car: fc.Arbitrary<Omit<Car, 'id'>> = fc.record(
  {
    title: fc.constantFrom('Corolla Sport', 'Defender', 'C200 Coupe', 'Rio'),
    make: fc.constantFrom(...MAKES),
    site: fc.constantFrom('a', 'b'),
    price: fc.integer({ min: 0, max: 20 }),
    sold: fc.boolean(),
  },
  { requiredKeys: ['title', 'make', 'site', 'sold'] },
);

function serverWith(cars: readonly Omit<Car, 'id'>[]): Typesense {
  const server = createTypesense({ apiKey: 'master' });
  const collection = server.createCollection({ name: 'cars', fields: FIELDS });
  server.write(
    collection,
    cars.map((item, index) => server.prepare(collection, { ...item, id: String(index) }, 'create', 'reject')),
  );
  return server;
}
const idsOf = (answer: Record<string, unknown>) =>
  (answer['hits'] as { document: Car }[]).map(({ document }) => document.id).sort();

describe('filters, facets and order against a plain reading', () => {
  type Condition = { text: string; test: (item: Omit<Car, 'id'>) => boolean };
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc
      .constantFrom(...MAKES)
      .map((make) => ({ text: `make:=\`${make}\``, test: (item: Omit<Car, 'id'>) => item.make === make })),
    fc
      .constantFrom(...MAKES)
      .map((make) => ({ text: `make:!=\`${make}\``, test: (item: Omit<Car, 'id'>) => item.make !== make })),
    fc.tuple(fc.constantFrom('>', '<', '>=', '<='), fc.integer({ min: 0, max: 20 })).map(([operator, bound]) => ({
      text: `price:${operator}${bound}`,
      test: ({ price }: Omit<Car, 'id'>) =>
        price !== undefined &&
        (operator === '>'
          ? price > bound
          : operator === '<'
            ? price < bound
            : operator === '>='
              ? price >= bound
              : price <= bound),
    })),
    fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => ({
      text: `price:[${a}..${b}]`,
      test: ({ price }: Omit<Car, 'id'>) => price !== undefined && price >= a && price <= b,
    })),
    fc.boolean().map((sold) => ({ text: `sold:${sold}`, test: (item: Omit<Car, 'id'>) => item.sold === sold })),
  );
  const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      condition,
      fc.tuple(tie('tree'), tie('tree'), fc.boolean()).map(([a, b, isAnd]) => ({
        text: `(${a.text} ${isAnd ? '&&' : '||'} ${b.text})`,
        test: (item: Omit<Car, 'id'>) => (isAnd ? a.test(item) && b.test(item) : a.test(item) || b.test(item)),
      })),
    ),
  }));

  it('selects, counts and sorts as a loop over the documents does', () => {
    fc.assert(
      fc.property(fc.array(car, { maxLength: 60 }), tree, (cars, { text, test }) => {
        const answer = serverWith(cars).search(
          'cars',
          { q: '*', filter_by: text, facet_by: 'make', sort_by: 'price:asc', per_page: 250 },
          'master',
        );
        const wanted = cars.flatMap((item, index) => (test(item) ? [String(index)] : []));
        expect(idsOf(answer)).toEqual([...wanted].sort());
        const [facet] = answer['facet_counts'] as { counts: { value: string; count: number }[] }[];
        for (const { value, count } of facet?.counts ?? [])
          expect(count).toBe(cars.filter((item) => test(item) && item.make === value).length);
        const prices = (answer['hits'] as { document: Car }[]).flatMap(({ document }) => document.price ?? []);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }),
      { numRuns: 150 },
    );
  });
});

describe('hostile input', () => {
  it('never answers 5xx, whatever the request', () => {
    const server = serverWith([{ title: 'Corolla', make: 'Toyota', site: 'a', sold: false }]);
    const junk = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[()!&|:=<>`[\]., a-z0-9*-]{0,80}$/));
    fc.assert(
      fc.property(
        fc.record(
          {
            q: junk,
            filter_by: junk,
            sort_by: junk,
            facet_by: junk,
            query_by: fc.constantFrom('title', 'make', 'nope', ''),
            page: junk,
            group_by: junk,
            facet_query: junk,
            pinned_hits: junk,
          },
          { requiredKeys: ['q'] },
        ),
        (query) => {
          const { status } = handle(server, {
            method: 'GET',
            path: '/collections/cars/documents/search',
            query,
            headers: { 'x-typesense-api-key': 'master' },
            body: '',
          });
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 600 },
    );
    for (const filter of ['('.repeat(50_000), '!('.repeat(200), 'make:='.repeat(5000)]) {
      expect(
        handle(server, {
          method: 'GET',
          path: '/collections/cars/documents/search',
          query: { q: 'x'.repeat(10_000), query_by: 'title', filter_by: filter },
          headers: { 'x-typesense-api-key': 'master' },
          body: '',
        }).status,
      ).toBeLessThan(500);
    }
  });

  it('TEN-07 a scoped key shows nothing beyond its filter, whatever filter is sent with it', () => {
    const server = serverWith(
      Array.from({ length: 20 }, (_, index) => ({
        title: 'Rio',
        make: 'Kia',
        site: index % 2 ? 'a' : 'b',
        sold: false,
      })),
    );
    server.keys.add(server.keys.make({ actions: ['documents:search'], collections: ['cars'], value: 'parent-key' }));
    const key = scopedKey('parent-key', { filter_by: 'site:=a' });
    const pieces = ['make:=x', 'site:=b', 'site:!=a', ') || (', '`', ' || ', ' && ', '(', ')', '[', ']', 'id:!=z', '!'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
        fc.constantFrom(undefined, '0:1', '2:1,4:2'),
        (parts, pinned) => {
          const { results } = server.multiSearch(
            {
              searches: [
                {
                  collection: 'cars',
                  q: '*',
                  per_page: 250,
                  filter_by: parts.join(''),
                  ...(pinned ? { pinned_hits: pinned } : {}),
                },
              ],
            },
            key,
          );
          const hits = (results[0]?.['hits'] ?? []) as { document: Car }[];
          expect(hits.every(({ document }) => document.site === 'a')).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
    expect(() =>
      server.search('cars', { q: '*' }, scopedKey('parent-key', { filter_by: 'site:=a', expires_at: 1 })),
    ).toThrow('Forbidden');
    expect(() => server.search('cars', { q: '*' }, `A${key.slice(1)}`)).toThrow('Forbidden');
  });
});

describe('the official client', () => {
  let stop: () => void;
  let client: Client;
  beforeAll(async () => {
    const server = createTypesense({ apiKey: 'master' });
    const { http, port } = await listen(server, { port: 0 });
    stop = () => http.close();
    client = new Client({
      nodes: [{ host: '127.0.0.1', port, protocol: 'http' }],
      apiKey: 'master',
      connectionTimeoutSeconds: 5,
    });
  });
  afterAll(() => stop());

  it('creates, imports, searches, aliases and deletes', async () => {
    await client.collections().create({ name: 'cars', fields: FIELDS as never });
    const results = await client
      .collections<Car>('cars')
      .documents()
      .import(
        [
          { id: '1', title: 'Corolla', make: 'Toyota', site: 'a', sold: false, price: 9 },
          { id: '2', title: 'Rio', make: 'Kia', site: 'a', sold: true },
        ],
        { action: 'create' },
      );
    expect(results.every(({ success }) => success)).toBe(true);
    const found = await client
      .collections<Car>('cars')
      .documents()
      .search({ q: 'corrola', query_by: 'title', facet_by: 'make' });
    expect(found.found).toBe(1);
    expect(found.hits?.[0]?.highlights?.[0]?.snippet).toBe('<mark>Corolla</mark>');
    await client.aliases().upsert('current', { collection_name: 'cars' });
    const several = (await client.multiSearch.perform({
      searches: [
        { collection: 'current', q: '*', query_by: 'title' },
        { collection: 'nope', q: '*' },
      ],
    } as never)) as unknown as { results: { found?: number; error?: string }[] };
    expect(several.results[0]?.found).toBe(2);
    expect(several.results[1]?.error).toBe('Collection not found');
    await expect(client.collections('cars').documents('99').retrieve()).rejects.toThrow(
      'Could not find a document with id: 99',
    );
    await client.collections('cars').delete();
  });
});

describe('persistence', () => {
  it('keeps every acknowledged write through kills, and cuts off a torn end', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-search-'));
    const root = path.resolve(import.meta.dirname, '../../../..');
    const script = `
      import { createTypesense } from './libs/server/typesense-embedded/src/index.js';
      const server = createTypesense({ apiKey: 'k', dataDir: process.argv[1] });
      if (!server.collections.has('n')) server.createCollection({ name: 'n', fields: [{ name: 'v', type: 'int32' }] });
      const collection = server.find('n');
      for (let id = collection.count; ; id++) {
        server.write(collection, [server.prepare(collection, { id: String(id), v: id }, 'create', 'reject')]);
        process.stdout.write(id + '\\n');
        if (id % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }`;
    let acknowledged = -1;
    for (let round = 0; round < 4; round++) {
      const child = spawn(
        process.execPath,
        ['--import', './tools/node-ts.mjs', '--conditions=@forecourt/source', '--input-type=module', '-e', script, dir],
        { cwd: root },
      );
      let output = '';
      await new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.split('\n').length > 150) child.kill('SIGKILL');
        });
        child.once('exit', () => resolve());
      });
      // the last line may be cut, and no line is printed before its write
      acknowledged = Math.max(acknowledged, ...output.split('\n').slice(0, -1).map(Number));
    }
    appendFileSync(path.join(dir, 'journal.log'), Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const server = createTypesense({ apiKey: 'k', dataDir: dir });
    const collection = server.find('n');
    expect(acknowledged).toBeGreaterThan(100);
    expect(collection.count).toBeGreaterThanOrEqual(acknowledged + 1);
    for (let id = 0; id <= acknowledged; id++) expect(collection.get(String(id))?.['v']).toBe(id);
    expect(() => createTypesense({ apiKey: 'k', dataDir: dir })).toThrow(/is in use by process/);
    server.close();
    rmSync(dir, { recursive: true });
  }, 60_000);
});
