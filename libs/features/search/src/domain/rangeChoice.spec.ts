import { describe, expect, it } from 'vitest';
import { rangeBounds, withBound, withRange } from './rangeChoice.js';
import { listingUrl, parseListing } from './listingUrl.js';

const none = parseListing([], new URLSearchParams());

describe('ranges of the filter panel', () => {
  it('SRCH-21 the ends stand on whole steps around what is found', () => {
    expect(rangeBounds('price', undefined, { min: 8_990, max: 61_250 })).toEqual({ min: 8_000, max: 62_000 });
    expect(rangeBounds('year', undefined, { min: 2009, max: 2026 })).toEqual({ min: 2009, max: 2026 });
  });
  it('SRCH-21 a chosen end outside of what is found widens the slider instead of leaving it', () => {
    expect(rangeBounds('price', { max: 90_000 }, { min: 8_990, max: 61_250 })).toEqual({ min: 8_000, max: 90_000 });
  });
  it('SRCH-21 there is no slider where all are alike or nothing is known', () => {
    expect(rangeBounds('year', undefined, { min: 2020, max: 2020 })).toBeUndefined();
    expect(rangeBounds('price', { min: 5 }, undefined)).toBeUndefined();
  });
  it('SRCH-21 typed bounds keep digits only, and an empty field takes its bound away', () => {
    expect(withBound(undefined, 'min', '$12,500')).toEqual({ min: 12_500 });
    expect(withBound({ min: 1, max: 9 }, 'max', '')).toEqual({ min: 1 });
    expect(withBound({ min: 1 }, 'min', 'abc')).toEqual({});
  });
  it('SRCH-03 a range goes into the address, starts at page 1 and goes away again', () => {
    const chosen = withRange({ ...none, page: 3 }, 'price', { min: 5_000, max: 30_000 });
    expect(chosen.page).toBe(1);
    expect(decodeURIComponent(listingUrl(chosen, '/search'))).toContain('range[price]=5000:30000');
    expect(withRange(chosen, 'price', {}).ranges).toEqual({});
  });
});
