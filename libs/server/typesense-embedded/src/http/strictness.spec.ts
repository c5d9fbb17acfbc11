import { beforeAll, describe, expect, it } from 'vitest';
import { createTypesense, handle, queryOf, scopedKey } from '../index.js';

const MASTER = 'master';
const PARENT = 'parent-of-scoped-keys';
const server = createTypesense({ apiKey: MASTER });
interface Answer {
  status: number;
  body: Record<string, unknown> & { message?: string; results?: { code?: number; error?: string; found?: number }[] };
}
const ask = (method: string, address: string, body: unknown = undefined, key = MASTER): Answer => {
  const [path = '', query = ''] = address.split('?');
  const headers = { 'x-typesense-api-key': key };
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = handle(server, { method, path, query: queryOf(query), headers, body: text });
  return { status: answer.status, body: JSON.parse(answer.body) as Answer['body'] };
};
const search = (parameters: Record<string, string>) =>
  ask('GET', `/collections/cars/documents/search?${new URLSearchParams({ q: '*', ...parameters }).toString()}`);
const ids = ({ body }: Answer) => (body['hits'] as { document: { id: string } }[]).map(({ document }) => document.id);

beforeAll(() => {
  ask('POST', '/collections', {
    name: 'cars',
    fields: [
      { name: 'title', type: 'string', sort: true, optional: true },
      { name: 'make', type: 'string', facet: true },
      { name: 'price', type: 'int32', facet: true },
    ],
  });
  const cars = [
    { id: 'a', title: 'blue', make: 'Kia', price: 3 },
    { id: 'b', make: 'Mazda', price: 1 },
    { id: 'c', title: 'red', make: 'Kia', price: 2 },
  ];
  for (const car of cars) ask('POST', '/collections/cars/documents', car);
  const parent = { description: '', actions: ['documents:search'], collections: ['cars'], value: PARENT };
  ask('POST', '/keys', parent);
});

describe('what cannot be read is refused, never passed over', () => {
  it.each<[Record<string, string>, number, string]>([
    [{ sort_by: '_text_match(nonsense: 2):desc' }, 400, 'Invalid sorting parameter passed for _text_match.'],
    [{ sort_by: '_text_match(buckets: -2):desc' }, 400, 'Invalid value passed for _text_match `buckets`'],
    [{ sort_by: '_eval([(make:=Kia):3, rubbish]):desc' }, 400, 'Error parsing eval expression'],
    [{ sort_by: 'title(foo: bar):asc' }, 400, 'Bad syntax for sorting field `title`'],
    [{ sort_by: '_rand(abc):asc' }, 400, 'seed of `_rand`'],
    [{ sort_by: '_group_found:desc' }, 404, 'group_by parameters should not be empty'],
    [{ facet_by: 'make(foo: bar)' }, 400, 'Facet range value is not valid.'],
    [{ facet_by: 'price(' }, 400, 'Parameter `facet_by` is malformed.'],
    [{ facet_by: 'price(low:[0,x])' }, 400, 'Facet range value is not valid.'],
    [{ facet_by: 'price( :[0,1])' }, 400, 'Facet range value is not valid.'],
    [{ facet_by: 'make(sort_by: none:asc)' }, 404, '`none`'],
    [{ facet_by: 'make(sort_by: make:asc)' }, 404, '`make`'],
    [{ facet_by: 'make', facet_sample_percent: '101' }, 400, '`facet_sample_percent` must be less than 100'],
    [{ q: 'x', query_by: 'title', synonym_num_typos: '3' }, 400, '`synonym_num_typos` must not be greater than 2'],
    [{ q: 'x', query_by: 'title', infix: 'sometimes' }, 400, '`infix`'],
    [{ q: 'x', query_by: 'title', query_by_weights: '-1' }, 400, '`query_by_weights`'],
    [{ q: 'x', query_by: 'title,make', prefix: 'true,true,true' }, 400, 'Number of prefix values in `prefix`'],
    [{ demote_synonym_match: 'true' }, 501, '`demote_synonym_match`'],
    [{ personalization_model_id: 'x' }, 501, '`personalization_model_id`'],
  ])('%j', (parameters, status, message) => {
    const answer = search(parameters);
    expect(answer.body.message).toContain(message);
    expect(answer.status).toBe(status);
  });

  it.each([
    [
      {
        fields: [
          { name: 'a', type: 'string' },
          { name: 'a', type: 'int32' },
        ],
      },
      400,
      'duplicate field names',
    ],
    [{ fields: [{ name: 'a', type: 'string' }], voice_query_model: { model_name: 'm' } }, 501, '`voice_query_model`'],
    [{ fields: [{ name: 'a', type: 'string' }], default_sorting_field: 5 }, 400, '`default_sorting_field` should be'],
    [{ fields: [{ name: 'a', type: 'string' }], token_separators: '-' }, 400, 'should be an array of strings'],
    [{ fields: [{ name: 'a', type: 'string' }], symbols_to_index: ['++'] }, 400, 'array of character symbols'],
  ])('a collection with %j', (schema, status, message) => {
    const answer = ask('POST', '/collections', { name: 'x', ...schema });
    expect(answer.body.message).toContain(message);
    expect(answer.status).toBe(status);
  });

  const rule = { query: 'x', match: 'exact' };
  it.each([
    [
      'overrides',
      { rule: { ...rule, tags: 5 }, excludes: [{ id: 'a' }] },
      400,
      'The `tags` must be an array of strings.',
    ],
    ['overrides', { rule, filter_by: 5 }, 400, 'The `filter_by` must be a string.'],
    ['overrides', { rule, sort_by: 5 }, 400, 'The `sort_by` must be a string.'],
    ['overrides', { rule, replace_query: 5 }, 400, 'The `replace_query` must be a string.'],
    ['overrides', { rule, filter_by: 'x', stop_processing: 'no' }, 400, 'The `stop_processing` must be a boolean.'],
    ['synonyms', { synonyms: ['a', 'b'], locale: 'ja' }, 501, '`locale` of a synonym'],
    ['synonyms', { synonyms: ['a+', 'b'], symbols_to_index: ['+'] }, 501, '`symbols_to_index` of a synonym'],
  ])('%s: %j', (kind, body, status, message) => {
    const answer = ask('PUT', `/collections/cars/${kind}/one`, body);
    expect(answer.body.message).toContain(message);
    expect(answer.status).toBe(status);
  });

  it.each([
    ['stopwords', 'common'],
    ['vector_query', 'vec:([1])'],
    ['conversation', true],
    ['nl_query', true],
    ['facet_strategy', 'best'],
  ])('TEN-07 `%s` of a scoped key, which was left out silently', (name, value) => {
    const searches = [{ collection: 'cars', q: '*', [name]: value }];
    const [result] = ask('POST', '/multi_search', { searches }, scopedKey(PARENT, {})).body.results ?? [];
    expect(result?.error).toBeTypeOf('string');
  });
});

describe('what is requested is done', () => {
  it('documents without a text are sorted where `missing_values` puts them', () => {
    expect(ids(search({ sort_by: 'title(missing_values: first):asc' }))).toEqual(['b', 'a', 'c']);
    expect(ids(search({ sort_by: 'title(missing_values: last):asc' }))).toEqual(['a', 'c', 'b']);
  });
  it('the order of arrival, and of groups by what they hold', () => {
    expect(ids(search({ sort_by: '_seq_id:asc' }))).toEqual(['a', 'b', 'c']);
    const keysOf = (sort_by: string) =>
      (search({ group_by: 'make', sort_by }).body['grouped_hits'] as { group_key: string[] }[]).map(
        ({ group_key: key }) => key[0],
      );
    expect(keysOf('_group_found:desc')).toEqual(['Kia', 'Mazda']);
    expect(keysOf('_group_found:asc')).toEqual(['Mazda', 'Kia']);
  });
  it('`exclude_fields` also leaves out fields next to the hits', () => {
    const { body } = search({ exclude_fields: 'out_of,search_time_ms,title' });
    expect(body).not.toHaveProperty('out_of');
    expect(body).not.toHaveProperty('search_time_ms');
    expect(search({})).toHaveProperty('body.out_of', 3);
  });
});

describe('one of several searches with its own key', () => {
  const keyOf = (make: string) => scopedKey(PARENT, { filter_by: `make:=${make}` });
  const found = (searches: object[], key = MASTER) => {
    const { status, body } = ask('POST', '/multi_search', { searches }, key);
    return status === 200 ? body.results?.map((result) => result.found) : status;
  };
  const one = { collection: 'cars', q: '*' };

  it('TEN-07 sees what that key may see, and nothing else', () => {
    const own = { ...one, 'x-typesense-api-key': keyOf('Kia') };
    expect(found([one, own, { ...one, 'x-typesense-api-key': keyOf('Mazda') }])).toEqual([3, 2, 1]);
    expect(found([own, one], keyOf('Mazda'))).toEqual([2, 1]);
  });
  it('TEN-07 is refused with the whole request where a key may not search', () => {
    expect(found([one, { ...one, 'x-typesense-api-key': 'wrong' }])).toBe(401);
    expect(found([{ ...one, collection: 'other', 'x-typesense-api-key': keyOf('Kia') }])).toBe(401);
  });
});
