import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { testScope } from '@forecourt/service/database/testing';
import { slugify } from '@forecourt/vehicle';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSites, ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import { CATALOGUE } from '../catalogue.ts';
import { pictureName } from '../gallery.ts';
import { demoPicture, MEDIA } from '../media.ts';
import { hotspotsFile } from './hotspots.ts';
import { alike, looksOf, type Looks } from './looks.ts';
import { drawPortrait, PEOPLE } from './people.ts';
import { draw } from './pictures.ts';
import { DRAWN, MEDIA_PLAN } from './plan.ts';
import { YARDS } from './yards.ts';

const MOST_BYTES = 60_000;
const read = async (address: string): Promise<Buffer> => {
  const picture = await demoPicture(address);
  if (!Buffer.isBuffer(picture)) throw new Error(`There is no picture at ${address}.`);
  return picture;
};
const bodyOf = new Map(CATALOGUE.map((line) => [pictureName(line), `${line.kind} ${line.body}`]));

describe('pictures that are drawn ahead', () => {
  it('CARD-01 there is a file for everything in pictures.csv, and no other', () => {
    expect([...MEDIA].sort()).toEqual([...new Set(MEDIA_PLAN)].sort());
  });
  it('CARD-01 every line of the catalogue is drawn from the front, the rear and the side', () => {
    const views = new Set([...MEDIA].map((address) => address.replace(/^stock\/([^/]+)\/.*\/([^/]+)\.webp$/, '$1 $2')));
    const missing = CATALOGUE.map(pictureName).flatMap((name) =>
      ['front', 'rear', 'side'].filter((view) => !views.has(`${name} ${view}`)).map((view) => `${name} ${view}`),
    );
    expect(missing).toEqual([]);
  });
  // half a minute, for files that change when somebody draws them again
  it.runIf(testScope === 'all')(
    'CARD-01 two models of one body in one paint never look alike',
    async () => {
      const looks = new Map<string, Looks>();
      for (const { model, paint } of DRAWN)
        looks.set(
          `${model}/${paint}`,
          await looksOf(
            await Promise.all(['side', 'rear'].map((view) => read(`stock/${model}/${paint}/studio/${view}.webp`))),
          ),
        );
      const pairs = DRAWN.flatMap((one, index) =>
        DRAWN.slice(index + 1)
          .filter(({ model, paint }) => paint === one.paint && bodyOf.get(model) === bodyOf.get(one.model))
          .map((other) => [`${one.model}/${one.paint}`, `${other.model}/${other.paint}`] as const),
      );
      const distances = pairs.map(([a, b]) => [`${a} ${b}`, 1 - alike(looks.get(a), looks.get(b))] as const);
      expect(distances.length).toBeGreaterThan(100);
      expect(distances.filter(([, distance]) => distance < 0.08)).toEqual([]);
    },
    120_000,
  );
  it('VDP-03 a spin view shows the model and the paint of its stills', async () => {
    const turned = DRAWN.filter(({ turned: isTurned }) => isTurned);
    expect(turned.length).toBeGreaterThan(5);
    // the frame that shows the side as the still does
    const frames = new Map<string, Looks>();
    for (const { model, paint } of turned)
      frames.set(model, await looksOf([await read(`stock/spin/${model}/${paint}/5.webp`)]));
    for (const { model, paint } of turned) {
      const still = await looksOf([await read(`stock/${model}/${paint}/studio/side.webp`)]);
      const likest = [...frames].sort(([, a], [, b]) => alike(b, still) - alike(a, still))[0]?.[0];
      expect(likest, model).toBe(model);
      const [a, b] = [still.colour, frames.get(model)?.colour ?? [0, 0, 0]];
      expect(Math.max(...a.map((value, k) => Math.abs(value - (b[k] ?? 0)))), model).toBeLessThan(12);
    }
  }, 60_000);
  it('VDP-03 points of the spin views are where the drawings have them', () => {
    expect(readFileSync(path.join(import.meta.dirname, '../hotspots.csv'), 'utf8')).toBe(hotspotsFile());
  });
  it('CARD-01 drawing again gives the same picture', async () => {
    const address = 'stock/suzuki-swift/red/studio/side.webp';
    const [kept, again] = await Promise.all(
      [await read(address), await draw(address)].map((picture) =>
        sharp(picture as Buffer)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    const off = kept?.reduce((sum, value, i) => sum + Math.abs(value - (again?.[i] ?? 0)), 0) ?? Infinity;
    expect(off / (kept?.length ?? 1)).toBeLessThan(0.5);
  }, 60_000);
  it('API-02 no picture is larger than 60 kB, and all together have less than 30 MB', async () => {
    const sizes = await Promise.all(
      [...MEDIA].map(
        async (address) => [address, (await stat(path.join(import.meta.dirname, '../media', address))).size] as const,
      ),
    );
    expect(sizes.filter(([address, size]) => size > MOST_BYTES && !address.endsWith('.webm'))).toEqual([]);
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(30_000_000);
  });
});

describe('people and places of the demo dealers', () => {
  // a site in another language shows the files of the site whose stock it shows
  const sites = readSites().all.filter(({ slug, stockOwner }) => stockOwner === slug);
  const places = sites.flatMap(({ slug, site }) => site.locations.map((place) => ({ dealer: slug, place })));

  it('B2.1 every person of a team has a portrait', () => {
    const people = places.flatMap(({ dealer, place }) => (place.team ?? []).map((person) => ({ dealer, ...person })));
    expect(people.length).toBeGreaterThan(30);
    expect(people.map(({ dealer, name, image }) => [dealer, name, image])).toEqual(
      people.map(({ dealer, name }) => [dealer, name, `people/${slugify(name)}.svg`]),
    );
    const drawn = new Set(PEOPLE.map(({ dealer, name }) => `${dealer} ${name}`));
    expect(people.filter(({ dealer, name }) => !drawn.has(`${dealer} ${name}`))).toEqual([]);
  });
  it('B2.1 a portrait is in its dealer’s colours, and no two are alike', () => {
    const files = PEOPLE.map((look) => {
      const theme = JSON.parse(readFileSync(path.join(ROOT, 'dealers', look.dealer, 'site.json'), 'utf8')) as {
        theme: { brand: string; accent: string };
      };
      const drawn = drawPortrait(look, theme.theme);
      expect(drawn, look.name).not.toMatch(/NaN|undefined|Infinity/);
      const file = path.join(ROOT, 'dealers', look.dealer, 'people', `${slugify(look.name)}.svg`);
      expect(readFileSync(file, 'utf8'), look.name).toBe(drawn);
      return drawn;
    });
    expect(new Set(files).size).toBe(files.length);
  });
  it('LOC-06 every place has a picture of its yard', async () => {
    expect(places.map(({ dealer, place }) => [dealer, place.image])).toEqual(
      places.map(({ dealer, place }) => [dealer, `places/${place.slug}.webp`]),
    );
    expect(YARDS.map(({ dealer, place }) => `${dealer} ${place}`).sort()).toEqual(
      places.map(({ dealer, place }) => `${dealer} ${place.slug}`).sort(),
    );
    for (const { dealer, place } of YARDS) {
      const file = readFileSync(path.join(ROOT, 'dealers', dealer, 'places', `${place}.webp`));
      const { width, height } = await sharp(file).metadata();
      expect([width, height], place).toEqual([1200, 800]);
      expect(file.length, place).toBeLessThan(MOST_BYTES);
    }
  });
});
