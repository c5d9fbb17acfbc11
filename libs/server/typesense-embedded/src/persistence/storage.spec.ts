import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handle } from '../http/handle.js';
import { createTypesense, type Typesense } from '../typesense.js';

let dir: string;
let notices: string[];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-storage-'));
  notices = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

const open = (): Typesense =>
  createTypesense({ apiKey: 'k', dataDir: dir, onNotice: (line) => notices.push(line), now: () => 1_790_000_000_000 });
const ask = (server: Typesense, method: string, at: string, body: unknown = '', query = {}): unknown => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = handle(server, { method, path: at, query, headers: { 'x-typesense-api-key': 'k' }, body: text });
  expect(answer.status, answer.body).toBeLessThan(300);
  return answer.headers['content-type']?.startsWith('text') ? answer.body : JSON.parse(answer.body);
};

const FIELDS = [
  { name: 'title', type: 'string' },
  { name: 'make', type: 'string', facet: true },
  { name: 'tags', type: 'string[]', facet: true, optional: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'engine', type: 'float', optional: true },
  { name: 'sold', type: 'bool' },
  { name: 'place', type: 'geopoint', optional: true },
];
const MAKES = ['Toyota', 'Land Rover', 'Kia'];
const car = (at: number) => ({
  id: `car-${at}`,
  title: `${MAKES[at % 3]} “${at % 7}” Größe`,
  make: MAKES[at % 3],
  ...(at % 2 ? { tags: ['sale', `tag ${at % 5}`], price: at * 10 } : { engine: at / 3 }),
  sold: at % 4 === 0,
  place: [-30 + at / 10, 150],
  extra: { not: 'indexed' },
});
const fill = (server: Typesense, name: string, count: number): void => {
  ask(server, 'POST', '/collections', { name, fields: FIELDS });
  const lines = Array.from({ length: count }, (_, at) => JSON.stringify(car(at))).join('\n');
  ask(server, 'POST', `/collections/${name}/documents/import`, lines);
};
/** Everything that a search looks at: words, filters of each type, facets, orders, places. */
const SEARCHES = [
  { q: 'toyta', query_by: 'title', facet_by: 'make,tags,price', sort_by: 'price:desc' },
  { q: 'grosse 3', query_by: 'title,make', filter_by: 'sold:=false && price:>50' },
  { q: '*', filter_by: 'make:=`Land Rover` || tags:=sale', facet_by: 'make,tags,price', per_page: 50 },
  { q: '*', filter_by: 'make:land && engine:>2.5', sort_by: 'engine:asc' },
  { q: '*', filter_by: 'place:(-29, 150, 80 km)', sort_by: 'place(-29, 150):asc' },
];
const answers = (server: Typesense, collection: string): unknown =>
  SEARCHES.map((search) => {
    const [result] = server.multiSearch({ searches: [{ collection, ...search }] }, 'k').results;
    expect(result).toHaveProperty('found');
    expect(Number(result?.['found'])).toBeGreaterThan(0);
    return { ...result, search_time_ms: 0 };
  });
const filesOf = (): string[] => readdirSync(path.join(dir, 'collections')).sort();

describe('what is stored', () => {
  // a small collection is indexed with its first search, a large one at the start
  it.each([40, 2600])('answers every search as before, of %i documents', (count) => {
    const server = open();
    fill(server, 'cars', count);
    const before = answers(server, 'cars');
    server.close();
    const again = open();
    expect(ask(again, 'GET', '/collections/cars')).toMatchObject({ num_documents: count });
    expect(answers(again, 'cars')).toEqual(before);
    again.close();
  });

  it('and then written to after a restart, before any search, is found', () => {
    const server = open();
    fill(server, 'cars', 40);
    server.close();
    const again = open();
    ask(again, 'POST', '/collections/cars/documents', { ...car(1), title: 'Unseen' }, { action: 'upsert' });
    ask(again, 'DELETE', '/collections/cars/documents/car-2');
    ask(again, 'PATCH', '/collections/cars', { fields: [{ name: 'extra2', type: 'string', optional: true }] });
    ask(again, 'PATCH', '/collections/cars/documents/car-3', { extra2: 'added' });
    const found = (server: Typesense, q: string, by: string) =>
      server.search('cars', { q, query_by: by }, 'k')['found'];
    expect([found(again, 'unseen', 'title'), found(again, 'added', 'extra2'), found(again, '*', '')]).toEqual([
      1, 1, 39,
    ]);
    again.close();
    const third = open();
    expect([found(third, 'unseen', 'title'), found(third, 'added', 'extra2'), found(third, '*', '')]).toEqual([
      1, 1, 39,
    ]);
    third.close();
  });

  it('of one collection is its own file: what changes it touches no other', () => {
    const server = open();
    for (const name of ['a', 'b', 'c']) fill(server, name, 5);
    ask(server, 'PUT', '/aliases/now', { collection_name: 'a' });
    expect(filesOf()).toEqual(['0.log', '1.log', '2.log']);
    const state = () =>
      ['journal.log', ...filesOf().map((name) => `collections/${name}`)].map((name) =>
        readFileSync(path.join(dir, name), 'latin1'),
      );
    const [journal, a, b, c] = state();
    ask(server, 'POST', '/collections/b/documents', { ...car(1), id: 'new' });
    ask(server, 'DELETE', '/collections/b/documents/car-1');
    ask(server, 'PUT', '/collections/b/synonyms/s', { synonyms: ['x', 'y'] });
    const changed = state();
    expect([changed[0], changed[1], changed[3]]).toEqual([journal, a, c]);
    expect(changed[2]?.startsWith(b ?? '')).toBe(true);
    ask(server, 'DELETE', '/collections/b');
    expect(filesOf()).toEqual(['0.log', '2.log']);
    server.close();
    const again = open();
    expect([...again.collections.keys()]).toEqual(['a', 'c']);
    fill(again, 'b', 5);
    expect(filesOf()).toEqual(['0.log', '2.log', '3.log']);
    again.close();
  });

  it('does not grow with what was written over', () => {
    const server = open();
    fill(server, 'cars', 5);
    const long = { ...car(0), title: 'word '.repeat(20_000) };
    for (let round = 0; round < 60; round++)
      ask(server, 'POST', '/collections/cars/documents', { ...long, price: round }, { action: 'upsert' });
    expect(statSync(path.join(dir, 'collections/0.log')).size).toBeLessThan(1_200_000);
    server.close();
    const again = open();
    expect(again.find('cars').get('car-0')?.['price']).toBe(59);
    expect(again.find('cars').count).toBe(5);
    again.close();
  });

  it('a key more or less costs one line, however many there are', () => {
    const server = open();
    const size = () => statSync(path.join(dir, 'journal.log')).size;
    const make = () => {
      const before = existsSync(path.join(dir, 'journal.log')) ? size() : 0;
      ask(server, 'POST', '/keys', { description: '', actions: ['*'], collections: ['a'] });
      return size() - before;
    };
    const first = make();
    for (let at = 0; at < 300; at++) make();
    expect(make()).toBeLessThan(first + 10);
    ask(server, 'DELETE', '/keys/5');
    server.close();
    const again = open();
    expect(again.keys.all()).toHaveLength(301);
    expect(again.keys.get(5)).toBeUndefined();
    again.close();
  });

  it('and not finished, of a collection that was never acknowledged, is swept away', () => {
    open().close();
    writeFileSync(path.join(dir, 'collections/0.log.next'), 'half');
    open().close();
    expect(filesOf()).toEqual([]);
    expect(notices).toEqual([]);
  });
});
