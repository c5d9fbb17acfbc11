import { describe, expect, it } from 'vitest';
import { announcedCity, directionsHref } from './places.js';

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
    ['at another place, without an address of its own', at('newcastle'), 'Broadmeadow'],
    ['at a place that is not the site’s', at('perth', 'Perth'), undefined],
    ['nowhere', {}, undefined],
  ])('VDP-17 for a vehicle %s', (_name, vehicle, city) => {
    expect(announcedCity(vehicle, places)).toBe(city);
  });
  it('VDP-17 directions lead to the place, or where the dealer says', () => {
    const place = { slug: 'a', name: 'Harbour Auburn', address: { street: '1 A St', city: 'Auburn', state: 'NSW' } };
    expect(new URL(directionsHref(place) ?? '').searchParams.get('destination')).toBe(
      'Harbour Auburn, 1 A St, Auburn, NSW',
    );
    const own = { ...place, address: { ...place.address, place_url: 'https://maps.example/a' } };
    expect(directionsHref(own)).toBe('https://maps.example/a');
    const bad = { ...place, address: { ...place.address, place_url: 'javascript:alert(1)' } };
    expect(directionsHref(bad)).toMatch(/^https:\/\/www\.google/);
    expect(directionsHref(undefined)).toBeUndefined();
  });
});
