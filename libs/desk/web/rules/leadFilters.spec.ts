import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersIn, keptQuery, queryOf } from './leadFilters.js';

describe('filters of the leads', () => {
  it('API-01 come back out of the address as they went in', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.constantFrom('', 'new', 'done'), (q, state) => {
        const filters = { ...filtersIn(new URLSearchParams()), q: q.trim(), state };
        expect(filtersIn(new URLSearchParams(queryOf(filters)))).toEqual(filters);
      }),
    );
  });
  it('API-01 leave out of the address what filters nothing', () => {
    expect(queryOf({ q: '', state: 'new' }, { cursor: '' })).toBe('state=new');
  });
  it('API-01 are kept without the search text, whatever the query holds', () => {
    expect(keptQuery('q=kim&state=done&cursor=5&x=1&state=new')).toBe('state=done');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keptQuery(keptQuery(text))).toBe(keptQuery(text));
      }),
    );
  });
});
