import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { pictureName } from '../generate.ts';
import { pictureFromPath, picturePaths } from './addresses.ts';
import { FRAMES as BODIES, type Design } from './car/design.ts';
import { CARS } from './car/models.ts';
import { MODEL_NAMES } from './studio.ts';

const pathsOf = (model: string) => picturePaths({ model, paint: 'blue', trim: 'tan', place: 'waterfront', seed: 5 }, 9);

describe('pictures of the demo stock', () => {
  it('has a model of its own for each line of the catalogue', () => {
    const names = CATALOGUE.map(pictureName);
    expect(names.filter((name) => !MODEL_NAMES.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(CATALOGUE.length);
  });
  it('CARD-01 cards and galleries begin with the three-quarter front view', () => {
    expect(pathsOf('mazda-cx-5')).toEqual(
      ['front-2', 'rear-2', 'side-2', 'cabin-tan', 'boot-tan', 'wheel-2', 'lamp-2', 'dash-tan'].map(
        (view) => `stock/mazda-cx-5/blue/waterfront/${view}.jpg`,
      ),
    );
    expect(pathsOf('ford-ranger')[4]).toBe('stock/ford-ranger/blue/waterfront/tray-2.jpg');
    for (const model of MODEL_NAMES) expect(pathsOf(model)[0], model).toMatch(/\/front-2\.jpg$/);
  });
  it('NAV-05 draws wide pictures for front pages, the vehicle on their right', { timeout: 60_000 }, async () => {
    const drawn = await pictureFromPath('stock/suzuki-swift/yellow/warehouse/banner-2.jpg');
    const { width, height } = await sharp(drawn as Buffer).metadata();
    expect([width, height]).toEqual([1920, 540]);
    const yellowAt = async (left: number) => {
      const box = { left, top: 150, width: 700, height: 300 };
      // figures of an extract are those of the whole until it is written
      const part = await sharp(drawn as Buffer)
        .extract(box)
        .png()
        .toBuffer();
      const { channels } = await sharp(part).stats();
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
    };
    expect(await yellowAt(1100)).toBeGreaterThan((await yellowAt(100)) + 20);
    for (const address of [
      'suzuki-swift/yellow/yard/banner-9',
      'no-such-car/yellow/yard/banner-1',
      'suzuki-swift/plaid/yard/banner-1',
    ])
      expect(await pictureFromPath(`stock/${address}.jpg`)).toBeUndefined();
  });
  it('no two cars of a body share face and measures', () => {
    const look = ({ grille, lamp, tail, rim, window, length, height, wheelbase }: Design) => [
      grille,
      lamp,
      tail,
      rim,
      window,
      Math.round(length / 60),
      Math.round(height / 30),
      Math.round(wheelbase / 40),
    ];
    for (const body of BODIES) {
      const cars = Object.entries(CARS).filter(([, { frame }]) => frame === body);
      for (const [name, car] of cars)
        for (const [other, second] of cars) {
          if (other === name) continue;
          const differences = look(car).filter((value, index) => value !== look(second)[index]).length;
          expect(differences, `${name} and ${other}`).toBeGreaterThanOrEqual(3);
        }
    }
  });
  it('VDP-02 draws every view of a car, each once and always alike', async () => {
    const pictures = await Promise.all(pathsOf('mazda-cx-5').map((path) => pictureFromPath(path)));
    const shas = new Set(pictures.map((picture) => (picture as Buffer).toString('base64')));
    expect(shas.size).toBe(8);
    for (const picture of pictures) {
      const { width, height, format } = await sharp(picture as Buffer).metadata();
      expect([width, height, format]).toEqual([1200, 800, 'jpeg']);
      expect((picture as Buffer).length).toBeLessThan(320_000);
    }
    expect(await pictureFromPath(pathsOf('mazda-cx-5')[0] ?? '')).toEqual(pictures[0]);
  }, 120_000);
  it.each(['toyota-hilux', 'toyota-hiace', 'yamaha-mt-07'])(
    'VDP-02 draws a %s in the paint that its address names',
    async (model) => {
      const blue = (await pictureFromPath(`stock/${model}/blue/studio/front-1.jpg`)) as Buffer;
      const red = (await pictureFromPath(`stock/${model}/red/studio/front-1.jpg`)) as Buffer;
      const strength = async (picture: Buffer) => (await sharp(picture).stats()).channels.map(({ mean }) => mean);
      const [[r1 = 0, , b1 = 0], [r2 = 0, , b2 = 0]] = [await strength(blue), await strength(red)];
      expect(b1 - r1).toBeGreaterThan(b2 - r2 + 1);
    },
    120_000,
  );
  it.each([
    'stock/spin/mazda-cx-5/blue/36.jpg',
    'stock/spin/yacht/blue/0.jpg',
    'stock/spin/mazda-cx-5/plaid/0.jpg',
    'stock/mazda-cx-5/blue/moon/front-1.jpg',
    'stock/mazda-cx-5/blue/yard/tray-1.jpg',
    'stock/mazda-cx-5/blue/yard/front-9.jpg',
    'stock/mazda-cx-5/blue/yard/cabin-1.jpg',
    'stock/mazda-cx-5/blue/yard/front-tan.jpg',
    'stock/constructor/blue/yard/front-1.jpg',
    'stock/mazda-cx-5/blue/toString/front-1.jpg',
    'stock/interior/pink.svg',
    'stock/interior/cellar-tan.svg',
  ])('API-02 there is no picture at %s', async (path) => {
    expect(await pictureFromPath(path)).toBeUndefined();
  });
});
