import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GARAGE } from './garage.js';
import { keptGarage, readGarage } from './storedGarage.js';

const rio = { id: '7', name: '2021 Kia Rio', slug: 'rio-7', make: 'Kia', model: 'Rio', primary_image_url: 'a.jpg' };

const vehicles = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[\w.:-]{1,20}$/),
    name: fc.string(),
    slug: fc.string({ minLength: 1 }),
    make: fc.string(),
    model: fc.string(),
    primary_image_url: fc.string(),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

describe('a stored garage', () => {
  it('SAVE-01 keeps id, name, slug, make, model and picture through storage', () => {
    fc.assert(
      fc.property(fc.record({ favourites: vehicles, compare: vehicles }, { noNullPrototype: true }), (garage) => {
        expect(readGarage(JSON.parse(JSON.stringify(keptGarage(garage) ?? null)))).toEqual(garage);
      }),
    );
  });

  it('SAVE-01 nothing is stored where there is nothing', () => {
    expect(keptGarage(EMPTY_GARAGE)).toBeUndefined();
    expect(readGarage(undefined)).toEqual(EMPTY_GARAGE);
  });

  it('SAVE-01 any value is read without a fault', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const garage = readGarage({ favourites: value, compare: [value] });
        expect([...garage.favourites, ...garage.compare].every(({ id }) => typeof id === 'string')).toBe(true);
      }),
    );
  });

  it.each([
    ['a list', [rio]],
    ['a number', 7],
    ['null', null],
    ['lists that are none', { favourites: 'rio', compare: { 0: rio } }],
  ])('SAVE-01 %s counts as nothing', (_name, value) => {
    expect(readGarage(value)).toEqual(EMPTY_GARAGE);
  });

  it('SAVE-01 keeps what is whole and drops what is not', () => {
    const { slug: _slug, ...noSlug } = rio;
    const garage = readGarage({
      favourites: [null, rio, noSlug, { ...rio, id: 8 }, { ...rio, id: 'a,b' }, rio],
      compare: [{ ...rio, id: '9', extra: '<script>' }],
    });
    expect(garage).toEqual({ favourites: [rio], compare: [{ ...rio, id: '9' }] });
  });

  it('SAVE-01 keeps no more than fits', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...rio, id: String(index) }));
    const garage = readGarage({ favourites: many, compare: many });
    expect([garage.favourites.length, garage.compare.length]).toEqual([200, 8]);
  });
});
