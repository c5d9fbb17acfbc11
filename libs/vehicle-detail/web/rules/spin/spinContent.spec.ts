import { describe, expect, it } from 'vitest';
import { firstMode, hotspotsAt, modesOf, shownMode, spinContent } from './spinContent.js';

const frames = Array.from({ length: 36 }, (_, i) => `spin/${i}.jpg`);
const content = spinContent({ spin_images: frames, spin_interior_image: 'in.jpg' }, 'Kia Sorento');

describe('spinContent', () => {
  it('VDP-03 has the modes Spin, Images and Interior', () => {
    expect(content && modesOf(content)).toEqual(['spin', 'images', 'interior']);
  });
  it('VDP-03 leaves out what the vehicle has not', () => {
    const turnOnly = spinContent({ spin_images: frames }, 'Car');
    const cabinOnly = spinContent({ spin_interior_image: 'in.jpg' }, 'Car');
    expect(turnOnly && modesOf(turnOnly)).toEqual(['spin', 'images']);
    expect(cabinOnly && modesOf(cabinOnly)).toEqual(['images', 'interior']);
    expect(spinContent({ spin_images: frames.slice(0, 3) }, 'Car')).toBeUndefined();
    expect(spinContent({}, 'Car')).toBeUndefined();
  });
  it.each([
    ['stock/interior/tan.svg', 'panorama'],
    ['https://cdn.example/in.JPG?v=1', 'panorama'],
    ['/tours/12', 'page'],
    ['https://tours.example/12', 'link'],
    ['//tours.example/12', 'link'],
  ])('VDP-03 a cabin at %s is a %s', (spin_interior_image, kind) => {
    expect(spinContent({ spin_interior_image }, 'Car')?.interior?.kind).toBe(kind);
  });
  it.each([
    ['https://tours.example/12', 'foreign-page'],
    ['//tours.example/12', 'foreign-page'],
    ['http://tours.example/12', 'link'],
    ['https://tours.example:8443/12', 'link'],
    ['https://tours.example@evil.example/12', 'link'],
    ['https://tours.example.evil.example/12', 'link'],
    ['https://other.example/12', 'link'],
    ['/tours/12', 'page'],
  ])('VDP-03 where tours.example is declared, a cabin at %s is a %s', (spin_interior_image, kind) => {
    expect(spinContent({ spin_interior_image }, 'Car', ['tours.example'])?.interior?.kind).toBe(kind);
  });
  it.each(['javascript:alert(1)', 'data:text/html,x'])('VDP-03 %s is no cabin', (spin_interior_image) => {
    expect(spinContent({ spin_interior_image }, 'Car')).toBeUndefined();
  });
  it('VDP-03 starts with the turn, or with pictures where the site sets this', () => {
    expect(firstMode(content, 'spin')).toBe('spin');
    expect(firstMode(content, 'images')).toBe('images');
    expect(firstMode(undefined, 'spin')).toBe('images');
  });
  it('VDP-03 shows what the shopper chose where the vehicle has it', () => {
    expect(shownMode(content, 'spin', undefined)).toBe('spin');
    expect(shownMode(content, 'spin', 'images')).toBe('images');
    expect(shownMode(content, 'images', 'interior')).toBe('interior');
    expect(shownMode(spinContent({ spin_images: frames }, 'Car'), 'spin', 'interior')).toBe('spin');
    expect(shownMode(undefined, 'spin', 'interior')).toBe('images');
  });
  it('VDP-03 a frame shows the hotspots that are on it', () => {
    const hotspots = [
      { description: 'a', positions: [{ frame: 0, x: 10, y: 20 }] },
      { description: 'b', positions: [{ frame: 1, x: 30, y: 40 }] },
      { description: 'c' },
    ];
    expect(hotspotsAt(hotspots, 1)).toMatchObject([{ id: 1, description: 'b', x: 30, y: 40 }]);
    expect(hotspotsAt(undefined, 1)).toEqual([]);
  });
});
