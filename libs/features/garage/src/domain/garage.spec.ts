import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GARAGE, has, putBack, toggle, without, type Garage, type SavedVehicle } from './garage.js';

const vehicle = (id: string): SavedVehicle => ({
  id,
  name: `Vehicle ${id}`,
  slug: `vehicle-${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: '',
});
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 });
const garages = fc
  .record({ favourites: ids, compare: ids })
  .map((lists): Garage => ({ favourites: lists.favourites.map(vehicle), compare: lists.compare.map(vehicle) }));
const lists = fc.constantFrom('favourites' as const, 'compare' as const);

describe('a garage', () => {
  it('SAVE-01 toggling adds a vehicle to a list and takes it out again', () => {
    const added = toggle(EMPTY_GARAGE, 'favourites', vehicle('1'), 10);
    expect(added.outcome).toBe('added');
    expect(has(added.garage, 'favourites', '1')).toBe(true);
    expect(has(added.garage, 'compare', '1')).toBe(false);
    const removed = toggle(added.garage, 'favourites', vehicle('1'), 10);
    expect(removed).toEqual({ garage: EMPTY_GARAGE, outcome: 'removed' });
  });

  it('SAVE-01 a fifth vehicle is not compared, and the answer says why', () => {
    const four = ['1', '2', '3', '4'].reduce<Garage>(
      (garage, id) => toggle(garage, 'compare', vehicle(id), 4).garage,
      EMPTY_GARAGE,
    );
    expect(toggle(four, 'compare', vehicle('5'), 4)).toEqual({ garage: four, outcome: 'full', limit: 4 });
    expect(toggle(four, 'compare', vehicle('4'), 4).outcome).toBe('removed');
  });

  it('SAVE-01 no list grows beyond its limit and no vehicle is on one twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(lists, fc.integer({ min: 0, max: 9 }))), (steps) => {
        const garage = steps.reduce<Garage>(
          (before, [list, id]) => toggle(before, list, vehicle(String(id)), 4).garage,
          EMPTY_GARAGE,
        );
        for (const list of ['favourites', 'compare'] as const) {
          expect(garage[list].length).toBeLessThanOrEqual(4);
          expect(new Set(garage[list].map(({ id }) => id)).size).toBe(garage[list].length);
        }
      }),
    );
  });

  it('SAVE-01 what is removed can be put back where it was', () => {
    fc.assert(
      fc.property(garages, lists, fc.nat(), (garage, list, pick) => {
        const index = pick % Math.max(1, garage[list].length);
        const gone = garage[list][index];
        if (!gone) return;
        expect(putBack(without(garage, list, [gone.id]), list, gone, index)).toEqual(garage);
      }),
    );
  });

  it('removing what is not there changes nothing', () => {
    fc.assert(fc.property(garages, lists, (garage, list) => without(garage, list, ['x']) === garage));
  });
});
