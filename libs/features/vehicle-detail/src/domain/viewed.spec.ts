import { describe, expect, it } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { parseViewed, viewedText, viewedVehicle, withViewed } from './viewed.js';

const vehicle = (id: string) => viewedVehicle(buildVehicle({ id, stocknum: id }));
const [a, b, c] = [vehicle('a'), vehicle('b'), vehicle('c')];

describe('viewed vehicles', () => {
  it('VDP-21 keep what A3 names and nothing else', () => {
    expect(a).toEqual({ id: 'a', stocknum: 'a', make: 'Kia', model: 'Sorento', simple_body: 'SUV' });
  });
  it('VDP-21 the last one is the first, each stands once, and there are never more than the site keeps', () => {
    expect(withViewed([b, a], a, 9)).toEqual([a, b]);
    expect(withViewed([b, a], c, 2)).toEqual([c, b]);
  });
  it('VDP-21 come back as they were stored', () => {
    expect(parseViewed(viewedText([a, b]))).toEqual([a, b]);
  });
  it.each([
    null,
    '',
    'x',
    'null',
    '[]',
    '{"version":0,"vehicles":[]}',
    '{"version":1,"vehicles":{}}',
    '{"version":1,"vehicles":[null,1,{"id":""},{"id":"a`b"},{"id":"a","make":5}]}',
  ])('VDP-21 %s on the device counts as nothing', (text) => {
    expect(parseViewed(text)).toEqual([]);
  });
});
