import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTypesense, handle, listen, scopedKey } from '../index.js';
import { EMBEDDED_FILTER } from '../keys.js';
import { searchCollection } from '../search/search.js';
import { Budget, CutOff, forLater, spend, within } from './budget.js';
import { boundedSearches } from './outside.js';

const MASTER = 'master';
const PARENT = 'parent-of-scoped-keys';
const KEY = scopedKey(PARENT, { filter_by: 'site:=a' });

// what is bounded here is bounded by size, on a slow machine as well
const server = createTypesense({ apiKey: MASTER, searchMilliseconds: 60_000 });
const ask = (method: string, path: string, query: Record<string, string>, body: string, key: string) => {
  const answer = handle(server, { method, path, query, headers: { 'x-typesense-api-key': key }, body });
  return { status: answer.status, ...(JSON.parse(answer.body) as { message?: string; results?: Result[] }) };
};
interface Result {
  code?: number;
  error?: string;
  found?: number;
}
const search = (body: unknown, { key = KEY, query = {} }: { key?: string; query?: Record<string, string> } = {}) =>
  ask('POST', '/multi_search', query, typeof body === 'string' ? body : JSON.stringify(body), key);
const one = (parameters: object) => search({ searches: [{ collection: 'cars', q: '*', ...parameters }] }).results?.[0];

beforeAll(() => {
  const fields = [
    { name: 'site', type: 'string' },
    { name: 'title', type: 'string', facet: true },
    { name: 'price', type: 'int32', facet: true },
  ];
  const collection = server.createCollection({ name: 'cars', fields });
  const cars = Array.from({ length: 3000 }, (_, index) =>
    server.prepare(
      collection,
      { id: String(index), site: 'a', title: `Car ${index}`, price: index },
      'create',
      'reject',
    ),
  );
  server.write(collection, cars);
  const parent = { description: '', actions: ['documents:search'], collections: ['cars'], value: PARENT };
  ask('POST', '/keys', {}, JSON.stringify(parent), MASTER);
});

describe('what a scoped key may ask', () => {
  const searches = Array.from({ length: 8000 }, () => ({}));
  it.each([
    ['in the address', { searches }, { limit_multi_searches: '9999999', collection: 'cars' }],
    ['in the body', { searches, limit_multi_searches: 9_999_999 }, { collection: 'cars' }],
    ['as 51', { searches: searches.slice(0, 51) }, { collection: 'cars' }],
  ])('TEN-07 is 50 searches, whatever is sent %s', (_where, body, query) => {
    const startedAt = performance.now();
    expect(search(body, { query })).toMatchObject({ status: 400, message: /limit_multi_searches/ as never });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('TEN-07 is fewer where the key itself sets a lower limit', () => {
    const key = scopedKey(PARENT, { filter_by: 'site:=a', limit_multi_searches: 2 });
    const ofCars = Array.from({ length: 3 }, () => ({ collection: 'cars', q: '*' }));
    expect(search({ searches: ofCars.slice(0, 2) }, { key }).status).toBe(200);
    expect(search({ searches: ofCars }, { key }).status).toBe(400);
    expect(search({ searches: ofCars }, { key, query: { limit_multi_searches: '50' } }).status).toBe(400);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join(',');
  it.each<[string, object]>([
    ['include_fields', { include_fields: many(2000) }],
    ['exclude_fields', { exclude_fields: many(101) }],
    ['highlight_fields', { highlight_fields: many(101) }],
    ['highlight_start_tag', { highlight_start_tag: '<a>'.repeat(4000) }],
    ['highlight_end_tag', { highlight_end_tag: 'x'.repeat(12_000) }],
    ['snippet_threshold', { snippet_threshold: 100_000 }],
    ['q', { q: 'a '.repeat(10_000), query_by: 'title' }],
    ['query_by', { q: 'a', query_by: Array(200).fill('title').join(',') }],
    ['filter_by', { filter_by: 'price:>0 && '.repeat(5000) + 'price:>0' }],
    ['filter_by', { filter_by: 'price:>0 || '.repeat(1000) + 'price:>0' }],
    ['filter_by', { filter_by: `price:=[${Array.from({ length: 1500 }, (_, i) => i).join(',')}]` }],
    ['filter_by', { filter_by: '(price:>0 && '.repeat(40) + 'price:>0' + ')'.repeat(40) }],
    ['sort_by', { sort_by: `_eval([${Array(200).fill('(price:>3):1').join(',')}]):desc` }],
    ['facet_query', { facet_by: 'title', facet_query: `title:${'x'.repeat(1000)}` }],
    ['max_facet_values', { facet_by: 'title', max_facet_values: 100_000 }],
    ['group_by', { group_by: 'title,price,title,price,title,price' }],
    ['max_candidates', { q: 'car', query_by: 'title', max_candidates: 100_000 }],
    ['pinned_hits', { pinned_hits: Array.from({ length: 101 }, (_, i) => `${i}:${i + 1}`).join(',') }],
    ['hidden_hits', { hidden_hits: Array.from({ length: 101 }, (_, i) => String(i)).join(',') }],
    ['highlight_fields', { highlight_fields: Array(101).fill('title') }],
    ['q', { q: { a: 1 } }],
  ])('TEN-07 is bounded in %s, and a refusal names it', (name, parameters) => {
    const result = one(parameters);
    expect([400, 422]).toContain(result?.code);
    expect(result?.error).toContain(`\`${name}\``);
  });

  it.each<[string, object]>([
    ['facets by a pattern', { facet_by: Array(200).fill('*').join(',') }],
    ['hits of a page', { per_page: 251 }],
  ])('TEN-07 is bounded in %s', (_name, parameters) => {
    expect([400, 422]).toContain(one(parameters)?.code);
  });

  it('TEN-07 is 2,000 hits over all searches and groups', () => {
    const all = { collection: 'cars', q: '*', per_page: 250 };
    expect(search({ searches: Array(8).fill(all) }).status).toBe(200);
    expect(search({ searches: Array(9).fill(all) })).toMatchObject({ status: 422, message: /2000 hits/ as never });
  });

  it('TEN-07 is not bounded so for the master key', () => {
    const all = { collection: 'cars', q: '*', per_page: 250, include_fields: many(2000) };
    expect(search({ searches: Array(9).fill(all) }, { key: MASTER }).results?.[8]?.found).toBe(3000);
  });

  it('TEN-07 takes no longer however a parameter is written that cannot be read', () => {
    const depth = 60_000;
    const nested = `{"searches":[{"collection":"cars","q":"*","facet_by":${'['.repeat(depth)}${']'.repeat(depth)}}]}`;
    const startedAt = performance.now();
    expect(search(nested).results?.[0]?.code).toBe(400);
    const written = [
      `price(${'x'.repeat(15_000)})`,
      `price(x:[${' '.repeat(15_000)})`,
      'price([('.repeat(2000),
      `price(${'a:'.repeat(7000)})`,
      `price(${'a:['.repeat(5000)})`,
    ];
    for (let round = 0; round < 20; round++) for (const facet_by of written) one({ facet_by });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

describe('the time of a request', () => {
  const slow = createTypesense({ apiKey: MASTER, searchMilliseconds: 0 });
  beforeAll(() => {
    const collection = slow.createCollection({ name: 'cars', fields: [{ name: 'price', type: 'int32', facet: true }] });
    const cars = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), price: index }));
    slow.write(collection, cars);
    handle(slow, {
      method: 'POST',
      path: '/keys',
      query: {},
      headers: { 'x-typesense-api-key': MASTER },
      body: JSON.stringify({ description: '', actions: ['documents:search'], collections: ['cars'], value: PARENT }),
    });
  });

  it('TEN-07 once it is spent the request is refused whole, with what Typesense’s clients read', () => {
    // no two alike: a search that is remembered costs too little for a clock that ticks every few milliseconds
    const searches = Array.from({ length: 50 }, (_, at) => ({
      collection: 'cars',
      q: '*',
      filter_by: `price:>${at}`,
      sort_by: 'price:asc',
      facet_by: 'price',
    }));
    const body = JSON.stringify({ searches });
    const path = '/multi_search';
    const refused = handle(slow, { method: 'POST', path, query: {}, headers: { 'x-typesense-api-key': KEY }, body });
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.body)).toEqual({ message: expect.stringContaining('cut off') as string });
    const whole = handle(slow, { method: 'POST', path, query: {}, headers: { 'x-typesense-api-key': PARENT }, body });
    expect(whole.status).toBe(503);
    const own = handle(slow, { method: 'POST', path, query: {}, headers: { 'x-typesense-api-key': MASTER }, body });
    expect(own.status).toBe(200);
  });

  it('is that of the processor, where a busy machine makes everything slow', () => {
    const times = { clock: 0, processor: 0 };
    const budget = new Budget({
      milliseconds: 40,
      documents: 1,
      clock: () => times.clock,
      processor: () => times.processor,
    });
    const work = () => within(budget, () => spend(10_000));
    for (let at = 0; at < 50; at++) {
      times.clock += 10;
      expect(work).not.toThrow();
    }
    for (let at = 0; at < 8; at++) {
      times.processor += 5;
      expect(work).not.toThrow();
    }
    times.processor += 1;
    expect(work).toThrow(CutOff);
  });

  it('is not that of memory that is cleared in between', () => {
    let clock = 0;
    const budget = new Budget({ milliseconds: 40, documents: 1, clock: () => clock, processor: undefined });
    const work = (milliseconds: number) => {
      clock += milliseconds;
      within(budget, () => spend(10_000));
    };
    expect(() => work(300)).not.toThrow();
    expect(() => work(30)).not.toThrow();
    for (let at = 0; at < 20; at++) work(1);
    expect(() => work(1)).toThrow(CutOff);
  });

  it('is not that of an index that is built for all who follow', () => {
    let clock = 0;
    const budget = new Budget({ milliseconds: 40, documents: 1, clock: () => clock, processor: undefined });
    within(budget, () => {
      forLater(() => {
        clock += 1000;
      });
      expect(() => spend(10_000)).not.toThrow();
      const work = () => {
        for (let at = 0; at < 5; at++) {
          clock += 9;
          spend(10_000);
        }
      };
      expect(work).toThrow(CutOff);
    });
  });

  it('TEN-07 is not that of an index whose building looks at the clock, and is spent by what follows', () => {
    let clock = 0;
    const budget = new Budget({ milliseconds: 40, documents: 1, clock: () => clock, processor: undefined });
    const work = () => {
      for (let at = 0; at < 100; at++) {
        clock += 9;
        spend(10_000);
      }
      return 'built';
    };
    within(budget, () => {
      expect(forLater(work)).toBe('built');
      expect(() => forLater(() => forLater(work))).not.toThrow();
      expect(work).toThrow(CutOff);
    });
  });

  it('TEN-07 is not that of the filter of a key, which all searches of a site share, but that of the shopper’s own', () => {
    const prices = Array.from({ length: 200 }, (_, index) => index).join();
    const filter = (offset: number) =>
      Array.from({ length: 40 }, (_, index) => `price:=[${offset + index},${prices}]`).join(' || ');
    /** A millisecond passes with each look at the clock. */
    const spent = (parameters: object) => {
      let clock = 0;
      const budget = new Budget({ milliseconds: 4, documents: 9, clock: () => (clock += 1), processor: undefined });
      return () =>
        within(budget, () => searchCollection(server.find('cars'), { q: '*', per_page: 1, ...parameters }, Date.now));
    };
    expect(spent({ [EMBEDDED_FILTER]: filter(1000) })).not.toThrow();
    expect(spent({ filter_by: filter(2000) })).toThrow(CutOff);
  });
});

describe('a parameter in the address of a multi_search', () => {
  it('TEN-07 counts more than that of a search, as with Typesense, but for the collection', () => {
    const searches = [
      { collection: 'cars', q: '*', per_page: 5, filter_by: 'price:<3' },
      { collection: 'cars', q: '*' },
    ];
    const query = { per_page: '1', collection: 'bikes' };
    const { results = [] } = search({ searches }, { query });
    expect(results.map((result) => (result as { hits?: unknown[] }).hits?.length)).toEqual([1, 1]);
    expect(results.map(({ found }) => found)).toEqual([3, 3000]);
    const sent = boundedSearches(JSON.stringify({ searches }), query);
    expect(sent).toMatchObject([
      { parameters: { collection: 'cars', per_page: '1', filter_by: 'price:<3' } },
      { parameters: { collection: 'cars', per_page: '1' } },
    ]);
  });
});

describe('a body that is no JSON', () => {
  it('TEN-07 is refused before a cluster with the whole text that the server itself answers', () => {
    expect(() => boundedSearches('{"searches": ', {})).toThrow(
      'Bad JSON: [json.exception.parse_error.101] parse error at line 1, column 14: ' +
        "syntax error while parsing value - unexpected end of input; expected '[', '{', or a literal",
    );
  });
});

describe('a body', () => {
  let port = 0;
  let close: () => void;
  beforeAll(async () => {
    const { http, port: taken } = await listen(server, { port: 0, requestTimeout: 400 });
    port = taken;
    close = () => http.close();
  });
  afterAll(() => close());

  /** Sends text and waits until the server ends the connection. */
  const send = (text: string): Promise<{ answer: string; milliseconds: number }> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve({ answer, milliseconds: performance.now() - startedAt }));
      socket.on('error', reject);
    });
  const head = (key: string, more = '') =>
    `POST /multi_search?x-typesense-api-key=${encodeURIComponent(key)} HTTP/1.1\r\nhost: x\r\n${more}`;

  it('TEN-07 is not read before a key is seen: who has none is answered at once', async () => {
    const { answer } = await send(head('nonsense', 'content-length: 100000000\r\n\r\n{"searches":'));
    expect(answer).toContain('HTTP/1.1 401');
    expect(answer).toContain('Forbidden');
  });

  it('that is too large is refused by its length', async () => {
    expect((await send(head(KEY, 'content-length: 100000000\r\n\r\n{'))).answer).toContain('HTTP/1.1 413');
  });

  it.each([
    ['a body', head(KEY, 'content-length: 1000\r\n\r\n{"searches":')],
    ['a head', head(KEY, 'x-half: ')],
  ])('of which half of %s was sent times out', async (_part, text) => {
    const { answer, milliseconds } = await send(text);
    expect(answer).toContain('HTTP/1.1 408');
    expect(milliseconds).toBeLessThan(2000);
  });
});
