import { describe, expect, it } from 'vitest';
import { beyond, rangeBounds, withBound, withinStats, withRange } from './rangeChoice.js';
import { listingUrl, parseListing } from './listingUrl.js';

const none = parseListing([], new URLSearchParams());

describe('ranges of the filter panel', () => {
  it('SRCH-21 the ends are whole steps around what is found', () => {
    expect(rangeBounds('price', undefined, { min: 8_990, max: 61_250 })).toEqual({
      min: 8_000,
      max: 62_000,
      isOpen: false,
    });
    expect(rangeBounds('year', undefined, { min: 2009, max: 2026 })).toEqual({ min: 2009, max: 2026, isOpen: false });
  });
  it('SRCH-21 a chosen end outside of what is found widens the slider instead of leaving it', () => {
    expect(rangeBounds('price', { max: 90_000 }, { min: 8_990, max: 61_250 })).toEqual({
      min: 8_000,
      max: 90_000,
      isOpen: false,
    });
  });
  it('SRCH-21 a car of a million does not take the track from all others: it ends after 99 of 100, and is open', () => {
    const bars: [number, number][] = [
      [295_000, 1],
      ...Array.from({ length: 40 }, (_, n) => [n * 5_000, 10] as [number, number]),
    ];
    const stats = { min: 900, max: 1_500_000 };
    expect(rangeBounds('price', undefined, stats, bars)).toEqual({ min: 0, max: 200_000, isOpen: true });
    expect(rangeBounds('price', { max: 400_000 }, stats, bars)).toEqual({ min: 0, max: 1_500_000, isOpen: false });
    expect(rangeBounds('price', undefined, { min: 900, max: 290_000 }, bars)).toEqual({
      min: 0,
      max: 290_000,
      isOpen: false,
    });
    expect(rangeBounds('price', undefined, stats)).toEqual({ min: 0, max: 1_500_000, isOpen: false });
  });
  it('SRCH-21 there is no slider where all are alike or nothing is known', () => {
    expect(rangeBounds('year', undefined, { min: 2020, max: 2020 })).toBeUndefined();
    expect(rangeBounds('price', { min: 5 }, undefined)).toBeUndefined();
  });
  it('SRCH-21 typed bounds keep digits only, and an empty field takes its bound away', () => {
    expect(withBound('year', undefined, 'min', 'y2,012')).toEqual({ min: 2012 });
    expect(withBound('price', { min: 1, max: 9 }, 'max', '')).toEqual({ min: 1 });
    expect(withBound('price', { min: 1 }, 'min', 'abc')).toEqual({});
  });
  it('SRCH-21 typed prices and kilometres round to the nearest 1000, and the lowest is never above the highest', () => {
    expect(withBound('price', undefined, 'min', '$20,500')).toEqual({ min: 21_000 });
    expect(withBound('km', undefined, 'max', '20499')).toEqual({ max: 20_000 });
    expect(withBound('price', { max: 9_000 }, 'min', '30000')).toEqual({ min: 9_000, max: 30_000 });
  });
  it('SRCH-21 a bound typed out of range is described for the log', () => {
    expect(beyond({ min: 90_000 }, { min: 5_000, max: 61_250 })).toBe('from 90000 is above the highest, 61250');
    expect(beyond({ max: 1_000 }, { min: 5_000, max: 61_250 })).toBe('to 1000 is below the lowest, 5000');
    expect(beyond({ min: 6_000, max: 90_000 }, { min: 5_000, max: 61_250 })).toBeUndefined();
  });
  it('SRCH-21 a handle that is pushed to the other end still finds the vehicle there', () => {
    const stats = { min: 4_990, max: 121_990 };
    expect(withinStats('price', { min: 122_000 }, stats)).toEqual({ min: 121_000 });
    expect(withinStats('price', { max: 4_000 }, stats)).toEqual({ max: 5_000 });
    expect(withinStats('price', { min: 30_000, max: 60_000 }, stats)).toEqual({ min: 30_000, max: 60_000 });
  });
  it('SRCH-03 a range goes into the address, starts at page 1 and goes away again', () => {
    const chosen = withRange({ ...none, page: 3 }, 'price', { min: 5_000, max: 30_000 });
    expect(chosen.page).toBe(1);
    expect(decodeURIComponent(listingUrl(chosen, '/search'))).toContain('range[price]=5000:30000');
    expect(withRange(chosen, 'price', {}).ranges).toEqual({});
  });
});
