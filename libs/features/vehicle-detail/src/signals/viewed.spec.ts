import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { parseViewed } from '../domain/viewed.js';
import { readViewed } from './readViewed.js';
import { rememberViewed, VIEWED_KEY } from './rememberViewed.js';

const look = (id: string, most = 9) => rememberViewed(buildVehicle({ id, stocknum: id }), most);
const ids = () => readViewed().map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('viewed vehicles', () => {
  it('VDP-21 keep what A3 names and nothing else', () => {
    look('a');
    expect(readViewed()).toEqual([{ id: 'a', stocknum: 'a', make: 'Kia', model: 'Sorento', simple_body: 'SUV' }]);
  });
  it('VDP-21 the last one is the first, each stands once, and there are never more than the site keeps', () => {
    for (const id of ['a', 'a1', 'b', 'a']) look(id);
    expect(ids()).toEqual(['a', 'b', 'a1']);
    look('c', 2);
    expect(ids()).toEqual(['c', 'a']);
  });
  it.each(['', 'x', 'null', '[]', '{"id":""}', '{"id":"a`b"}', '{"id":"a","make":5}', '{"version":1}\n7'])(
    'VDP-21 %s on the device counts as nothing, and does not stay in the way',
    (text) => {
      expect(parseViewed(text)).toEqual([]);
      localStorage.setItem(VIEWED_KEY, text);
      look('a');
      expect(ids()).toEqual(['a']);
    },
  );
  it('VDP-21 a closed storage keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => look('a')).not.toThrow();
    expect(ids()).toEqual([]);
  });
});
