import { describe, expect, it } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { readViewed, withViewed } from './viewed.js';
import { viewedVehicle } from './viewedVehicle.js';

const look = (id: string) => viewedVehicle(buildVehicle({ id, stocknum: id }));

describe('viewed vehicles', () => {
  it('VDP-21 keep what A3 names and nothing else', () => {
    expect(look('a')).toEqual({ id: 'a', stocknum: 'a', make: 'Kia', model: 'Sorento', simple_body: 'SUV' });
    expect(readViewed([{ ...look('a'), price: 5, __proto__: { body: 'x' } }])).toEqual([look('a')]);
  });
  it('VDP-21 the last one is the first, each appears once, and there are never more than the site keeps', () => {
    const all = ['a', 'a1', 'b', 'a'].reduce<readonly ReturnType<typeof look>[]>(
      (viewed, id) => withViewed(viewed, look(id), 9),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'a1']);
    expect(withViewed(all, look('c'), 2).map(({ id }) => id)).toEqual(['c', 'a']);
  });
  it.each([
    null,
    7,
    'a',
    {},
    [null, 7, 'a', [], { id: 'a,b' }, { id: '' }, { id: 'a`b' }, { id: 'a', make: 5 }, { version: 1 }],
  ])('VDP-21 %j in the store’s text counts as nothing', (kept) => expect(readViewed(kept)).toEqual([]));
});
