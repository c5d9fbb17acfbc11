import { describe, expect, it } from 'vitest';
import { auburn, perth } from '../places.spec.help.js';
import { contactVariant, dealershipsOfMake, listedDealerships, meantPlace } from './dealerships.js';

const dealerships = [
  { id: '1', slug: 'harbour-auburn', name: 'Harbour Motors NSW' },
  { id: '2', slug: 'harbour-perth', name: 'Harbour Motors WA' },
  { id: '3', slug: 'harbour-closed', name: 'Harbour Motors NT' },
];
const parramatta = { ...auburn, slug: 'parramatta', name: 'Harbour Parramatta', manufacturers: ['Mazda', 'Isuzu UTE'] };
const hidden = { ...perth, slug: 'find-my-car', visible: false };

describe('dealerships and their places', () => {
  it('LOC-06 a contact page shows one place with its map, a list of places, or dealerships', () => {
    expect(contactVariant({ dealerships }, [auburn, hidden])).toBe('single');
    expect(contactVariant({ dealerships }, [auburn, parramatta, hidden])).toBe('locations');
    expect(contactVariant({ dealerships }, [auburn, parramatta, perth])).toBe('dealerships');
  });

  it('LOC-02 a dealership has its visible places and their makes; one without a place is not listed', () => {
    const listed = listedDealerships({ dealerships }, [auburn, parramatta, perth, hidden]);
    expect(listed.map(({ slug, places, makes }) => [slug, places.map((place) => place.slug), makes])).toEqual([
      ['harbour-auburn', ['auburn', 'parramatta'], ['Isuzu UTE', 'Mazda']],
      ['harbour-perth', ['perth'], []],
    ]);
    expect(dealershipsOfMake(listed, 'isuzu-ute')).toMatchObject({
      name: 'Isuzu UTE',
      dealerships: [{ slug: 'harbour-auburn' }],
    });
    expect(dealershipsOfMake(listed, 'toyota')).toBeUndefined();
    expect(dealershipsOfMake(listed, 'constructor')).toBeUndefined();
  });

  it('LOC-02 an address names a place by its slug, or by its dealership where this has no other', () => {
    const places = [auburn, parramatta, perth];
    expect(meantPlace(places, 'parramatta')).toEqual({ place: parramatta });
    expect(meantPlace(places, 'harbour-perth')).toEqual({ place: perth });
    expect(meantPlace(places, 'harbour-auburn')).toEqual({ dealership: 'harbour-auburn' });
    expect(meantPlace(places, 'nowhere')).toEqual({});
    expect(meantPlace(places, undefined)).toEqual({});
  });
});
