import { expect, it } from 'vitest';
import { placesOf } from './placesOf.ts';

const bendigo = { name: 'North', city: 'Bendigo', state: 'VIC', postcode: '3550', phone: '03 5550 1000', vehicles: 3 };

it('LOC-01 LOC-09 places have the coordinates of their postcode, and flags come first for the main one', () => {
  const { places, named } = placesOf(
    'Hills',
    [bendigo, { ...bendigo, name: 'South', city: 'Ballarat', postcode: '3350' }],
    {
      street: '1 View Street',
      phone: undefined,
    },
  );
  expect(places).toMatchObject([
    { slug: 'bendigo', name: 'North', street: '1 View Street', lat: -36.76, long: 144.28, phone: '03 5550 1000' },
    { slug: 'ballarat', name: 'South', lat: -37.56, long: 143.86 },
  ]);
  expect([...named]).toEqual([
    ['North', 'bendigo'],
    ['South', 'ballarat'],
  ]);
});

it('LOC-09 a state is that of its postcode, and Darwin has its 0', () => {
  expect(placesOf('Hills', [{ postcode: '800', vehicles: 1 }], {}).places).toMatchObject([
    { slug: 'hills', state: 'NT', postcode: '0800', lat: -12.46 },
  ]);
  // a suburb alone has its place, but no postcode is made up
  const [place] = placesOf('Hills', [{ city: 'Bendigo', state: 'VIC', vehicles: 1 }], {}).places;
  expect(place).toMatchObject({ lat: -36.76 });
  expect(place?.postcode).toBeUndefined();
});

it('LOC-01 what contradicts itself is left out and named', () => {
  const { places, left } = placesOf('Hills', [{ ...bendigo, postcode: '6000', phone: '12' }], {});
  expect([places[0]?.postcode, places[0]?.phone, places[0]?.state]).toEqual([undefined, undefined, 'VIC']);
  expect(left).toEqual([
    "North: the feed's postcode 6000 is none of VIC",
    'North: the feed\'s phone "12" is no whole number',
  ]);
});

it('LOC-01 two yards of a suburb have slugs of their own, and a feed without places has one', () => {
  const yards = ['North', 'Südhof', '汽车', '车行'].map((name) => ({ ...bendigo, name }));
  const slugs = placesOf('Hills', yards, {}).places.map(({ slug }) => slug);
  expect(slugs).toEqual(['bendigo', 'sudhof', 'bendigo-2', 'bendigo-3']);
  expect(placesOf('Hills Motors', [], { city: 'Bendigo' }).places).toEqual([
    { slug: 'bendigo', name: 'Hills Motors', city: 'Bendigo' },
  ]);
});
