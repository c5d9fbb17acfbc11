import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { CATALOGUE } from '../catalogue.ts';
import { pictureName } from '../gallery.ts';
import { PAINTS } from './paint.ts';
import { FRAMES } from './shots.ts';
import { TRIMS } from './spin/interior.ts';

const names = z.string().transform((text) => (text === '' ? [] : text.split('|')));
const mark = z.enum(['', 'yes']).transform((text) => text === 'yes');
const LINES = new Map(CATALOGUE.map((line) => [pictureName(line), line]));

/** A line of `pictures.csv`: a model in a paint, and what is drawn of it. */
const row = z.strictObject({
  model: z.string().refine((name) => LINES.has(name), 'is no model of the catalogue'),
  paint: z.string().refine((slug) => PAINTS.has(slug), 'is no paint of paint.ts'),
  /** Dealers’ places that it is drawn at, between bars. */
  places: names,
  /** Places where it leads a front page, between bars. */
  banners: names,
  /** Whether it has a spin view, and a film. */
  turned: mark,
  filmed: mark,
});

const file = path.join(import.meta.dirname, 'pictures.csv');
const ROWS = z.array(row).parse(parse(readFileSync(file), { columns: true }));

/** Models and paints that galleries show; the others are drawn for a front page only. */
export const DRAWN = ROWS.filter(({ places }) => places.length > 0);

/** Models with a spin view. */
export const TURNED: readonly string[] = ROWS.filter(({ turned }) => turned).map(({ model }) => model);

/** Views that are drawn in the studio, which all dealers share. */
function studioViews(model: string): string[] {
  const line = LINES.get(model);
  const hasTray = line?.body === 'Ute' || line?.kind === 'truck';
  return [
    'rear',
    'side',
    ...(hasTray ? ['tray'] : []),
    ...(line?.kind === 'motorcycle' || line?.kind === 'caravan' ? ['wheel'] : []),
    ...(line?.kind === 'motorcycle' ? ['lamp'] : []),
  ];
}

const trims = Object.keys(TRIMS);
const BOOT_PAINTS = ['white', 'silver', 'grey', 'graphite', 'black', 'blue', 'red'];
const VAN_PAINTS = ['white', 'silver'];

/** Addresses of everything that the demo stock shows. */
export const MEDIA_PLAN: readonly string[] = [
  ...ROWS.flatMap(({ model, paint, places, banners, turned, filmed }) => {
    const own = `stock/${model}/${paint}`;
    return [
      ...places.map((place) => `${own}/${place}/front.webp`),
      ...(places.length > 0 ? studioViews(model).map((view) => `${own}/studio/${view}.webp`) : []),
      ...banners.map((place) => `${own}/${place}/banner.webp`),
      ...(turned ? Array.from({ length: FRAMES }, (_, i) => `stock/spin/${model}/${paint}/${i}.webp`) : []),
      ...(filmed ? [`stock/film/${model}/${paint}.webm`] : []),
    ];
  }),
  ...trims.flatMap((trim) => [
    ...['cabin', 'electric', 'cab'].flatMap((room) =>
      ['cabin', 'dash'].map((view) => `stock/rooms/${room}/${trim}/${view}.webp`),
    ),
    `stock/rooms/living/${trim}/living.webp`,
    ...['cabin', 'cab', 'living'].map((room) => `stock/interior/${room}-${trim}.svg`),
    ...BOOT_PAINTS.map((paint) => `stock/rooms/boot/${paint}/${trim}.webp`),
  ]),
  ...VAN_PAINTS.map((paint) => `stock/rooms/load/${paint}.webp`),
];
