import { describe, expect, it } from 'vitest';
import { HitsCache, hitsOfVisit } from './hitsCache.js';

const hits = (name: string) => [{ objectID: name }];
const state = (page: number, make: string[] = []) => ({
  page,
  query: '',
  disjunctiveFacetsRefinements: { make },
  facets: ['status'],
});

describe('pages below each other', () => {
  it('SRCH-10 are joined without a gap, starting from any of them', () => {
    const cache = new HitsCache();
    cache.write({ state: state(0), hits: { 0: hits('a') } });
    cache.write({ state: state(1), hits: { 1: hits('b') } });
    cache.write({ state: state(5), hits: { 5: hits('f') } });
    expect(cache.read({ state: state(1) })).toEqual({ 0: hits('a'), 1: hits('b') });
    expect(cache.read({ state: state(2) })).toEqual({ 0: hits('a'), 1: hits('b') });
    expect(cache.read({ state: state(5) })).toEqual({ 5: hits('f') });
  });
  it('SRCH-10 that were kept elsewhere come back before those that are there, where they are of the same choice', () => {
    const left = new HitsCache();
    for (const [page, name] of ['a', 'b'].entries()) left.write({ state: state(page), hits: { [page]: hits(name) } });
    const kept = left.kept(state(1));
    const cache = new HitsCache();
    cache.write({ state: state(1), hits: { 1: hits('newer') } });
    expect(cache.kept(state(1)), 'one page needs no keeping').toBeUndefined();
    expect(kept && cache.bring(state(1, ['Kia']), kept)).toBe(false);
    expect(kept && cache.bring(state(1), kept)).toBe(true);
    expect(cache.read({ state: state(1) })).toEqual({ 0: hits('a'), 1: hits('newer') });
  });
  it('SRCH-10 belong to one choice, however its state was put together', () => {
    const cache = new HitsCache();
    cache.write({ state: state(0, ['Kia']), hits: { 0: hits('a') } });
    expect(cache.read({ state: state(0, ['Mazda']) })).toBeNull();
    const other = {
      disjunctiveFacetsRefinements: { body: [], make: ['Kia'] },
      page: 0,
      numericRefinements: { price: {} },
    };
    expect(cache.read({ state: other })).toEqual({ 0: hits('a') });
    cache.begin(other);
    expect(cache.read({ state: state(0, ['Kia']) })).toBeNull();
  });
  it('SRCH-06 are not kept empty: after an outage the vehicles of the same choice are shown', () => {
    const cache = new HitsCache();
    cache.write({ state: state(0), hits: { 0: [] } });
    expect(cache.read({ state: state(0) })).toEqual({});
    cache.write({ state: state(0), hits: { 0: hits('a') } });
    expect(cache.read({ state: state(0) })).toEqual({ 0: hits('a') });
  });
  it('SRCH-16 keeps the last eight choices', () => {
    const cache = new HitsCache();
    for (let make = 0; make < 9; make++) cache.write({ state: state(0, [String(make)]), hits: { 0: hits('a') } });
    expect(cache.read({ state: state(0, ['0']) })).toBeNull();
    expect(cache.read({ state: state(0, ['1']) })).toEqual({ 0: hits('a') });
  });
});

describe('the pages of a visit', () => {
  const page = () => ({ multiSearch: () => Promise.resolve([]) });

  it('SRCH-10 stay for as long as their page, and are of no other in the same document', () => {
    const [one, other] = [page(), page()];
    hitsOfVisit(one).write({ state: state(0), hits: { 0: hits('a') } });
    expect(hitsOfVisit(one).read({ state: state(0) })).toEqual({ 0: hits('a') });
    expect(hitsOfVisit(other).read({ state: state(0) })).toBeNull();
  });
});
