import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { CATALOGUE } from './catalogue.ts';
import { demoStock } from './dealers.ts';
import { pictureName } from './gallery.ts';
import { hotspotsOf } from './hotspots.ts';
import { demoFilm, demoPicture, MEDIA } from './media.ts';
import { FRAMES } from './spin.ts';

const stock = demoStock(readSites(), Date.UTC(2026, 10, 19, 23));
const all = stock.flatMap(({ vehicles }) => vehicles);
const pictures = [...MEDIA].filter((address) => address.endsWith('.webp'));
const bytesOf = async (address: string): Promise<number> =>
  (await stat(path.join(import.meta.dirname, 'media', address))).size;

/** Addresses that a vehicle names and that have no file. */
const missing = ({ images, spin_images, spin_interior_image, video_url, external_video_url }: Vehicle): string[] =>
  [...images.map(({ url }) => url), ...(spin_images ?? []), spin_interior_image, video_url, external_video_url].filter(
    (address) => address !== undefined && !MEDIA.has(address),
  ) as string[];

describe('pictures and films of the demo stock', () => {
  it('VDP-02 VDP-03 every one that a vehicle names has a file', () => {
    expect(all.flatMap(missing)).toEqual([]);
  });
  it('CARD-01 VDP-02 a gallery begins with the front of its own model, at the place of its own dealer', () => {
    for (const { slug, vehicles } of stock) {
      const pictured = vehicles.filter(({ images }) => images.length > 0);
      expect(pictured.length / vehicles.length, slug).toBeGreaterThan(0.9);
      const places = new Set<string | undefined>();
      for (const { make, model, images, stocknum } of pictured) {
        const [, name, paint, place, view] = images[0]?.url.split('/') ?? [];
        expect([name, view], stocknum).toEqual([pictureName({ make, model }), 'front.webp']);
        places.add(place);
        const others = images.slice(1).map(({ url }) => url);
        expect(
          others.filter((url) => !url.startsWith(`stock/${name}/${paint}/studio/`) && !url.startsWith('stock/rooms/')),
          stocknum,
        ).toEqual([]);
        expect(new Set(others).size, stocknum).toBe(others.length);
      }
      expect(places.size, slug).toBe(1);
    }
  });
  it('CARD-01 every line of the catalogue has pictures at some dealer', () => {
    const pictured = new Set(all.map(pictureName));
    expect(CATALOGUE.map(pictureName).filter((name) => !pictured.has(name))).toEqual([]);
  });
  it('VDP-02 most vehicles have five pictures or more', () => {
    expect(all.filter(({ images }) => images.length >= 5).length / all.length).toBeGreaterThan(0.7);
  });
  it('CARD-01 a dealer shows many models in several colours', () => {
    for (const { slug, vehicles } of stock) {
      const fronts = new Set(vehicles.flatMap(({ images: [first] }) => first?.url ?? []));
      expect(fronts.size, slug).toBeGreaterThanOrEqual(12);
      expect(new Set(vehicles.map(({ colour }) => colour)).size, slug).toBeGreaterThanOrEqual(4);
    }
  });
  it('VDP-07 the colour of a vehicle is that of its pictures', () => {
    const names: Readonly<Record<string, string>> = { navy: 'blue', maroon: 'red', teal: 'blue' };
    for (const { images, colour = '', stocknum } of all) {
      const paint = images[0]?.url.split('/')[2];
      if (paint) expect(names[paint] ?? paint, stocknum).toBe(colour.toLowerCase());
    }
  });
  it('every picture that configurations, content, stories and tests name has a file', () => {
    const files = globSync(
      [
        'dealers/*/site.json',
        'dealers/*/content/**/*.md',
        '.storybook/*.ts',
        'libs/**/src/**/*.{ts,tsx}',
        'libs/*/{domain,web,server}/**/*.{ts,tsx}',
      ],
      { cwd: ROOT, exclude: ['**/node_modules/**'] },
    );
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/stock\/[\w/-]+\.webp/g)].map(([address]) => address),
    );
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((address) => !MEDIA.has(address))).toEqual([]);
  });
  it('API-02 pictures are as large as their use asks, and small as files', async () => {
    let total = 0;
    for (const address of pictures) {
      const { width, height, format } = await sharp(await demoPicture(address)).metadata();
      const size = address.startsWith('stock/spin/')
        ? [900, 600]
        : address.endsWith('/banner.webp')
          ? [1920, 540]
          : [1200, 800];
      expect([width, height, format], address).toEqual([...size, 'webp']);
      total += await bytesOf(address);
    }
    expect(total / pictures.length).toBeLessThan(30_000);
    expect(total).toBeLessThan(27_000_000);
  }, 60_000);
  it('VDP-02 films are WebM files of their own models', () => {
    const films = [...MEDIA].filter((address) => address.startsWith('stock/film/'));
    expect(films.length).toBeGreaterThan(0);
    for (const film of films) {
      const file = demoFilm(film) ?? '';
      // the head of a Matroska file
      expect(readFileSync(file).subarray(0, 4).toString('hex'), film).toBe('1a45dfa3');
      expect(CATALOGUE.map(pictureName), film).toContain(film.split('/')[2]);
    }
  });
  it.each([
    'stock/mazda-cx-5/red/waterfront/front.jpg',
    'stock/mazda-cx-5/red/waterfront',
    'stock/mazda-cx-5/plaid/waterfront/front.webp',
    'stock/../stock/mazda-cx-5/red/waterfront/front.webp',
    '/stock/mazda-cx-5/red/waterfront/front.webp',
    '../hotspots.csv',
    '../../../package.json',
    'constructor',
    '__proto__',
    'stock/mazda-cx-5/red/waterfront/front.webp\u0000',
    '',
  ])('API-02 there is nothing at %j', async (address) => {
    expect(await demoPicture(address)).toBeUndefined();
    expect(demoFilm(address)).toBeUndefined();
  });
  it('API-02 a film is no picture, and a picture no film', async () => {
    const film = [...MEDIA].find((address) => address.endsWith('.webm')) ?? '';
    expect(await demoPicture(film)).toBeUndefined();
    expect(demoFilm('stock/mazda-cx-5/red/waterfront/front.webp')).toBeUndefined();
  });
});

describe('spin views of the demo stock', () => {
  const turned = [...new Map(all.flatMap((one) => (one.spin_images?.[0] ? [[one.spin_images[0], one]] : []))).values()];
  it('VDP-03 a look inside is into the room that a vehicle has', () => {
    const inside = (wanted: string) =>
      turned.find(({ body }) => body === wanted)?.spin_interior_image?.replace(/-\w+\.svg$/, '');
    expect(['Van', 'Caravan', 'SUV', 'Motorcycle'].map(inside)).toEqual([
      'stock/interior/cab',
      'stock/interior/living',
      'stock/interior/cabin',
      undefined,
    ]);
  });
  it('VDP-03 panoramas are SVG', async () => {
    for (const { spin_interior_image: address } of all)
      if (address) expect(await demoPicture(address), address).toMatch(/^<svg(?!.*(NaN|undefined|Infinity))/);
  });
  it.each(turned.map((vehicle) => ({ vehicle, name: `${vehicle.make} ${vehicle.model}` })))(
    'VDP-03 points of a $name are on the picture, on the frames that show them only',
    ({ vehicle: { hotspots: { exterior = [], interior = [] } = {} } }) => {
      expect(exterior).toHaveLength(5);
      for (const { positions = [] } of [...exterior, ...interior]) {
        expect(positions.length).toBeGreaterThan(0);
        expect(positions.length).toBeLessThan(FRAMES);
        for (const { frame, x, y } of positions) {
          expect(Number.isInteger(frame) && frame >= 0 && frame < FRAMES).toBe(true);
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(Math.max(x, y)).toBeLessThan(100);
        }
      }
    },
  );
  it('VDP-03 no point jumps from one frame to the next, and the last leads to the first', () => {
    for (const { make, model } of turned)
      for (const { title, positions = [] } of hotspotsOf(pictureName({ make, model })))
        for (const { frame, x, y } of positions) {
          const next = positions.find((other) => other.frame === (frame + 1) % FRAMES);
          if (next) expect(Math.hypot(next.x - x, next.y - y), `${model} ${title} ${frame}`).toBeLessThan(13);
        }
  });
});
