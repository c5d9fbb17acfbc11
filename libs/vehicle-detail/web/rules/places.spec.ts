import { describe, expect, it } from 'vitest';
import { announcedCity } from './places.js';

const places = [
  { slug: 'auburn', primary: true, address: { city: 'Auburn' } },
  { slug: 'newcastle', primary: false, address: { city: 'Broadmeadow' } },
];
const at = (slug: string, city?: string) => ({
  status: 'in_stock' as const,
  location: { slug, name: slug, ...(city ? { address: { city } } : {}) },
});

describe('announcement', () => {
  it.each([
    ['at the main place', at('auburn', 'Auburn'), undefined],
    ['at another place', at('newcastle', 'Broadmeadow'), 'Broadmeadow'],
    ['at another place, without its own address', at('newcastle'), 'Broadmeadow'],
    ['at a place that is not the site’s', at('perth', 'Perth'), undefined],
    ['nowhere', { status: 'in_stock' as const }, undefined],
    ['that is sold', { ...at('newcastle', 'Broadmeadow'), status: 'sold' as const }, undefined],
    ['that is coming', { ...at('newcastle', 'Broadmeadow'), status: 'coming_soon' as const }, 'Broadmeadow'],
  ])('VDP-17 for a vehicle %s', (_name, vehicle, city) => {
    expect(announcedCity(vehicle, places)).toBe(city);
  });
});
