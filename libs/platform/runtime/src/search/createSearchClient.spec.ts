import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSearchClient, type InstantSearchHit, type InstantSearchRequest } from './createSearchClient.js';
import type { SearchAnswer, SearchGateway, SearchParameters } from './searchGateway.js';

const answer = (change: Partial<SearchAnswer> = {}): SearchAnswer => ({
  found: 1,
  out_of: 1,
  page: 1,
  hits: [{ document: { id: '7', title: 'Kia Rio', make: 'Kia' } }],
  facet_counts: [{ field_name: 'make', counts: [{ value: 'GT: Line', count: 3 }], stats: {} }],
  ...change,
});

function clientOver(
  multiSearch: SearchGateway['multiSearch'],
  complete?: (request: InstantSearchRequest) => InstantSearchRequest,
) {
  const asked: (readonly SearchParameters[])[] = [];
  const client = createSearchClient({
    gateway: {
      multiSearch: (searches, options) => {
        asked.push(searches);
        return multiSearch(searches, options);
      },
    },
    queryBy: 'title,make',
    queryByWeights: '4,5',
    fields: ['make', 'price'],
    facetByOptions: { price: '(b0:[0,5000])' },
    ...(complete ? { complete } : {}),
  });
  return { client, asked };
}
const request = (params: object = {}, indexName = 'vehicles'): InstantSearchRequest => ({
  indexName,
  params: { query: '', hitsPerPage: 21, ...params },
});

/** InstantSearch names its tags with each search for values. */
const TAGS = { highlightPreTag: '<b>', highlightPostTag: '</b>' };

afterEach(() => vi.restoreAllMocks());

describe('a search client for InstantSearch', () => {
  it('SRCH-22 asks with bars, exact values in quotes and bounds of a range', async () => {
    const { client, asked } = clientOver(() => Promise.resolve([answer()] as never));
    await client.search([
      request(
        {
          facets: ['make', 'price'],
          facetFilters: [['make:GT: Line', 'make:3']],
          numericFilters: ['price>=5', 'price<=9'],
          maxValuesPerFacet: 150,
        },
        'vehicles/sort/price:asc',
      ),
    ]);
    expect(asked[0]?.[0], 'the gateway knows the collection').not.toHaveProperty('collection');
    expect(asked[0]?.[0]).toMatchObject({
      q: '*',
      query_by: 'title,make',
      filter_by: 'make:=[`GT: Line`,3] && price:=[5..9]',
      facet_by: 'make,price(b0:[0,5000])',
      sort_by: 'price:asc',
      max_facet_values: 150,
      per_page: 21,
      page: 1,
    });
  });

  it('gives hits without trees of highlights, and counts pages of the requested size', async () => {
    const { client } = clientOver(() => Promise.resolve([answer({ found: 43 })] as never));
    const { results } = await client.search([request()]);
    expect(results[0]).toMatchObject({
      nbHits: 43,
      nbPages: 3,
      hits: [{ objectID: '7', title: 'Kia Rio' }],
      facets: { make: { 'GT: Line': 3 } },
    });
    const [hit] = (results[0] as { hits: { _highlightResult: object }[] }).hits;
    expect(hit?._highlightResult).not.toHaveProperty('title');
  });

  it('gives each document as it came, also where hits are grouped', async () => {
    const hits = ['7', '8'].map((id) => ({ document: { id, title: `Car ${id}` }, text_match: 5 }));
    const grouped = hits.map((hit) => ({ group_key: [hit.document.id], hits: [hit] }));
    for (const change of [{ hits }, { hits: [], grouped_hits: grouped }]) {
      const { client } = clientOver(() => Promise.resolve([answer(change)] as never));
      const { results } = await client.search([request()]);
      const found = (results[0] as { hits: (InstantSearchHit<unknown> & { text_match: number })[] }).hits;
      expect(found.map(({ document }) => document)).toEqual(hits.map(({ document }) => document));
      expect(found[0]?.document, 'the same object').toBe(hits[0]?.document);
      expect(found[0]?.text_match).toBe(5);
    }
  });

  it('lets a site complete each search of InstantSearch by its own conditions and order', async () => {
    const { client, asked } = clientOver(
      () => Promise.resolve([answer()] as never),
      ({ params }) => ({ indexName: 'vehicles/sort/km:asc', params: { ...params, filters: '(price:>0)' } }),
    );
    await client.search([request({ facetFilters: [['make:Kia']] })]);
    expect(asked[0]?.[0]).toMatchObject({ sort_by: 'km:asc', filter_by: '(price:>0) && make:=[`Kia`]' });
  });

  it('searches for values of a facet', async () => {
    const counts = [{ value: 'GT: Line', highlighted: '<mark>GT</mark>: Line', count: 3 }];
    const facets = { facet_counts: [{ field_name: 'make', counts, stats: {} }] };
    const { client, asked } = clientOver(() => Promise.resolve([answer(facets)] as never));
    const [found] = await client.searchForFacetValues([request({ facetName: 'make', facetQuery: 'gt', ...TAGS })]);
    expect(asked[0]?.[0]).toMatchObject({ facet_query: 'make:gt', per_page: 0 });
    expect(found).toMatchObject({ facetHits: [{ value: 'GT: Line', highlighted: '<b>GT</b>: Line', count: 3 }] });
  });

  it('SRCH-06 a search that failed is not cached: the next one is sent again', async () => {
    let isOut = true;
    const { client, asked } = clientOver(() =>
      isOut ? Promise.reject(new Error('offline')) : (Promise.resolve([answer()]) as never),
    );
    await expect(client.search([request()])).rejects.toThrow('offline');
    isOut = false;
    expect((await client.search([request()])).results).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('searches that run at once fail and succeed separately', async () => {
    const { client } = clientOver((searches) =>
      searches.some((search) => search['facet_query'] !== undefined)
        ? Promise.reject(new Error('offline'))
        : (Promise.resolve([answer()]) as never),
    );
    const values = client.searchForFacetValues([request({ facetName: 'make', facetQuery: 'gt' })]);
    const listing = client.search([request()]);
    await expect(values).rejects.toThrow('offline');
    expect((await listing).results).toHaveLength(1);
  });

  it('keeps nothing on the device, where the official client would keep the level of its log', async () => {
    const { client } = clientOver(() => Promise.resolve([answer()] as never));
    await client.search([request()]);
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('offline')), 'offline'],
    ['refuses one search', () => Promise.resolve([answer({ error: 'Bad filter', code: 400 })]), '400 Bad filter'],
    ['leaves one out', () => Promise.resolve([]), 'The search server left searches unanswered.'],
  ])('SRCH-06 rejects in silence where the server %s', async (_name, ask, message) => {
    const said = vi.spyOn(console, 'error');
    const { client } = clientOver(ask as never);
    await expect(client.search([request()])).rejects.toThrow(message);
    expect(said).not.toHaveBeenCalled();
  });

  it('SRCH-05 calls an older search off, whose answer then never comes', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { client } = clientOver((_searches, options) => {
      signals.push(options?.signal);
      return new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        setTimeout(() => resolve([answer()] as never), 20);
      });
    });
    const settled: string[] = [];
    void client.search([request({ query: 'a' })]).then(
      () => settled.push('first'),
      () => settled.push('first failed'),
    );
    await client.search([request({ query: 'ab' })]).then(() => settled.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(settled).toEqual(['second']);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('TEN-07 keeps any value that a listing lets through inside its quotes', async () => {
    const { client, asked } = clientOver(() => Promise.resolve([answer()] as never));
    const value = fc
      .string({ minLength: 1 })
      .filter((text) => !/[`\p{Cc}]/u.test(text) && !text.startsWith('-') && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        asked.length = 0;
        await client.search([request({ facetFilters: [[`make:${text}`]] })]);
        const isNumber = Number.isFinite((text as unknown as number) % 1);
        const quoted = text === 'true' || text === 'false' || isNumber ? text : `\`${text}\``;
        expect(asked[0]?.[0]?.['filter_by']).toBe(`make:=[${quoted}]`);
      }),
    );
  });
});
