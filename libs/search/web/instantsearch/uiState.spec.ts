import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_NAMES, SORTS, type SortName } from '../rules/attributes.js';
import { addressOf, normaliseFilters, type ListingSite } from '../rules/listingPath.js';
import { parseListing, UNFILTERED, type ListingFilters } from '../rules/listingUrl.js';
import { anyListing } from './anyListing.spec.help.js';
import { filtersOf, foreignFilters, indexOfSort, sortOfIndex, uiStateOf } from './uiState.js';

const site: ListingSite = {
  searchPrefix: '/search',
  defaultSearch: 'used-cars',
  locations: [{ slug: 'auburn', name: 'Harbour Auburn' }],
  dealerships: [],
};
const STOCK: ListingFilters['facets'] = { make: ['Toyota', 'Land Rover'], body: ['SUV'] };
const open = (address: string, stock = STOCK) => {
  const url = new URL(address, 'http://site.example');
  const path = url.pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent);
  return normaliseFilters(parseListing(path, url.searchParams), site, stock);
};

describe('the state of InstantSearch and the address of a listing', () => {
  it('SRCH-03 any choice survives the way through InstantSearch and through its address', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const { view: _view, ...filters } = normaliseFilters(listing, site);
        const back = filtersOf(uiStateOf(filters));
        expect(back).toEqual(filters);
        expect(addressOf(back, site)).toBe(addressOf(filters, site));
      }),
    );
  });
  it('SRCH-03 what an address says is the state that its own address says again', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const state = uiStateOf(normaliseFilters(listing, site));
        // a path is read by what the stock has: "a-b" may be "a b" where it has neither
        const again = uiStateOf(open(addressOf(filtersOf(state), site), listing.facets));
        const sets = ({ refinementList = {}, ...others }: typeof state) => ({
          ...others,
          values: Object.entries(refinementList).map(([field, values]) => [
            field,
            new Set(values.map((value) => value.toLowerCase())),
          ]),
        });
        expect(sets(again)).toEqual(sets(state));
      }),
    );
  });
  it('SRCH-01 a dash in a path is the dash of a make, a space of another, or no more than a dash', () => {
    const makeOf = (address: string, make: string) => open(address, { make: [make] }).facets.make;
    expect(makeOf('/search/mercedes-benz', 'Mercedes-Benz')).toEqual(['Mercedes-Benz']);
    expect(makeOf('/search/land-rover', 'Land Rover')).toEqual(['Land Rover']);
    expect(makeOf('/search/0-', '0-')).toEqual(['0-']);
  });
  it('SRCH-01 what a path says is a refinement like any other', () => {
    expect(uiStateOf(open('/search/toyota?range[price]=:9000&page=3'))).toEqual({
      refinementList: { make: ['Toyota'] },
      range: { price: ':9000' },
      page: 3,
    });
    expect(uiStateOf(open('/search/suv'))).toEqual({ refinementList: { simple_body: ['SUV'] } });
    expect(uiStateOf(open('/search'))).toEqual({ refinementList: { car_type: ['used'] } });
  });
  it('SRCH-08 each order has its own index, and other names are none', () => {
    for (const sort of Object.keys(SORTS) as SortName[]) expect(sortOfIndex(indexOfSort(sort))).toBe(sort);
    expect(indexOfSort('price-asc')).toBe('vehicles/sort/price:asc');
    expect([sortOfIndex('vehicles'), sortOfIndex('constructor'), sortOfIndex(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('SRCH-02 leaves out what widgets of other features refine, and bounds that are none', () => {
    const state = { refinementList: { warranty: ['yes'], make: ['Kia'] }, range: { price: 'x:y', km: ':5' } };
    expect(filtersOf(state)).toEqual({
      ...UNFILTERED,
      path: ['new-used-and-demo-cars'],
      facets: { make: ['Kia'] },
      ranges: { km: { max: 5 } },
    });
    expect(FACET_NAMES.length).toBeGreaterThan(20);
  });
  it('SRCH-22 leaves the conditions of other widgets to the adapter, and those of the listing to its query', () => {
    const params = {
      facetFilters: [['make:GT: Line', 'make:Kia'], ['warranty:yes'], 'warranty_end:-2020'],
      numericFilters: ['price>=5', 'doors<=4'],
    };
    expect(foreignFilters(params)).toEqual({
      facetFilters: [['warranty:yes'], 'warranty_end:-2020'],
      numericFilters: ['doors<=4'],
    });
    expect(foreignFilters({})).toEqual({ facetFilters: [], numericFilters: [] });
  });
});
