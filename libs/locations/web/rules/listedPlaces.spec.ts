import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleKm } from '@forecourt/site-config/places';
import { auburn, perth } from '../places.spec.help.js';
import { carouselLayout, carouselPlaces, leadsToContact, listedPlaces, placesOfMake } from './listedPlaces.js';
import { servicePlaces } from './servicePlaces.js';

describe('listed places', () => {
  it('LOC-09 the nearest comes first, with a distance that is no finer than a postcode', () => {
    const found = listedPlaces([auburn, perth], { lat: -31.95, long: 115.86 });
    expect(found.map(({ place, distance }) => [place.slug, distance])).toEqual([
      ['perth', 'less than 5 km'],
      ['auburn', 'about 3,250 km'],
    ]);
    expect(listedPlaces([auburn, { ...perth, visible: false }])).toEqual([{ place: auburn }]);
  });

  it('NAV-06 places that sell a make are those that say so', () => {
    const kia = { ...auburn, manufacturers: ['Isuzu', 'Kia'] };
    expect(placesOfMake([kia, perth, { ...kia, visible: false }], 'KIA')).toEqual([kia]);
    expect(placesOfMake([kia, perth], 'Mazda')).toEqual([]);
  });

  it('LOC-09 none is lost and each is as near as the next, wherever a shopper is', () => {
    const point = fc.record({
      lat: fc.double({ min: -44, max: -9, noNaN: true }),
      long: fc.double({ min: 96, max: 168, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), point, (points, from) => {
        const places = points.map((at, index) => ({ ...perth, ...at, slug: `p${index}` }));
        const found = listedPlaces(places, from).map(({ place }) => place);
        expect(found.map(({ slug }) => slug).sort()).toEqual(places.map(({ slug }) => slug).sort());
        const far = found.map((place) => greatCircleKm(from, place));
        expect(far).toEqual([...far].sort((a, b) => a - b));
      }),
    );
  });

  it('LOC-05 the carousel leaves out what is hidden and what is named so', () => {
    const named = { ...perth, name: 'Find my car' };
    expect(carouselPlaces([auburn, named, { ...perth, visible: false }], ['Find My Car'])).toEqual([auburn]);
  });

  it('LOC-05 more than four are in four columns; on a large screen there is no hint above three', () => {
    expect([1, 3, 4, 5].map(carouselLayout)).toEqual([
      { columns: 3, hasHintOnLarge: false },
      { columns: 3, hasHintOnLarge: true },
      { columns: 3, hasHintOnLarge: false },
      { columns: 4, hasHintOnLarge: false },
    ]);
  });

  it('LOC-05 a place leads to its page, or to the contact page where a site sells one make, unless the site says', () => {
    expect([leadsToContact(undefined, undefined), leadsToContact(undefined, 'Isuzu')]).toEqual([false, true]);
    expect([leadsToContact('place', 'Isuzu'), leadsToContact('contact', undefined)]).toEqual([false, true]);
  });

  it('LOC-06 service pages list visible places with a workshop, and no others', () => {
    const parts = { ...perth, types: ['parts' as const] };
    expect(servicePlaces([auburn, perth, parts, { ...auburn, visible: false }])).toEqual([auburn]);
  });
});
