import { describe, expect, it } from 'vitest';
import { VEHICLE_FIELDS } from '../../libs/stock/server/index/collection.ts';
import { searchSchema } from '../../libs/search/web/config.ts';
import { FACETS, RANGES, type RangeName } from '../../libs/search/web/rules/attributes.ts';
import { QUERY_BY, TOTAL_FIELDS } from '../../libs/search/web/rules/listingQuery.ts';

const counted = VEHICLE_FIELDS.filter(({ facet }) => facet === true).map(({ name }) => name as string);
const sought = VEHICLE_FIELDS.filter(({ index }) => index !== false).map(({ name }) => name as string);

// one refused search would fail a whole listing: it may request only fields that the schema counts
describe('fields that a listing requests', () => {
  it.each(Object.entries(FACETS))(
    'SRCH-22 the facet %s is counted by the schema of the collection',
    (_name, { field }) => {
      expect(counted).toContain(field);
    },
  );
  it.each(Object.keys(RANGES) as RangeName[])(
    'SRCH-22 the range %s is counted by the schema, or none of a site',
    (name) => {
      const isOffered = searchSchema.shape.ranges.safeParse([name]).success;
      expect(isOffered).toBe(counted.includes(RANGES[name].field));
    },
  );
  it('SRCH-11 SRCH-05 the shown total and the search words use fields of the schema', () => {
    for (const field of TOTAL_FIELDS) expect(counted).toContain(field);
    for (const field of QUERY_BY.split(',')) expect(sought).toContain(field);
  });
});
