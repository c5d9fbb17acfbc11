import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from '@forecourt/vehicle/rules';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { siteFilter, VEHICLE_FIELDS } from '@forecourt/stock';
import { createTypesense, handle, scopedKey, type Typesense } from '@forecourt/typesense-embedded';
import type { VehicleFact } from '@forecourt/vehicle';
import { createSearchAccess, opensStock } from './searchAccess.js';

const MASTER = 'master-key-of-this-test';
const PARENT = 'parent-of-scoped-keys';
/** Appears in every field of what the site may not show. */
const MARK = 'Verborgen';
const NOW = Date.UTC(2026, 10, 21);

const vehicle = (id: string, own: object) => ({
  id,
  site: 'harbour',
  stocknum: id,
  title: `Kia ${id}`,
  make: 'Kia',
  model: 'Rio',
  status: 'in_stock',
  car_type: 'used',
  show_on_dealer_website: true,
  make_model: 'Kia Rio',
  item_type: 'car',
  reserved: false,
  preorder: false,
  certified: false,
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
  tie_break: 1,
  price: 20_000,
  ...own,
});
const hidden = { title: `${MARK} car`, make: MARK, model: MARK };
const VEHICLES = [
  vehicle('1', {}),
  vehicle('2', { price: 30_000 }),
  vehicle('x-other-site', { ...hidden, site: 'northline' }),
  vehicle('x-excluded', { ...hidden, car_type: 'new' }),
  vehicle('x-hidden', { ...hidden, show_on_dealer_website: false }),
  vehicle('x-withdrawn', { ...hidden, status: 'withdrawn' }),
];

let server: Typesense;
let key: string;
const ask = (method: string, path: string, query: Record<string, string>, body: string, apiKey = key) =>
  handle(server, { method, path, query, headers: { 'x-typesense-api-key': apiKey }, body });

beforeAll(() => {
  server = createTypesense({ apiKey: MASTER });
  for (const name of ['vehicles_1', 'leads']) server.createCollection({ name, fields: VEHICLE_FIELDS });
  ask('PUT', '/aliases/vehicles', {}, JSON.stringify({ collection_name: 'vehicles_1' }), MASTER);
  for (const name of ['vehicles', 'leads']) {
    const lines = (name === 'leads' ? [vehicle('lead', hidden)] : VEHICLES).map((line) => JSON.stringify(line));
    const { body } = ask('POST', `/collections/${name}/documents/import`, {}, lines.join('\n'), MASTER);
    expect(body).not.toContain('"success":false');
  }
  ask(
    'POST',
    '/keys',
    {},
    JSON.stringify({
      description: '',
      actions: ['documents:search'],
      collections: ['vehicles', 'vehicles_1'],
      value: PARENT,
    }),
    MASTER,
  );
  ask('PUT', '/presets/everything', {}, JSON.stringify({ value: { q: '*', filter_by: '' } }), MASTER);
  const stockRule: Rule<VehicleFact> = {
    all: [
      { fact: 'car_type', in: ['used'] },
      { fact: 'show_on_dealer_website', in: [true] },
      { fact: 'status', in: ['in_stock'] },
    ],
  };
  key = scopedKey(PARENT, {
    filter_by: siteFilter('harbour', { stockRule, includeSoldCarsDays: 30 }, NOW),
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  });
});

/** Pieces that break out of filters which are joined as text. */
const piece = fc.constantFrom(
  'site:=northline',
  'site:!=x',
  'id:=x-excluded',
  `make:=${MARK}`,
  'price:>0',
  '||',
  '&&',
  '(',
  ')',
  '`',
  '[',
  ']',
  ':=',
  '!',
  '"',
  "'",
  '\\',
  ',',
  '*',
  '\u0000',
  'x`]||site:=northline',
  ') || (site:=northline',
  'car_type:[new,used]',
);
const filter = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(' '));
const PARAMETERS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  collection: fc.constantFrom<string>('vehicles', 'vehicles_1', 'leads', '*', 'vehicles,leads', '../leads'),
  q: fc.constantFrom('*', MARK, 'verborgn', 'kia', '', `-kia`, `"${MARK}"`),
  query_by: fc.constantFrom('title', 'title,make', 'site', 'id', '*'),
  filter_by: filter,
  preset: fc.constantFrom('everything', 'x'),
  facet_by: fc.constantFrom('make', 'make,model,site', 'site(top: site:=northline)', 'price(a:[0,9e9])', '*'),
  facet_query: fc.constantFrom(`make:${MARK}`, 'make:v', `site:n`),
  facet_return_parent: fc.constantFrom('make'),
  max_facet_values: fc.constantFrom(100, 1e9),
  group_by: fc.constantFrom('site', 'make'),
  group_limit: fc.constantFrom(1, 99),
  sort_by: fc.oneof(
    filter.map((text) => `_eval(${text}):desc`),
    fc.constantFrom('price:desc', 'make:asc'),
  ),
  pinned_hits: fc.constantFrom('x-excluded:1', 'x-other-site:1,x-hidden:2'),
  hidden_hits: fc.constantFrom('1,2'),
  enable_overrides: fc.boolean(),
  override_tags: fc.constantFrom('*'),
  include_fields: fc.constantFrom('*', '$leads(*)', 'make'),
  per_page: fc.constantFrom(0, 250, 9999),
  page: fc.constantFrom(1, 2, -1),
  offset: fc.constantFrom(0, 1),
  limit_hits: fc.constantFrom(1e9),
  expires_at: fc.constantFrom(0, 9e12),
  drop_tokens_threshold: fc.constantFrom(0, 100),
  num_typos: fc.constantFrom(0, 2),
  prefix: fc.boolean(),
  'x-typesense-api-key': fc.constantFrom(MASTER.slice(0, 4), PARENT.slice(0, 4), ''),
  embedded: filter,
};
/** A search that works, with up to four parameters that should not. */
const hostile: fc.Arbitrary<Record<string, unknown>> = fc
  .subarray(Object.keys(PARAMETERS), { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, PARAMETERS[name] ?? fc.constant('')]))))
  .map((own) => ({ collection: 'vehicles', q: '*', ...own }));
const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'x-typesense-api-key')
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Nothing of a hidden vehicle is in an answer. The caller's own words come back as its query and in errors.
 */
function expectNothingHidden(body: string): void {
  const asked = new Set(['q', 'first_q', 'request_params', 'message', 'error', 'parsed_nl_query']);
  const told = JSON.stringify(JSON.parse(body, (name, value: unknown) => (asked.has(name) ? undefined : value)));
  expect(told).not.toContain(MARK);
  expect(told).not.toContain('x-');
  expect(told).not.toContain('northline');
}

describe('a site’s search key', () => {
  it('TEN-07 shows what the site may show', () => {
    const { body } = ask('GET', '/collections/vehicles/documents/search', { q: '*' }, '');
    expect((JSON.parse(body) as { found: number }).found).toBe(2);
    expectNothingHidden(body);
  });

  it('TEN-07 reaches no excluded vehicle by any search', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), hostile, (searches, common) => {
        const { status, body } = ask('POST', '/multi_search', texts(common), JSON.stringify({ searches, ...common }));
        if (status === 200 && /"found":[12]/.test(body)) answered++;
        expectNothingHidden(body);
      }),
      { numRuns: 1500 },
    );
    expect(answered, 'the searches were real ones').toBeGreaterThan(200);
    fc.assert(
      fc.property(hostile, (parameters) => {
        const at = `/collections/${encodeURIComponent(texts(parameters)['collection'] ?? 'vehicles')}/documents/search`;
        expectNothingHidden(ask('GET', at, texts(parameters), '').body);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['GET', '/collections/vehicles/documents/export'],
    ['GET', '/collections/vehicles/documents/x-excluded'],
    ['GET', '/collections/leads/documents/search'],
    ['POST', '/collections/vehicles/documents'],
    ['POST', '/collections/vehicles/documents/import'],
    ['PATCH', '/collections/vehicles/documents'],
    ['DELETE', '/collections/vehicles/documents'],
    ['GET', '/collections'],
    ['GET', '/collections/vehicles'],
    ['GET', '/aliases'],
    ['GET', '/presets'],
    ['PUT', '/presets/everything'],
    ['GET', '/keys'],
    ['POST', '/keys'],
    ['GET', '/collections/vehicles/overrides'],
    ['GET', '/collections/vehicles/synonyms'],
    ['POST', '/operations/snapshot'],
  ])('TEN-07 may not %s %s', (method, path) => {
    const { status, body } = ask(method, path, { q: '*', query_by: 'title', filter_by: 'id:!=y' }, '{}');
    expect([401, 404]).toContain(status);
    expectNothingHidden(body);
  });

  it('TEN-07 is no key once a letter of it is changed', () => {
    fc.assert(
      fc.property(fc.nat(key.length - 1), fc.constantFrom('A', 'b', '9', '='), (at, letter) => {
        const other = key.slice(0, at) + letter + key.slice(at + 1);
        const { status } = ask('GET', '/collections/vehicles/documents/search', { q: '*' }, '', other);
        // the last letters of base64 may mean the same
        if (Buffer.from(other, 'base64').toString('utf8') !== Buffer.from(key, 'base64').toString('utf8'))
          expect(status).toBe(401);
      }),
      { numRuns: 300 },
    );
  });
});

describe('facets of a large stock', () => {
  it('SRCH-22 count every vehicle, also where most of the stock is shown', () => {
    const large = createTypesense({ apiKey: MASTER });
    const request = (path: string, body: string, apiKey = MASTER) =>
      handle(large, { method: 'POST', path, query: {}, headers: { 'x-typesense-api-key': apiKey }, body });
    large.createCollection({ name: 'vehicles_harbour', fields: VEHICLE_FIELDS });
    const prices = Array.from({ length: 1500 }, (_, index) => vehicle(String(index), { price: 10_000 + index }));
    request('/collections/vehicles_harbour/documents/import', prices.map((line) => JSON.stringify(line)).join('\n'));
    const parent = { description: '', actions: ['documents:search'], collections: ['vehicles_harbour'], value: PARENT };
    request('/keys', JSON.stringify(parent));
    const access = createSearchAccess({ makeKey: (_slug, parameters) => scopedKey(PARENT, parameters) });
    const stockRule: Rule<VehicleFact> = { all: [{ fact: 'car_type', in: ['used'] }] };
    const site = { slug: 'harbour', stockOwner: 'harbour', site: { stockRule, includeSoldCarsDays: 30 } } as Parameters<
      typeof access
    >[0];
    const search = { collection: 'vehicles_harbour', q: '*', facet_by: 'price(low:[0,10500],high:[10500,99999])' };
    const { body } = request('/multi_search', JSON.stringify({ searches: [search] }), access(site).apiKey);
    const { results } = JSON.parse(body) as { results: { found: number; facet_counts: { counts: object[] }[] }[] };
    expect(results[0]?.found).toBe(1500);
    expect(results[0]?.facet_counts[0]?.counts).toMatchObject([
      { value: 'high', count: 1000 },
      { value: 'low', count: 500 },
    ]);
  });
});

describe('the key that a site hands out', () => {
  it('TEN-07 is made anew when it is soon to expire, and when the clock was set back by a year', () => {
    const site = {
      slug: 'harbour',
      stockOwner: 'harbour',
      site: { stockRule: { all: [] } },
    } as unknown as ConfiguredSite;
    const YEAR = 365 * 24 * 3_600_000;
    let now = NOW + YEAR;
    let made = 0;
    const access = createSearchAccess({ makeKey: () => `key ${++made}`, now: () => now });
    expect(access(site).apiKey).toBe('key 1');
    now = NOW;
    const { apiKey, expiresAt } = access(site);
    expect([apiKey, expiresAt]).toEqual(['key 2', NOW / 1000 + 3600]);
    now += 1_000_000;
    expect(access(site).apiKey).toBe('key 2');
    now += 300_000;
    expect(access(site).apiKey).toBe('key 3');
  });
  it('TEN-07 opens nothing once it has expired, nor when it was made while a clock was a year ahead', () => {
    const keyUntil = (expires_at: number) =>
      scopedKey(PARENT, { filter_by: 'site:=`harbour` && price:>0', expires_at });
    const now = NOW / 1000;
    const opens = (expires: number) => opensStock('harbour', PARENT, keyUntil(expires), NOW);
    expect([now + 1, now + 3600, now + 3700].map(opens)).toEqual([true, true, true]);
    expect([now, now - 1, now + 365 * 24 * 3600].map(opens)).toEqual([false, false, false]);
  });
});
