import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutKm, EARTH_KM, greatCircleKm, nearestOf, type Point } from './distance.js';
import { regionOf } from './regions.js';
import { ANCHORS, nearestPostcode, placeOf } from './table.js';

const four = (number: number) => String(number).padStart(4, '0');
const anyPostcode = fc.integer({ min: 0, max: 9999 }).map(four);
const point: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});
const distance = (from: string, to: string): number => {
  const [a, b] = [placeOf(from), placeOf(to)];
  if (!a || !b) throw new Error(`${from} or ${to} is nowhere`);
  return greatCircleKm(a, b);
};

describe('distance', () => {
  it.each([
    ['2000', '3000', 713],
    ['4000', '2000', 731],
    ['5000', '3000', 654],
    ['6000', '2000', 3290],
    ['7000', '3000', 597],
    ['0800', '5000', 2615],
    ['2600', '2000', 248],
    ['4350', '4000', 107],
    ['4870', '4000', 1388],
  ])('LOC-09 from %s to %s is about %i km in a straight line', (from, to, km) => {
    expect(Math.abs(distance(from, to) - km)).toBeLessThan(km * 0.01 + 2);
  });
  it('LOC-09 is reckoned with a radius of 6371 km', () => {
    expect(greatCircleKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * EARTH_KM, 6);
    expect(EARTH_KM).toBe(6371);
  });
  it('LOC-09 is the same both ways, nothing to oneself, and no longer by a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(greatCircleKm(a, a)).toBeCloseTo(0, 6);
        expect(greatCircleKm(a, b)).toBeCloseTo(greatCircleKm(b, a), 6);
        expect(greatCircleKm(a, b)).toBeLessThanOrEqual(greatCircleKm(a, c) + greatCircleKm(c, b) + 1e-3);
      }),
    );
  });
  it('LOC-09 the nearest of several has none nearer', () => {
    fc.assert(
      fc.property(point, fc.array(point), (from, items) => {
        const near = nearestOf(from, items);
        expect(near === undefined).toBe(items.length === 0);
        for (const item of items) expect(greatCircleKm(from, item)).toBeGreaterThanOrEqual(near?.km ?? 0);
      }),
    );
  });
  it.each([
    [0, 'less than 5 km'],
    [4.9, 'less than 5 km'],
    [5, 'about 5 km'],
    [41.2, 'about 40 km'],
    [99, 'about 100 km'],
    [107.3, 'about 110 km'],
    [713, 'about 710 km'],
    [1388, 'about 1,400 km'],
    [3290, 'about 3,300 km'],
  ])('LOC-09 %d km reads "%s"', (km, words) => {
    expect(aboutKm(km)).toBe(words);
  });
});

describe('places', () => {
  it('LOC-09 every postcode of a region has a place in it, and no other number has one', () => {
    fc.assert(
      fc.property(anyPostcode, (postcode) => {
        // NSW keeps 2921 to 2999 without using them
        const isUnused = postcode >= '2921' && postcode <= '2999';
        expect(placeOf(postcode)?.state).toBe(isUnused ? undefined : regionOf(postcode)?.code);
      }),
      { numRuns: 2000 },
    );
  });
  it.each(['', '2950', '435', '43500', '435O', '0000', '0799', ' 4350', '４３５０', '-435'])(
    'LOC-09 "%s" is nowhere',
    (text) => {
      expect(placeOf(text)).toBeUndefined();
    },
  );
  it('LOC-09 an anchor has its own position; another postcode has that of its neighbours and is marked as approximate', () => {
    expect(placeOf('4350')).toEqual({
      postcode: '4350',
      state: 'QLD',
      name: 'Toowoomba',
      lat: -27.56,
      long: 151.95,
      isApproximate: false,
    });
    expect(placeOf('4353')).toMatchObject({ postcode: '4353', state: 'QLD', name: 'Highfields', isApproximate: true });
    expect(distance('4353', '4352')).toBeLessThan(30);
  });
  it('LOC-09 neighbours of another region never count', () => {
    expect(placeOf('2621')).toMatchObject({ state: 'NSW' });
    expect(placeOf('6797')).toMatchObject({ state: 'WA', name: 'Halls Creek' });
    expect(placeOf('8999')).toMatchObject({ state: 'VIC', name: 'Melbourne' });
    expect(placeOf('0299')).toMatchObject({ state: 'ACT', name: 'Acton' });
  });
  it('LOC-09 every state and territory has anchors, each once, inside its own bounds', () => {
    expect(ANCHORS.length).toBeGreaterThanOrEqual(350);
    expect(new Set(ANCHORS.map(({ postcode }) => postcode)).size).toBe(ANCHORS.length);
    const states = ANCHORS.map(({ postcode }) => regionOf(postcode)?.code);
    for (const [state, least] of Object.entries({
      ACT: 20,
      NT: 20,
      TAS: 30,
      NSW: 100,
      VIC: 100,
      QLD: 100,
      SA: 60,
      WA: 70,
    }))
      expect(states.filter((code) => code === state).length, state).toBeGreaterThanOrEqual(least);
    for (const anchor of ANCHORS) {
      const [south, north, west, east] = BOUNDS[regionOf(anchor.postcode)?.code ?? ''] ?? [-70, 0, 90, 170];
      expect(anchor.lat >= south && anchor.lat <= north, anchor.postcode).toBe(true);
      expect(anchor.long >= west && anchor.long <= east, anchor.postcode).toBe(true);
    }
  });
  it('LOC-09 a position leads to a postcode that is not far from it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ANCHORS), ({ lat, long }) => {
        const near = nearestPostcode({ lat, long });
        expect(near?.km).toBeLessThan(1);
      }),
    );
    expect(nearestPostcode({ lat: 51.5, long: -0.12 })?.km).toBeGreaterThan(5000);
  });
});

/** South, north, west and east of the states. */
const BOUNDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  NSW: [-37.6, -28.1, 140.9, 159.2],
  ACT: [-36, -35.1, 148.7, 149.4],
  VIC: [-39.2, -33.9, 140.9, 150.1],
  QLD: [-29.2, -10, 137.9, 153.6],
  SA: [-38.1, -25.9, 128.9, 141.1],
  WA: [-35.2, -13.6, 112.9, 129.1],
  TAS: [-43.7, -39.5, 143.8, 148.5],
  NT: [-26.1, -10.9, 128.9, 138.1],
};
