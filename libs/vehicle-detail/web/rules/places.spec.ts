import { describe, expect, it } from 'vitest';
import { announcedCity } from './places.js';

const places = [
  { slug: 'auburn', primary: true, address: { city: 'Auburn' } },
  { slug: 'newcastle', primary: false, address: { city: 'Broadmeadow' } },
];
const at = (slug: string, city?: string) => ({
  location: { slug, name: slug, ...(city ? { address: { city } } : {}) },
});

describe('announcement', () => {
  it.each([
    ['at the main place', at('auburn', 'Auburn'), undefined],
    ['at another place', at('newcastle', 'Broadmeadow'), 'Broadmeadow'],
    ['at another place, without its own address', at('newcastle'), 'Broadmeadow'],
    ['at a place that is not the site’s', at('perth', 'Perth'), undefined],
    ['nowhere', {}, undefined],
  ])('VDP-17 for a vehicle %s', (_name, vehicle, city) => {
    expect(announcedCity(vehicle, places)).toBe(city);
  });
});
