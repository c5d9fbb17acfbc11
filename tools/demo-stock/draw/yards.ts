import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { letterPath, letterWidth } from './car/lettering.ts';
import type { Model } from './model.ts';
import { paintOf } from './paint.ts';
import { behindOf, STRIP, type Place } from './places/place.ts';
import { clouds, ground, hills, land, sky, trees } from './places/places.ts';
import { lampOf } from './render/lamps.ts';
import type { Mesh } from './render/mesh.ts';
import { drawParts, type Part } from './render/picture.ts';
import { shadowOf } from './render/shadow.ts';
import { encoded, HEIGHT, WIDTH } from './shots.ts';
import { lookAt, type Camera, type Vec } from './space.ts';
import { modelOf } from './studio.ts';

/** Model and paint of a parked vehicle. */
const parked = z
  .string()
  .regex(/^[a-z0-9-]+:[a-z]+$/)
  .transform((text) => {
    const [model = '', paint = ''] = text.split(':');
    return { model, paint };
  });

/** A line of `yards.csv`: a dealer’s place as it is drawn. */
const row = z.strictObject({
  dealer: z.string().min(1),
  place: z.string().min(1),
  /** What the sign says. */
  sign: z.string().min(1),
  trees: z.enum(['jacaranda', 'palms', 'planes', 'wattles', 'gums', 'pines', 'norfolk']),
  ground: z.enum(['asphalt', 'concrete', 'dirt']),
  building: z.enum(['showroom', 'shed', 'cottage']),
  /** What is parked in front, between bars, from the near end of the row to the far one. */
  row: z
    .string()
    .transform((text) => text.split('|'))
    .pipe(z.array(parked)),
});
type YardRow = z.infer<typeof row>;

/** A place with its dealer’s colours. */
export interface Yard extends YardRow {
  readonly brand: string;
  readonly accent: string;
}

const file = path.join(import.meta.dirname, 'yards.csv');
export const YARDS: readonly YardRow[] = z.array(row).parse(parse(readFileSync(file), { columns: true }));

const H = STRIP.horizon;
const W = STRIP.width;
const MIDDLE = W / 2;

const palm = (x: number, high: number): string => {
  const leaves = [-80, -52, -24, 8, 36, 62, 88]
    .map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(a) * high * 0.42, Math.sin(a) * high * 0.26];
      return (
        `M${x} ${H - high}q${(dx * 0.6).toFixed(0)} ${(dy - high * 0.08).toFixed(0)}` +
        ` ${dx.toFixed(0)} ${(dy + high * 0.2).toFixed(0)}`
      );
    })
    .join('');
  return (
    `<path d="M${x - 2} ${H}Q${x + 8} ${H - high / 2} ${x} ${H - high}" stroke="#7a6650"` +
    ` stroke-width="9" fill="none"/>` +
    `<path d="${leaves}" stroke="#4d7a45" stroke-width="11" fill="none" stroke-linecap="round"/>`
  );
};
const pine = (x: number, high: number, colour: string): string =>
  `<path d="M${x} ${H}V${H - high}" stroke="#5a4a3c" stroke-width="8"/>` +
  [0.2, 0.36, 0.52, 0.68, 0.84]
    .map((share) => {
      const wide = high * 0.3 * (1.08 - share);
      return (
        `<path d="M${x - wide} ${H - high * share}L${x} ${H - high * (share + 0.24)}` +
        `L${x + wide} ${H - high * share}Z" fill="${colour}"/>`
      );
    })
    .join('');
const at = (draw: (x: number, high: number) => string): string =>
  [452, 508, 600, 1150, 1262, 1312].map((x, i) => draw(x, 150 + ((i * 53) % 70))).join('');

/** Trees and hills that grow near a place. */
const TREES: Readonly<Record<YardRow['trees'], () => string>> = {
  jacaranda: () =>
    hills('ranges', '#7f96a5', 70, 30) + trees('jacaranda', ['#8a6fb3', '#9c83c4', '#6f8f5c'], 22, [70, 170]),
  palms: () => hills('hinterland', '#7fa08c', 80, 30) + trees('scrub', ['#5f8a52', '#739c5e'], 18, [30, 70]) + at(palm),
  planes: () => trees('street', ['#5f8552', '#79a064', '#4c7346'], 26, [80, 170]),
  wattles: () =>
    hills('goldfields', '#8ea086', 60, 24) +
    trees('wattle', ['#d9b93c', '#e6c94a', '#6f8a4c', '#86994f'], 26, [60, 150]),
  gums: () => hills('range', '#a08f78', 46, 16) + trees('gums', ['#76805a', '#8b8d62', '#5f6d50'], 26, [60, 150]),
  pines: () =>
    hills('mountain', '#6f8594', 150, 60) +
    hills('foothills', '#5b7868', 60, 20) +
    at((x, high) => pine(x, high, '#37594a')),
  norfolk: () => hills('ranges', '#93a58e', 40, 14) + at((x, high) => pine(x, high * 1.1, '#3f6b50')),
};

const GROUNDS: Readonly<Record<YardRow['ground'], { readonly colour: string; readonly near: string }>> = {
  asphalt: { colour: '#6a6d71', near: '#7c7f83' },
  concrete: { colour: '#a3a19b', near: '#adaaa4' },
  dirt: { colour: '#a9653f', near: '#b0683f' },
};

/** The dealer’s name in letters as wide as the board has room for. */
function sign(text: string, x: number, y: number, width: number, high: number, board: string, ink: string): string {
  const height = Math.min(high * 0.5, (high * 0.5 * (width - 40)) / letterWidth(text, high * 0.5));
  const left = x + (width - letterWidth(text, height)) / 2;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${high}" rx="4" fill="${board}"/>` +
    `<path d="${letterPath(text, left, y + high / 2 + height / 2, height)}" fill="none" stroke="${ink}" ` +
    `stroke-width="${(height * 0.17).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function building({ building: kind, brand, accent, sign: text }: Yard): string {
  const [wide, high] = kind === 'showroom' ? [620, 168] : kind === 'shed' ? [620, 176] : [470, 122];
  const left = MIDDLE - wide / 2;
  const panes = (count: number, glass: string): string =>
    Array.from({ length: count }, (_, i) => {
      const w = (wide - 40) / count;
      const x = left + 20 + i * w;
      return (
        `<rect x="${x + 4}" y="${H - high + 66}" width="${w - 8}" height="${high - 62}" fill="${glass}"/>` +
        `<path d="M${x + 10} ${H}l${w * 0.4} -${high - 66}h${w * 0.2}l-${w * 0.4} ${high - 66}z"` +
        ` fill="#fff" opacity="0.18"/>`
      );
    }).join('');
  if (kind === 'showroom')
    return (
      `<rect x="${left}" y="${H - high + 20}" width="${wide}" height="${high - 16}" fill="#eef1f3"/>` +
      panes(7, '#4d6474') +
      sign(text, left - 24, H - high - 6, wide + 48, 66, brand, '#ffffff') +
      `<rect x="${left - 24}" y="${H - high + 60}" width="${wide + 48}" height="6" fill="${accent}"/>`
    );
  if (kind === 'shed')
    return (
      `<path d="M${left} ${H + 3}V${H - high + 40}L${MIDDLE} ${H - high - 16}L${left + wide}` +
      ` ${H - high + 40}V${H + 3}Z" fill="#c9ced2"/>` +
      Array.from(
        { length: 30 },
        (_, i) => `<path d="M${left + 10 + i * 20} ${H - 150}V${H}" stroke="#b3bac0" stroke-width="3"/>`,
      ).join('') +
      [0.08, 0.38, 0.68]
        .map(
          (share) =>
            `<rect x="${left + wide * share}" y="${H - 96}" width="${wide * 0.24}" height="98" fill="#3b4248"/>`,
        )
        .join('') +
      sign(text, left + 40, H - high + 16, wide - 80, 56, brand, '#ffffff') +
      `<path d="M${left - 12} ${H - high + 44}L${MIDDLE} ${H - high - 22}L${left + wide + 12}` +
      ` ${H - high + 44}" fill="none" stroke="${accent}" stroke-width="9"/>`
    );
  return (
    `<rect x="${left}" y="${H - high + 30}" width="${wide}" height="${high - 26}" fill="#f3ecdb"/>` +
    `<path d="M${left - 26} ${H - high + 34}L${left + 70} ${H - high - 36}H${left + wide - 70}` +
    `L${left + wide + 26} ${H - high + 34}Z" fill="#8a9096"/>` +
    [0.06, 0.24, 0.66, 0.84]
      .map((share) => `<rect x="${left + wide * share}" y="${H - 66}" width="58" height="42" fill="#4d6474"/>`)
      .join('') +
    `<rect x="${MIDDLE - 34}" y="${H - 70}" width="68" height="72" fill="${accent}"/>` +
    `<path d="M${MIDDLE - 300} ${H}v-130M${MIDDLE + 300} ${H}v-130" stroke="#cfd4d8" stroke-width="8"/>` +
    sign(text, MIDDLE - 320, H - high - 86, 640, 60, brand, '#ffffff')
  );
}

const flags = (colours: readonly string[]): string =>
  [470, 530, 1230, 1290]
    .map((x, i) => {
      const colour = colours[i % colours.length] ?? '#888888';
      return (
        `<path d="M${x} ${H + 4}V${H - 210}" stroke="#d5d9dc" stroke-width="4"/>` +
        `<path d="M${x} ${H - 208}q36 10 42 60t-6 104q-22 -12 -36 -8z" fill="${colour}"/>`
      );
    })
    .join('');

const STALL = 2900;
/** Degrees around the row's middle. */
const AROUND = 32;

function placeOf(yard: Yard): Place {
  const { colour, near } = GROUNDS[yard.ground];
  const isDirt = yard.ground === 'dirt';
  return {
    light: {
      zenith: [0.46, 0.6, 0.84],
      horizon: isDirt ? [1.0, 0.88, 0.72] : [0.92, 0.93, 0.94],
      band: isDirt ? [0.3, 0.18, 0.11] : [0.24, 0.27, 0.28],
      ground: isDirt ? [0.3, 0.17, 0.1] : [0.2, 0.2, 0.2],
      sun: [1.0, 0.95, 0.85],
      hardness: 0.75,
    },
    strip:
      sky('#6fa8d6', isDirt ? '#f5e2c4' : '#e6f0f5') +
      clouds(yard.place, '#ffffff', 0.3) +
      TREES[yard.trees]() +
      building(yard) +
      flags([yard.brand, yard.accent]) +
      land(near, colour),
    blur: 0.6,
    floor: ground(colour, isDirt ? 0.4 : 0.2, (x, z, into) => {
      // lines between the stalls
      const off = Math.abs(z / STALL + 0.5 - Math.round(z / STALL + 0.5)) * STALL;
      if (isDirt || off > 55 || x < -900 || x > 6400) return;
      for (let k = 0; k < 3; k += 1) into[k] = 0.55;
    }),
    reach: 34_000,
    polish: 0,
    facing: (-AROUND * Math.PI) / 180,
  };
}

function moved(mesh: Mesh, x: number, z: number): Mesh {
  const points = mesh.points.map((value, i) => (i % 3 === 0 ? value + x : i % 3 === 2 ? value + z : value));
  return { ...mesh, points };
}

/** A vehicle’s parts at another place: what they are made of is looked up where they came from. */
function parkedAt(parts: readonly Part[], x: number, z: number): Part[] {
  return parts.map(({ mesh, surface, isHole, ...part }) => ({
    ...part,
    mesh: moved(mesh, x, z),
    surface: (hit, into) => {
      hit.x -= x;
      hit.z -= z;
      surface(hit, into);
      hit.x += x;
      hit.z += z;
    },
    ...(isHole ? { isHole: (px: number, py: number, pz: number) => isHole(px - x, py, pz - z) } : {}),
  }));
}

function cameraOf(models: readonly Model[], half: number): Camera {
  const long = Math.max(...models.map(({ length }) => length));
  const high = Math.max(...models.map(({ height }) => height));
  const centre: Vec = [long / 2, 900, 0];
  const fit = (zoom: number, place: readonly [number, number]): Camera =>
    lookAt({ around: AROUND, centre, distance: 17_500, height: 1500, zoom, at: place });
  const test = fit(1000, [0, 0]);
  const corners = [0, long].flatMap((x) => [0, high].flatMap((y) => [-half, half].map((z) => test.project([x, y, z]))));
  const xs = corners.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const zoom = (1000 * WIDTH * 0.94) / (right - left);
  return fit(zoom, [WIDTH / 2 - ((zoom / 1000) * (left + right)) / 2, HEIGHT * 0.69]);
}

/** A picture of a yard: its building with the dealer’s sign, and a row of what it sells. */
export async function drawYard(yard: Yard): Promise<Buffer> {
  const first = ((yard.row.length - 1) * STALL) / 2;
  const models: Model[] = [];
  const parts: Part[] = [];
  for (const [index, { model: name, paint }] of yard.row.entries()) {
    const model = await modelOf(name);
    const stuff = paintOf(paint);
    if (!model || !stuff) throw new Error(`yards.csv, ${yard.dealer} ${yard.place}: there is no ${name} in ${paint}.`);
    models.push(model);
    parts.push(...parkedAt(model.parts(stuff), 0, first - index * STALL));
  }
  const half = first + STALL / 2;
  const camera = cameraOf(models, half);
  const place = placeOf(yard);
  const long = Math.max(...models.map(({ length }) => length));
  const shadow = shadowOf(parts, long, half * 2, lampOf(camera), place.light.hardness);
  return encoded(drawParts(parts, await behindOf(place, camera, shadow), place.light, camera, [WIDTH, HEIGHT]));
}
