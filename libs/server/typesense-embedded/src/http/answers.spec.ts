import { describe, expect, it } from 'vitest';
import { createTypesense, handle, queryOf } from '../index.js';

const KEY = 'master';
const NOW = 1_790_000_000_000;

const server = () => {
  const typesense = createTypesense({ apiKey: KEY, now: () => NOW });
  const ask = (method: string, address: string, body: unknown = undefined) => {
    const [path = '', query = ''] = address.split('?');
    const headers = { 'x-typesense-api-key': KEY };
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = handle(typesense, { method, path, query: queryOf(query), headers, body: text });
    return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> & { message?: string } };
  };
  ask('POST', '/collections', {
    name: 'cars',
    fields: [
      { name: 'title', type: 'string' },
      { name: 'price', type: 'int32' },
    ],
  });
  for (const id of ['a', 'b']) ask('POST', '/collections/cars/documents', { id, title: `car ${id}`, price: 1 });
  return ask;
};
const search = '/collections/cars/documents/search?q=car&query_by=title';

describe('what is passed over is not answered', () => {
  const ask = server();
  it.each([
    ['stopwords=none', 404, 'Could not find the stopword set named `none`.'],
    ['infix=always', 400, 'Could not find `title` in the infix index.'],
    ['vector_query=vec:([1,2])', 400, 'Field `vec` does not have a vector query index.'],
    ['conversation=true', 400, 'Conversation is enabled but no conversation model ID is provided.'],
    ['voice_query=abc', 400, 'Voice query is not enabled.'],
    ['facet_strategy=best', 400, 'Invalid facet index type: best'],
    ['include_fields=$other(title)', 501, 'joins are not supported'],
    ['nl_query=true', 501, 'Parameter `nl_query` is not supported'],
  ])('%s', (parameters, status, message) => {
    const answer = ask('GET', `${search}&${parameters}`);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it.each([
    ['an object without consent', { fields: [{ name: 'o', type: 'object' }] }, 400, 'Type `object` or `object[]`'],
    [
      'an object',
      { enable_nested_fields: true, fields: [{ name: 'o', type: 'object' }] },
      501,
      'nested fields are not supported',
    ],
    ['a vector', { fields: [{ name: 'v', type: 'float[]', num_dim: 3 }] }, 501, 'property `num_dim` is not supported'],
    ['a reference', { fields: [{ name: 'r', type: 'string', reference: 'cars.id' }] }, 501, 'property `reference`'],
    ['a language', { fields: [{ name: 't', type: 'string', locale: 'ja' }] }, 501, 'locale `ja` is not supported'],
    ['what is not kept', { fields: [{ name: 't', type: 'string', store: false }] }, 501, '`store: false` is not'],
    ['a pattern', { fields: [{ name: '.*_s', type: 'string' }] }, 501, 'names with patterns'],
  ])('fields: %s', (_what, schema, status, message) => {
    const answer = ask('POST', '/collections', { name: 'x', ...schema });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('a search without words asks for everything, also where they are left out: so the recorded server answers', () => {
    const address = '/collections/cars/documents/search?query_by=title';
    for (const words of ['', '&q=', '&q=*']) expect(ask('GET', `${address}${words}`).body['found']).toBe(2);
  });

  it('a polygon is read with the sides of a globe, and one that is none is refused', () => {
    const fields = [{ name: 'at', type: 'geopoint' }];
    ask('POST', '/collections', { name: 'places', fields });
    ask('POST', '/collections/places/documents', { id: 'north', at: [40.5, 5] });
    const found = (filter: string) =>
      ask('GET', `/collections/places/documents/search?q=*&filter_by=${encodeURIComponent(filter)}`);
    // the side from 40°, 0° to 40°, 10° bends to 40.1° in its middle
    expect(found('at:(40, 0, 40, 10, 41, 5)').body['found']).toBe(1);
    expect(found('at:(40.45, 0, 40.45, 10, 41, 5)').body['found']).toBe(0);
    expect(found('at:(40, 0, 40)').status).toBe(400);
  });

  it('a union of searches', () => {
    expect(ask('POST', '/multi_search', { union: true, searches: [] }).status).toBe(501);
  });

  it('operations: what cannot be done does not succeed', () => {
    expect(ask('POST', '/operations/cache/clear').body).toEqual({ success: true });
    expect(ask('GET', '/operations/schema_changes').body).toEqual([]);
    expect(ask('POST', '/operations/snapshot?snapshot_path=/tmp/x').status).toBe(501);
    expect(ask('POST', '/operations/vote').status).toBe(501);
    expect(ask('POST', '/operations/nonsense').status).toBe(404);
  });
});

describe('collections', () => {
  it('are made from the schema of another, with its synonyms', () => {
    const ask = server();
    ask('PUT', '/collections/cars/synonyms/s', { synonyms: ['car', 'auto'] });
    const made = ask('POST', '/collections?src_name=cars', { name: 'copy' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'copy', num_documents: 0 });
    expect(ask('GET', '/collections/copy/synonyms').body).toMatchObject({ synonyms: [{ id: 's' }] });
    expect(ask('POST', '/collections?src_name=nope', { name: 'other' }).status).toBe(404);
  });

  it('are listed without what is excluded, a part at a time', () => {
    const ask = server();
    const [listed] = ask('GET', '/collections?exclude_fields=fields').body as unknown as Record<string, unknown>[];
    expect(listed).toHaveProperty('name', 'cars');
    expect(listed).not.toHaveProperty('fields');
    expect(ask('GET', '/collections?limit=0').body).toEqual([]);
  });
});

describe('overrides', () => {
  const rule = { query: 'car', match: 'exact' };
  it('hold from one time to another', () => {
    const ask = server();
    const seconds = NOW / 1000;
    const found = (times: object) => {
      ask('PUT', '/collections/cars/overrides/o', { rule, excludes: [{ id: 'a' }], ...times });
      return ask('GET', search).body['found'];
    };
    expect(found({})).toBe(1);
    expect(found({ effective_from_ts: seconds + 10 })).toBe(2);
    expect(found({ effective_to_ts: seconds - 10 })).toBe(2);
    expect(found({ effective_from_ts: seconds - 10, effective_to_ts: seconds + 10 })).toBe(1);
  });

  it('give their metadata to the answer, and may filter what they put in its place', () => {
    const ask = server();
    const body = {
      rule,
      metadata: { banner: 'sale' },
      includes: [{ id: 'a', position: 1 }],
      filter_curated_hits: true,
    };
    ask('PUT', '/collections/cars/overrides/o', body);
    expect(ask('GET', search).body['metadata']).toEqual({ banner: 'sale' });
    expect(ask('GET', `${search}&filter_by=id:=b`).body['found']).toBe(1);
  });
});

describe('documents', () => {
  it('that are missing are deleted without an error if the request allows it', () => {
    const ask = server();
    expect(ask('DELETE', '/collections/cars/documents/z').status).toBe(404);
    expect(ask('DELETE', '/collections/cars/documents/z?ignore_not_found=true').status).toBe(200);
  });
});
