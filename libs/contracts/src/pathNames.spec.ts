import { expect, it } from 'vitest';
import { brandSlug, isNameSlug, isPathName, nameSlug, spellings } from './pathNames.js';

it('NAV-06 the page of a make has a slug that finds the make again', () => {
  expect(brandSlug('Mercedes-Benz')).toBe('mercedes-benz');
  expect(brandSlug('Land Rover')).toBe('land-rover');
  expect(brandSlug('BMW')).toBe('bmw');
  expect(brandSlug('Citroën')).toBeUndefined();
  expect(brandSlug('`make`')).toBeUndefined();
});

it('SRCH-01 a part of a path matches a name with spaces or with hyphens', () => {
  expect(spellings('land-rover')).toEqual(['Land Rover', 'land-rover', 'land rover']);
});

it.each([
  ['New vehicle offer', 'new-vehicle-offer'],
  ['Offre spéciale!', 'offre-speciale'],
  ['新车优惠', '新车优惠'],
  ['BYD 新车优惠', 'byd-新车优惠'],
])('OFR-01 the slug of %o is %o', (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
  expect(isNameSlug(slug)).toBe(true);
});

it.each(['', '-a', 'A', 'a b', 'a/b', '新车 优惠', '！', 'a'.repeat(121)])(
  'OFR-01 %o is the slug of no name',
  (text) => {
    expect(isNameSlug(text)).toBe(false);
  },
);

it.each(['', '-a', 'a--b', 'A', 'a b', 'a'.repeat(121), 'é', '..'])('NAV-05 %o names nothing in an address', (text) => {
  expect(isPathName(text)).toBe(false);
});
