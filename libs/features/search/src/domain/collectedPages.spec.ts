import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '@forecourt/testing';
import { collectPage, type CollectedPages } from './collectedPages.js';

const page = (number: number, ids: string[], isMore = true, base = '/search') => ({
  base,
  page: number,
  hits: ids.map((id) => buildSummary({ id })),
  isMore,
});
const ids = ({ hits }: CollectedPages) => hits.map(({ id }) => id);

describe('pages below each other', () => {
  it('SRCH-10 "Show more" puts the next page below, each vehicle once', () => {
    const first = collectPage(undefined, page(1, ['a', 'b'], false));
    const second = collectPage(first, page(2, ['b', 'c']));
    expect(second).toMatchObject({ from: 1, to: 2 });
    expect(ids(second)).toEqual(['a', 'b', 'c']);
    expect(collectPage(second, page(2, ['x']))).toBe(second);
  });
  it('SRCH-10 a page that was opened by its link, other filters and a gap begin anew', () => {
    const two = collectPage(collectPage(undefined, page(1, ['a'])), page(2, ['b']));
    expect(ids(collectPage(two, page(3, ['c'], false)))).toEqual(['c']);
    expect(ids(collectPage(two, page(1, ['d'], true, '/search?make=Kia')))).toEqual(['d']);
    expect(collectPage(two, page(5, ['e']))).toMatchObject({ from: 5, to: 5 });
  });
  it('SRCH-10 never shows a vehicle twice, whatever order pages come in', () => {
    const step = fc.record({ number: fc.integer({ min: 1, max: 5 }), isMore: fc.boolean() });
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.uniqueArray(id))), (steps) => {
        let known: CollectedPages | undefined;
        for (const [{ number, isMore }, found] of steps) {
          known = collectPage(known, page(number, found, isMore));
          expect(new Set(ids(known)).size).toBe(known.hits.length);
          expect(known.from).toBeLessThanOrEqual(known.to);
        }
      }),
    );
  });
});
