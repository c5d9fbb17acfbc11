import { request } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { port, SITES } from './withBrowser.ts';

/** The same requests at each run: a fault can be looked at again. */
const SEED = 10_003;
const REQUESTS = 3000;
const AT_ONCE = 8;
const SLOW_MS = 1000;

interface Asked {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}
interface Answered extends Asked {
  readonly status: number;
  readonly milliseconds: number;
}

const NAMES = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toyota',
  'mazda',
  'suv',
  'used',
  'new',
  'kia-rio',
  'harbour',
  'price-asc',
  '2000',
];
const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...NAMES, '', '0', '-1', '1e9', '..', '%', '%00', '%ff', '%E0%A4%A', '<b>', '[', ']'),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 400, maxLength: 900 }) },
);
/** Mostly encoded as a browser does it, sometimes raw. */
const written = fc
  .tuple(word, fc.integer({ min: 0, max: 9 }))
  .map(([text, dice]) => (dice === 0 ? text.replace(/[^\x21-\x7e]/g, '~') : encodeURIComponent(text)));
const name = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'make',
      'model',
      'body',
      'price',
      'range[price]',
      'range[weekly_price]',
      'sortBy',
      'page',
      'query',
      'postcode',
      'distance',
      'seats',
      'state',
      'price_range',
      'vehicle',
      'term',
      'deposit',
      'vehiclePriceBudget',
      'redirect',
      'view',
    ),
  },
  { weight: 1, arbitrary: written },
);
const query = fc
  .array(fc.tuple(name, written), { maxLength: 5 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`));
const PAGES = [
  '/',
  '/search',
  '/used-cars',
  '/cars',
  '/brands',
  '/models',
  '/finance',
  '/contact-us',
  '/garage',
  '/locations',
  '/offers',
  '/success',
  '/saved',
  '/compare',
  '/sitemap.xml',
  '/robots.txt',
  '/assets',
  '/vehicles',
  '/cars/x',
  '/print',
];
const API = [
  '/api/vehicles',
  '/api/cars',
  '/api/places',
  '/api/delivery',
  '/api/locations',
  '/api/appointments',
  '/api/search-key',
  '/api/enquiries',
  '/api/phone-reveals',
  '/api/youx/quote',
  '/api/personalised/finance',
  '/api/admin',
  '/api/openapi.json',
  '/api/health',
];
const address = (bases: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...bases), fc.array(written, { maxLength: 3 }), query)
    .map(([base, parts, search]) =>
      `${base === '/' ? '' : base}/${parts.join('/')}${search}`.replace(/(?<!^)\/(?=\?|$)/, ''),
    );
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS') },
);
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'application/xml',
  'x',
];
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
const body = fc.oneof(
  json,
  query.map((text) => text.slice(1)),
  fc.constantFrom('', '{', '[]', '{"__proto__":1}'),
);
const picture = fc
  .tuple(
    fc.array(written, { maxLength: 4 }),
    fc.constantFrom('', '?w=320', '?w=4000&f=avif', '?w=-1', '?w=x&f=exe', '?f=webp&w=640'),
  )
  .map(([parts, search]) => `/media/${parts.join('/')}${search}`);
const search = fc
  .dictionary(
    fc.constantFrom(
      'q',
      'query_by',
      'filter_by',
      'facet_by',
      'sort_by',
      'group_by',
      'per_page',
      'page',
      'collection',
      'facet_query',
      'pinned_hits',
      'constructor',
    ),
    fc.oneof(
      word,
      fc.constantFrom('title,make', 'make:=x', 'price:>', 'make', 'price:asc', '250', '*'),
      fc.jsonValue({ maxDepth: 2 }),
    ),
    { maxKeys: 6 },
  )
  .map((own) => ({ collection: 'vehicles_harbour', q: '*', ...own }));
const slug = fc.constantFrom(...SITES.map((site) => site.slug));
const anything: fc.Arbitrary<Asked> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      slug,
      method,
      path: address([...PAGES, ...SITES.map(({ listing }) => listing)]),
      type: fc.constantFrom(...TYPES),
      body,
    }),
  },
  { weight: 3, arbitrary: fc.record({ slug, method, path: address(API), type: fc.constantFrom(...TYPES), body }) },
  {
    weight: 2,
    arbitrary: fc.record({
      slug,
      method: fc.constant('POST'),
      path: fc.constant('/typesense/multi_search'),
      type: fc.constant('text/plain'),
      body: fc.oneof(
        fc.array(search, { maxLength: 4 }).map((searches) => JSON.stringify({ searches })),
        body,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ slug, method: fc.constant('GET'), path: picture }) },
);

function send(asked: Asked, key: string, from: number): Promise<Answered> {
  const { slug: site, method: verb, path, type, body: text } = asked;
  const hasBody = text !== undefined && (verb === 'POST' || verb === 'PUT');
  const at = path.startsWith('/typesense') ? `${path}?x-typesense-api-key=${encodeURIComponent(key)}` : path;
  const headers = {
    host: `${site}.localhost:${port}`,
    // visitors have their own counts of what they may ask
    'x-forwarded-for': `198.51.${(from >> 8) % 256}.${from % 256}`,
    ...(hasBody ? { 'content-type': type ?? 'text/plain', 'content-length': Buffer.byteLength(text) } : {}),
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request({ host: '127.0.0.1', port, method: verb, path: at, headers }, (response) => {
      response.resume().on('end', () => {
        const milliseconds = performance.now() - startedAt;
        resolve({ ...asked, status: response.statusCode ?? 0, milliseconds });
      });
    });
    sent.on('error', reject).end(hasBody ? text : undefined);
  });
}

describe('3,000 requests of every kind', () => {
  it('are answered, none of them with a fault of ours, and none is slow', async () => {
    const keys = new Map<string, string>(
      await Promise.all(
        SITES.map(async ({ slug: site }) => {
          const { text } = await ask(port, site, '/api/search-key');
          const { apiKey } = JSON.parse(text) as { apiKey: string };
          return [site, apiKey] as const;
        }),
      ),
    );
    const waiting = fc.sample(anything, { numRuns: REQUESTS, seed: SEED });
    const answers: Answered[] = [];
    const askOn = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        answers.push(await send(next, keys.get(next.slug) ?? '', waiting.length));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    expect(answers).toHaveLength(REQUESTS);
    const told = ({ method: verb, path, type, status, body: text }: Answered) =>
      `${status} ${verb} ${path.slice(0, 200)} ${type ?? ''} ${(text ?? '').slice(0, 200)}`;
    // a request that was turned away for lack of time would be a 503 as well: it does not come to that here
    expect(answers.filter(({ status }) => status >= 500).map(told)).toEqual([]);
    for (const kind of [200, 400, 404, 405, 422]) expect(answers.map(({ status }) => status)).toContain(kind);
    // a request may be slow because of the others: it is sent once more alone
    const slow: string[] = [];
    for (const answer of answers.filter(({ milliseconds }) => milliseconds > SLOW_MS)) {
      const again = await send(answer, keys.get(answer.slug) ?? '', 0);
      if (again.milliseconds > SLOW_MS) slow.push(`${again.milliseconds.toFixed(0)} ms ${told(again)}`);
    }
    expect(slow).toEqual([]);
  }, 240_000);
});
