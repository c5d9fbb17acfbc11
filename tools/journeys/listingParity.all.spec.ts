import helperOf from 'algoliasearch-helper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCollection, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import { searchState } from '../../libs/search/web/instantsearch/initialResults.ts';
import { createListingClient } from '../../libs/search/web/instantsearch/listingClient.ts';
import { listingResultsOf, type InstantResults } from '../../libs/search/web/instantsearch/listingResults.ts';
import type { SearchConfig } from '../../libs/search/web/config.ts';
import type { ListingData } from '../../libs/search/web/pages/listingLoader.ts';
import { ask } from './ask.ts';
import { port, SITES } from './withBrowser.ts';

const RUNS = 40;

interface Boot {
  site: { config: { search: SearchConfig } };
  router: { loaderData: Record<string, ListingData> };
  search: { apiKey: string; collection: string };
}

/** The data that a document of the listing was rendered from. */
async function bootOf(slug: string, path: string): Promise<Boot> {
  const { text } = await ask(port, slug, encodeURI(path));
  const [, json = ''] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json) as Boot;
}

/** The same choice, searched by InstantSearch's own helper over the adapter. */
async function instantly(
  slug: string,
  { site, search: { apiKey, collection } }: Boot,
  { filters, place }: ListingData,
) {
  const options = site.config.search;
  const gateway = {
    async multiSearch<Document>(searches: readonly SearchParameters[]) {
      const body = JSON.stringify({ searches: inCollection(collection, searches) });
      const path = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
      const { text } = await ask(port, slug, path, { method: 'POST', body });
      return (JSON.parse(text) as { results: SearchAnswer<Document>[] }).results;
    },
  };
  const client = createListingClient(gateway, options);
  const state = searchState(filters, options, () => place);
  const helper = helperOf(client as never, state.index, state as never);
  const results = await new Promise((resolve, reject) => {
    helper.on('result', ({ results: found }) => resolve(found)).on('error', ({ error }) => reject(error));
    helper.search();
  });
  return listingResultsOf(results as InstantResults, options, filters.facets);
}

const bound = (name: string, most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most)).map(([a, b]) => `range[${name}]=${Math.min(a, b)}:${Math.max(a, b) + 1}`);
const oneOf = (name: string, ...values: string[]) =>
  fc
    .subarray(values, { minLength: 1, maxLength: 2 })
    .map((chosen) => chosen.map((value) => `${name}=${value}`).join('&'));
const part = fc.oneof(
  oneOf('make', 'Toyota', 'Mazda', 'Kia', 'Jayco', 'Isuzu', 'Trabant', 'GT: Line'),
  oneOf('body', 'SUV', 'Ute', 'Sedan', 'Caravan'),
  oneOf('colour', 'White', 'Blue', 'Grey'),
  oneOf('seats', '5', '7', '2'),
  oneOf('car_type', 'used', 'new', 'demo'),
  // of these the sites show none or not all
  oneOf('item_type', 'car', 'caravan'),
  oneOf('status', 'in_stock', 'sold'),
  oneOf('certified', 'true', 'false'),
  bound('price', 90_000),
  bound('year', 2026),
  bound('towing', 3500),
  bound('ball', 300),
  fc.constantFrom('query=toyta', 'query=suv white', 'query=zzz', 'query=auto'),
  fc.constantFrom('sortBy=price-asc', 'sortBy=price-desc', 'sortBy=relevant', 'sortBy=km-asc'),
  fc.constantFrom('postcode=4350', 'postcode=4350&distance=250', 'postcode=3550&distance=100', 'postcode=0000'),
  fc.constantFrom('page=2', 'page=99'),
);
const address = fc
  .tuple(
    fc.constantFrom('', '/used-cars', '/toyota', '/suv', '/new-used-and-demo-cars'),
    fc.uniqueArray(part, { maxLength: 4, selector: (text) => text.split('=')[0] }),
  )
  .map(([path, parts]) => `${path}?${parts.join('&')}`);

describe.each(SITES)('the listing of $slug', ({ slug, listing }) => {
  it('SRCH-03 SRCH-22 finds the same by its loader and by InstantSearch, whatever was chosen', async () => {
    let compared = 0;
    for (const path of fc.sample(address, { numRuns: RUNS, seed: 11 })) {
      const boot = await bootOf(slug, listing + path);
      const data = boot.router.loaderData['search/listing'];
      if (!data?.results) throw new Error(`${path} gave no results.`);
      const { hits, ...counts } = await instantly(slug, boot, data);
      const { hits: drawn, ...asked } = data.results;
      expect({ path, ...counts }).toEqual({ path, ...asked });
      // the page leaves out what follows the first of a run of sold vehicles
      const ids = hits.map(({ id }) => id);
      expect(
        drawn.map(({ id }) => id).filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
      expect(
        ids.filter((id) => drawn.some((vehicle) => vehicle.id === id)),
        path,
      ).toEqual(drawn.map(({ id }) => id));
      compared += asked.found > 0 ? 1 : 0;
    }
    expect(compared).toBeGreaterThan(RUNS / 3);
  });
});
