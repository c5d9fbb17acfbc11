import { describe, expect, it } from 'vitest';
import { toDocument, type Vehicle } from '@forecourt/vehicle';
import { placePointOf } from './placePoint.js';

const place = (slug: string, dealership: string, lat: number, types = ['sales']) =>
  ({ slug, dealership_slug: dealership, lat, long: 150, types }) as never;
const locations = [
  place('north', 'a', -20),
  place('workshop', 'a', -21, ['service']),
  place('east', 'b', -30),
  place('west', 'b', -31),
];
const vehicle = { id: '1', stocknum: '1', slug: 'x', make: 'Kia', model: 'Rio', images: [] } as unknown as Vehicle;

describe('where a vehicle is sold', () => {
  it.each([
    ['the place that it names', { location: { slug: 'west', name: 'West' }, dealership_slug: 'a' }, [-31, 150]],
    ['the only place of its dealership that sells', { dealership_slug: 'a' }, [-20, 150]],
    ['nowhere, where its dealership has several', { dealership_slug: 'b' }, undefined],
    ['nowhere by the site, where the vehicle is elsewhere', { location: { slug: 'far', name: 'Far' } }, undefined],
    ['nowhere, where nothing is known', {}, undefined],
  ])('LOC-09 is %s', (_what, known, point) => {
    expect(placePointOf(known, { locations })).toEqual(point);
  });
  it('LOC-09 the site’s point counts more than the feed’s, which counts where the site has none', () => {
    const feed = { ...vehicle, location: { slug: 'far', name: 'Far', lat: -10, long: 140 } };
    expect(toDocument(feed, { site: 's' }).location_geo).toEqual([-10, 140]);
    expect(toDocument(feed, { site: 's', placePoint: [-20, 150] }).location_geo).toEqual([-20, 150]);
    expect(toDocument(vehicle, { site: 's' })).not.toHaveProperty('location_geo');
  });
  it('SRCH-22 categories of the dealer reach the index; none are left out', () => {
    expect(toDocument({ ...vehicle, categories: ['Family'] }, { site: 's' }).categories).toEqual(['Family']);
    expect(toDocument({ ...vehicle, categories: [] }, { site: 's' })).not.toHaveProperty('categories');
  });
});
