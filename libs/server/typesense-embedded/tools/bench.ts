// Times the listing's whole search call in process and over HTTP, and the same work through a general library.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { count, create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Client } from 'typesense';
import { createTypesense, listen, type Typesense } from '../src/index.js';

type Doc = Record<string, unknown> & { id: string };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    size: { type: 'string', multiple: true },
    dir: { type: 'string', default: path.join(import.meta.dirname, '../../../../../shared/typesense-golden') },
  },
});

const FACETS = 'make,model,body,fuel,transmission,colour,seats,state,city,year';
const MAKES = [
  'Toyota',
  'Mazda',
  'Hyundai',
  'Kia',
  'Ford',
  'Mitsubishi',
  'Nissan',
  'Subaru',
  'Isuzu',
  'Volkswagen',
  'BMW',
  'Audi',
];
const FIELDS = [
  { name: 'title', type: 'string' },
  ...['make', 'model', 'body', 'fuel', 'transmission', 'colour', 'state', 'city', 'status', 'car_type'].map((name) => ({
    name,
    type: 'string',
    facet: true,
    optional: true,
  })),
  ...['year', 'km', 'price', 'seats'].map((name) => ({ name, type: 'int32', facet: true, optional: true })),
];

/** Look-alike stock for machines without the recorded one. */
function generated(size: number): Doc[] {
  let state = 7;
  const random = (limit: number): number => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state % limit;
  };
  return Array.from({ length: size }, (_, index) => {
    const make = MAKES[Math.min(random(12), random(12))] ?? 'Toyota';
    const model = `${make.slice(0, 2)}${random(30)}`;
    const year = 2000 + random(26);
    return {
      id: String(index),
      title: `${year} ${make} ${model} Sport`,
      make,
      model,
      body: `Body ${random(9)}`,
      fuel: `Fuel ${random(6)}`,
      transmission: `T${random(2)}`,
      colour: `Colour ${random(20)}`,
      state: `S${random(8)}`,
      city: `City ${random(400)}`,
      status: random(9) ? 'in_stock' : 'sold',
      car_type: 'used',
      year,
      km: random(200_000),
      price: 3000 + random(90_000),
      seats: 2 + random(7),
    };
  });
}

function realDocs(): Doc[] {
  const file = path.join(values.dir, 'documents.jsonl.gz');
  if (!existsSync(file)) return generated(16_734);
  const keep = new Set(['id', ...FIELDS.map(({ name }) => name)]);
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => Object.fromEntries(Object.entries(JSON.parse(line) as Doc).filter(([key]) => keep.has(key))) as Doc);
}

function enlarged(docs: readonly Doc[], size: number): Doc[] {
  return Array.from({ length: size }, (_, index) => {
    const doc = docs[index % docs.length] as Doc;
    return {
      ...doc,
      id: String(index),
      km: Number(doc['km'] ?? 0) + index,
      price: Number(doc['price'] ?? 20_000) + (index % 977),
    };
  });
}

/** Query with a typo, three filters, ten facets with their own counts, price order, 21 hits. */
const CALL = (() => {
  const filters = {
    status: 'status:=[in_stock,coming_soon]',
    make: 'make:=[Toyota,Mazda]',
    price: 'price:[5000..60000]',
  };
  const common = { collection: 'vehicles', q: 'toyta', query_by: 'make,model,title', max_facet_values: 100 };
  return {
    searches: [
      {
        ...common,
        filter_by: Object.values(filters).join(' && '),
        facet_by: `${FACETS},price`,
        sort_by: 'price:asc',
        per_page: 21,
      },
      { ...common, filter_by: `${filters.status} && ${filters.price}`, facet_by: 'make', per_page: 0 },
      { ...common, filter_by: `${filters.status} && ${filters.make}`, facet_by: 'price', per_page: 0 },
    ],
  };
})();

async function time(rounds: number, work: () => unknown): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let i = 0; i < rounds + 10; i++) {
    const startedAt = performance.now();
    await work();
    if (i >= 10) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

function load(docs: readonly Doc[]): Typesense {
  const server = createTypesense({ apiKey: 'bench' });
  const collection = server.createCollection({ name: 'vehicles', fields: FIELDS });
  for (let at = 0; at < docs.length; at += 5000)
    server.write(
      collection,
      docs.slice(at, at + 5000).map((doc) => server.prepare(collection, doc, 'create', 'coerce_or_drop')),
    );
  return server;
}

const show = (name: string, { median, p95 }: { median: number; p95: number }) =>
  console.log(`${name.padEnd(46)} median ${median.toFixed(2).padStart(8)} ms   p95 ${p95.toFixed(2).padStart(8)} ms`);

const base = realDocs();
let reference = 0;
const sizes = values.size?.map(Number) ?? (values.quick ? [base.length] : [base.length, 100_000, 500_000]);
for (const size of sizes) {
  const server = load(size === base.length ? base : enlarged(base, size));
  const collection = server.find('vehicles');
  // a changed collection forgets what it kept of filters: what is timed is the work itself
  const fresh = await time(size > 200_000 ? 60 : 200, () => {
    collection.filterCache.clear();
    return server.multiSearch(CALL, 'bench');
  });
  show(`${size} vehicles, in process, nothing cached`, fresh);
  show(`${size} vehicles, in process, filters cached`, await time(100, () => server.multiSearch(CALL, 'bench')));
  if (size !== base.length) continue;
  reference = fresh.median;
  const { http, port } = await listen(server, { port: 0 });
  const client = new Client({
    nodes: [{ host: '127.0.0.1', port, protocol: 'http' }],
    apiKey: 'bench',
    cacheSearchResultsForSeconds: 0,
  });
  show(`${size} vehicles, official client over HTTP`, await time(200, () => client.multiSearch.perform(CALL as never)));
  http.close();
}
if (reference === 0) process.exit(0);
const orama = create({
  schema: {
    title: 'string',
    make: 'enum',
    model: 'enum',
    body: 'enum',
    fuel: 'enum',
    transmission: 'enum',
    colour: 'enum',
    state: 'enum',
    city: 'enum',
    status: 'enum',
    year: 'number',
    price: 'number',
    seats: 'number',
  } as const,
});
await insertMultiple(orama, base as never[], 1000);
const facets = Object.fromEntries(
  FACETS.split(',').map((name) => [
    name,
    name === 'year' || name === 'seats' ? { ranges: [{ from: 0, to: 3000 }] } : { limit: 100 },
  ]),
);
const ask = (where: object) =>
  searchOrama(orama, {
    term: 'toyta',
    properties: ['title'],
    tolerance: 1,
    where,
    facets,
    sortBy: { property: 'price' },
    limit: 21,
  } as never);
const general = await time(15, async () => {
  await ask({
    status: { in: ['in_stock', 'coming_soon'] },
    make: { in: ['Toyota', 'Mazda'] },
    price: { between: [5000, 60_000] },
  });
  await ask({ status: { in: ['in_stock', 'coming_soon'] }, price: { between: [5000, 60_000] } });
  await ask({ status: { in: ['in_stock', 'coming_soon'] }, make: { in: ['Toyota', 'Mazda'] } });
});
show(`${count(orama)} vehicles, general library (Orama)`, general);
console.log(`ratio: ${(general.median / reference).toFixed(0)} times`);
process.exit(0);
