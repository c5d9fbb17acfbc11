import { describe, expect, it } from 'vitest';
import { createTypesense } from '../index.js';

const KEY = 'test';
type Doc = Record<string, unknown>;
interface Answer {
  code?: number;
  error?: string;
  found: number;
  hits: { document: Doc; geo_distance_meters?: Record<string, number> }[];
  facet_counts: {
    counts: { value: string; count: number; highlighted: string }[];
    stats: Record<string, number>;
  }[];
}

const FIELDS = [
  { name: 'title', type: 'string' },
  { name: 'make', type: 'string', facet: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'is_new', type: 'bool', optional: true },
  { name: 'place', type: 'geopoint', optional: true },
];
function ask(docs: readonly Doc[], parameters: Doc): Answer {
  const server = createTypesense({ apiKey: KEY });
  const collection = server.createCollection({ name: 'v', fields: FIELDS });
  const whole = docs.map((doc, index) => ({ id: String(index), title: 'car', make: 'Kia', ...doc }));
  server.write(
    collection,
    whole.map((doc) => server.prepare(collection, doc, 'create', 'reject')),
  );
  const search = { collection: 'v', q: '*', query_by: 'title', ...parameters };
  return server.multiSearch({ searches: [search] }, KEY).results[0] as unknown as Answer;
}
const ids = ({ hits }: Answer) => hits.map(({ document }) => document['id']);

describe('facets', () => {
  const prices = [1, 1, 1, 2, 2, 3].map((price) => ({ price }));

  it('of everything look at no more values than requested; bounds are those of all', () => {
    const [facet] = ask(prices, { facet_by: 'price', max_facet_values: 1 }).facet_counts;
    expect(facet?.stats).toEqual({ avg: 1, max: 3, min: 1, sum: 3, total_values: 1 });
  });

  it('of a part count every value and show as many as requested', () => {
    const [facet] = ask(prices, { facet_by: 'price', max_facet_values: 1, filter_by: 'price:>0' }).facet_counts;
    expect(facet?.counts).toHaveLength(1);
    expect(facet?.stats).toMatchObject({ sum: 10, total_values: 3 });
  });

  it('in alphabetical order look at twice as many values as requested, and show the most frequent', () => {
    const docs = ['Audi', 'BMW', 'BMW', 'Kia', 'Kia', 'Kia'].map((make) => ({ make, price: 1 }));
    const by = { facet_by: 'make(sort_by: _alpha:asc)', max_facet_values: 1, filter_by: 'price:=1' };
    const [facet] = ask(docs, by).facet_counts;
    expect(facet?.counts.map(({ value }) => value)).toEqual(['BMW']);
    expect(facet?.stats).toEqual({ total_values: 2 });
  });

  it('of groups count groups', () => {
    const docs = ['Audi', 'BMW', 'BMW'].map((make) => ({ make, price: 1 }));
    const [facet] = ask(docs, { facet_by: 'price', group_by: 'make' }).facet_counts;
    expect(facet?.counts).toEqual([{ count: 2, highlighted: '1', value: '1' }]);
  });

  it('mark nothing of ranges, and refuse ranges that overlap', () => {
    const [facet] = ask(prices, { facet_by: 'price(low:[0,2],high:[2,9])', filter_by: 'price:>0' }).facet_counts;
    expect(facet?.counts).toEqual(
      [
        { count: 3, highlighted: '', value: 'low' },
        { count: 3, highlighted: '', value: 'high' },
      ].sort((a, b) => a.value.length - b.value.length),
    );
    expect(ask(prices, { facet_by: 'price(low:[0,2],high:[1,9])' }).error).toContain('continous');
  });

  it('count a pinned hit apart where values are walked: its value has no name', () => {
    const docs = Array.from({ length: 1100 }, (_, index) => ({ price: index % 2 }));
    const pinned = { facet_by: 'make', pinned_hits: '0:1', filter_by: 'price:<9' };
    const [facet] = ask(docs, pinned).facet_counts;
    expect(facet?.counts).toEqual([
      { count: 1099, highlighted: 'Kia', value: 'Kia' },
      { count: 1, highlighted: '', value: '' },
    ]);
  });

  it('are sought with typos only when nothing begins as it was typed', () => {
    const docs = ['Toyota', 'Tesla'].map((make) => ({ make }));
    const sought = (query: string) =>
      ask(docs, { facet_by: 'make', facet_query: `make:${query}` }).facet_counts[0]?.counts.map((c) => c.highlighted);
    expect(sought('to')).toEqual(['<mark>To</mark>yota']);
    expect(sought('tosla')).toEqual(['<mark>Tesla</mark>']);
  });
});

describe('filters', () => {
  const docs = [{ price: 1 }, { price: 2, make: 'Audi' }, { price: 3, make: 'Audi' }];
  const filtered = (filter_by: string) => ask(docs, { filter_by });

  it('bind both operators alike, from the left', () => {
    expect(ids(filtered('price:=1 || make:=Audi && price:=3'))).toEqual(['2']);
    expect(ids(filtered('price:=1 || (make:=Audi && price:=3)'))).toEqual(['2', '0']);
  });

  it.each([
    ['make:=', 'Error with filter field `make`: Filter value cannot be empty.'],
    ['make:=Kia &&', 'Could not parse the filter query: unbalanced `&&` operands.'],
    ['nope:=1 &&', 'Could not find a filter field named `nope` in the schema.'],
    ['(make:=Kia', 'Could not parse the filter query: unbalanced parentheses.'],
    ['make:=Kia (2020)', 'Could not parse the filter query.'],
    ['!(make:=Kia)', 'Could not parse the filter query.'],
    ['is_new:[yes]', 'Values of filter field `is_new`: must be `true` or `false`.'],
    [`${'price:=1 || '.repeat(60)}price:=1`, '`filter_by` has too many operations. Maximum allowed: 100'],
  ])('are refused as by the real server: %s', (filter, error) => {
    expect(filtered(filter).error).toBe(error);
  });

  it('take parentheses inside of backticks and lists', () => {
    const named = [{ make: 'Kia (2020)' }, { make: 'Kia' }];
    expect(ids(ask(named, { filter_by: 'make:=`Kia (2020)`' }))).toEqual(['0']);
    expect(ids(ask(named, { filter_by: 'make:=[Kia (2020)]' }))).toEqual(['0']);
  });
});

describe('sorting', () => {
  const SYDNEY = [-33.8688, 151.2093];
  const places = [
    { place: [-33.87, 151.21], price: 1 },
    { place: [-33.95, 151.18], price: 2 },
    { place: SYDNEY, price: 3 },
  ];
  const sorted = (sort_by: string, more: Doc = {}) => ask(places, { sort_by, ...more });

  it('by a distance with precision lets the next key decide, and shows whole metres', () => {
    const answer = sorted('place(-33.8688, 151.2093, precision: 5 km):asc,price:asc');
    expect(ids(answer)).toEqual(['2', '0', '1']);
    expect(answer.hits.map(({ geo_distance_meters: metres }) => metres?.['place'])).toEqual([0, 148, 9423]);
  });

  it('leaves out the order inside of an excluded radius', () => {
    expect(ids(sorted('place(-33.8688, 151.2093, exclude_radius: 5 km):asc,price:asc'))).toEqual(['0', '2', '1']);
  });

  it.each([
    ['_eval(price:=1):desc,_eval(price:=2):desc', 422, 'Only one sorting eval expression is allowed.'],
    ['price:asc,price:asc,price:asc,price:asc', 400, 'Only upto 3 sort fields are allowed.'],
    ['place(1, 2, near: 3 km):asc', 400, 'Bad syntax for sorting field `place`'],
    ['place(1, 2, precision: 3 m):asc', 400, "Sort field's parameter unit must be either `km` or `mi`."],
  ])('refuses %s', (sort_by, code, error) => {
    expect(sorted(sort_by)).toMatchObject({ code, error });
  });

  it('lets the text decide between equals', () => {
    const texts = [{ title: 'car' }, { title: 'a car of wood' }, { title: 'car' }].map((doc) => ({ ...doc, price: 1 }));
    expect(ids(ask(texts, { q: 'car', sort_by: 'price:asc' }))).toEqual(['2', '0', '1']);
  });
});
