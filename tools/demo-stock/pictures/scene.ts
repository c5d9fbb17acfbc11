import { createRandom, type Random } from '../random.ts';
import { paintTones, type Tones } from './paint.ts';
import { wheelDefs } from './parts/wheels.ts';
import { drawCarSide } from './side/car.ts';
import { OTHERS } from './side/others.ts';
import { SHAPES } from './side/shapes.ts';
import { spinPictureFromPath } from './spin/spinPaths.ts';
import { linear } from './svg.ts';

/** Settings that a picture may be taken in. */
export const VIEWS = ['studio', 'yard', 'coast', 'outback', 'city'] as const;
export type View = (typeof VIEWS)[number];

const WIDTH = 1200;
const HEIGHT = 800;
const GROUND = 610;

interface Sky {
  readonly top: string;
  readonly bottom: string;
  readonly ground: string;
  readonly far: string;
}
const SKIES: Readonly<Record<View, Sky>> = {
  studio: { top: '#eef1f4', bottom: '#d5dbe1', ground: '#c3cad1', far: '#dfe4e9' },
  yard: { top: '#f4d9c0', bottom: '#e9b08b', ground: '#6e6a69', far: '#8c6f63' },
  coast: { top: '#bfe0f2', bottom: '#eaf5f8', ground: '#8d9196', far: '#4f93b3' },
  outback: { top: '#f3c58f', bottom: '#f8e3c2', ground: '#b0623a', far: '#8f4a2c' },
  city: { top: '#c9d3de', bottom: '#e8ecf0', ground: '#777d84', far: '#9aa6b3' },
};

/** What stands behind the vehicle. */
function backdrop(view: View, random: Random): string {
  const { ground, far } = SKIES[view];
  const floor = `<rect y="${GROUND - 60}" width="${WIDTH}" height="${HEIGHT - GROUND + 60}" fill="${ground}"/>`;
  if (view === 'studio') {
    return `${floor}<rect y="${GROUND - 60}" width="${WIDTH}" height="120" fill="url(#fade)"/>`;
  }
  if (view === 'city') {
    const towers = Array.from({ length: 11 }, (_, i) => {
      const height = 120 + random.int(0, 230);
      return `<rect x="${i * 112 - 10}" y="${GROUND - 60 - height}" width="${80 + random.int(0, 30)}" height="${height}" fill="${far}" opacity="${(0.35 + random.range(0, 0.4)).toFixed(2)}"/>`;
    });
    return towers.join('') + floor + stripe();
  }
  const hills = Array.from({ length: 3 }, (_, i) => {
    const rise = 60 + random.int(0, 90) - i * 14;
    const x = i * 430 - 160;
    return `<path d="M${x} ${GROUND - 58} Q${x + 300} ${GROUND - 60 - rise * 2} ${x + 640} ${GROUND - 58} Z" fill="${far}" opacity="${(0.45 + i * 0.15).toFixed(2)}"/>`;
  });
  return hills.join('') + floor + (view === 'coast' ? stripe() : '');
}

const stripe = (): string =>
  `<path d="M0 742 H1200" stroke="#f4f4ee" stroke-width="7" stroke-dasharray="90 60" opacity="0.7"/>`;

/** The vehicle alone. What belongs to it follows the seed: it is the same one in every setting. */
function drawVehicle(
  shape: string,
  tones: Tones,
  seed: number,
): { length: number; height: number; defs: string; art: string } | undefined {
  const other = Object.hasOwn(OTHERS, shape) ? OTHERS[shape] : undefined;
  if (other)
    return { length: other.length, height: other.height, defs: '', art: other.draw(tones, createRandom(seed)) };
  const spec = Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined;
  if (!spec) return undefined;
  const { defs, art, spec: drawn } = drawCarSide(spec, tones, createRandom(seed), createRandom(seed * 7 + 1));
  return { length: drawn.length, height: drawn.height, defs, art };
}

/** A vehicle in a setting, 1200 by 800. Undefined for a shape, paint or view that is not known. */
export function drawScene(shape: string, paint: string, view: string, seed: number): string | undefined {
  const tones = paintTones(paint);
  const vehicle = tones && drawVehicle(shape, tones, seed);
  if (!vehicle || !(VIEWS as readonly string[]).includes(view)) return undefined;
  const sky = SKIES[view as View];
  const scale = Math.min(960 / vehicle.length, 430 / vehicle.height);
  const width = vehicle.length * scale;
  const left = (WIDTH - width) / 2;
  const mirrored = view === 'coast' || view === 'city';
  const place = mirrored
    ? `translate(${WIDTH - left} ${GROUND}) scale(${-scale} ${scale})`
    : `translate(${left} ${GROUND}) scale(${scale})`;
  const defs = [
    wheelDefs(),
    vehicle.defs,
    linear('sky', [
      [0, sky.top],
      [1, sky.bottom],
    ]),
    linear('fade', [
      [0, sky.far],
      [1, sky.ground],
    ]),
    '<radialGradient id="shadow"><stop offset="0.35" stop-color="#0b0d10" stop-opacity="0.6"/><stop offset="1" stop-color="#0b0d10" stop-opacity="0"/></radialGradient>',
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${backdrop(view as View, createRandom(`${view}${seed}`))}`,
    `<ellipse cx="${WIDTH / 2}" cy="${GROUND + 6}" rx="${width * 0.54}" ry="34" fill="url(#shadow)"/>`,
    `<g transform="${place}">${vehicle.art}</g></svg>`,
  ].join('');
}

/** Redraws a picture from its address: a setting, `stock/{shape}/{paint}/{view}-{seed}.svg`, or one of a spin view. */
export function pictureFromPath(path: string): string | undefined {
  const spin = spinPictureFromPath(path);
  if (spin !== undefined) return spin;
  const match = /^stock\/([a-z-]+)\/([a-z-]+)\/([a-z]+)-(\d{1,9})\.svg$/.exec(path);
  if (!match) return undefined;
  const [, shape = '', paint = '', view = '', seed = '0'] = match;
  return drawScene(shape, paint, view, Number(seed));
}

/** Addresses of a vehicle's pictures, the same vehicle in one setting after another. */
export const picturePaths = (shape: string, paint: string, seed: number, count: number): string[] =>
  Array.from(
    { length: Math.min(count, VIEWS.length) },
    (_, index) => `stock/${shape}/${paint}/${VIEWS[(seed + index) % VIEWS.length] ?? 'studio'}-${seed}.svg`,
  );
