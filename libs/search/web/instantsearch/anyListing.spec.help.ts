import fc from 'fast-check';
import { FACET_NAMES, RANGE_NAMES, SORTS, type SortName } from '../rules/attributes.js';
import { ordered, type ListingFilters } from '../rules/listingUrl.js';

const word = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.startsWith('-') && !/[\ud800-\udfff`\p{Cc}]/u.test(text));
const bound = fc.option(fc.nat(999_999), { nil: undefined });
const values = (name: string) =>
  name === 'seats'
    ? fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { minLength: 1, maxLength: 3 })
    : name === 'certified'
      ? fc.constantFrom(['true'], ['false'])
      : fc.uniqueArray(word, { minLength: 1, maxLength: 3, selector: (text) => text.toLowerCase() });

/** Any choice that the address of a listing may make; for tests. */
export const anyListing: fc.Arbitrary<ListingFilters> = fc
  .record({
    query: fc.oneof(fc.constant(''), word),
    page: fc.integer({ min: 1, max: 500 }),
    sort: fc.option(fc.constantFrom(...(Object.keys(SORTS) as SortName[])), { nil: undefined }),
    near: fc.option(fc.record({ postcode: fc.constantFrom('4350', '0870', '2000'), km: fc.constantFrom(25, 50) }), {
      nil: undefined,
    }),
    facets: fc.record(Object.fromEntries(FACET_NAMES.map((name) => [name, values(name)])), { requiredKeys: [] }),
    ranges: fc.dictionary(
      fc.constantFrom(...RANGE_NAMES),
      fc
        .tuple(bound, bound)
        .filter(([min, max]) => min !== undefined || max !== undefined)
        .map(([min, max]) => ordered({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) })),
    ),
  })
  .map(({ sort, near, ...others }) => ({ ...others, path: [], ...(sort ? { sort } : {}), ...(near ? { near } : {}) }));
