import { describe, expect, it } from 'vitest';
import { directionsHref } from './directions.js';

describe('the way to a place', () => {
  it('VDP-17 LOC-01 directions lead to the place, or where the dealer says', () => {
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
