import { createRandom } from '../../random.ts';
import { paintTones, type Tones } from '../paint.ts';
import { restyle } from '../side/carStyle.ts';
import { SHAPES } from '../side/shapes.ts';
import { createBody, type Body } from './body.ts';
import { caravanBody, caravanDetails, caravanDrawbar, caravanRoof } from './caravan.ts';
import { paintLayers, paintSolid, polygon, projected } from './faces.ts';
import { MOTORCYCLE, motorcycle } from './motorcycle.ts';
import { mirrors, treads, wheelFaces } from './running.ts';
import { details } from './details.ts';
import { shell } from './shell.ts';
import { lookAt, type Camera, type Vec } from './space.ts';

/** Pictures of a full turn. */
export const FRAMES = 36;
/** The first picture shows nose and side, as a dealer's photographer would begin. */
const FIRST = 38;
export const WIDTH = 1200;
export const HEIGHT = 800;
/** Bodies that can be turned. */
export const SPIN_SHAPES = [
  'sedan',
  'hatch',
  'suv',
  'ute',
  'wagon',
  'coupe',
  'large-suv',
  'electric-suv',
  'van',
  'truck',
  'caravan',
  'motorcycle',
] as const;

/** What a frame has to hold. */
interface Size {
  readonly length: number;
  readonly height: number;
  /** How much more room it needs than its length says: what is short is seen from near. */
  readonly room?: number;
}

/** The camera of a frame. It stands still while the turntable turns, so its zoom is one for the whole turn. */
export function cameraOf({ length, height, room = 1 }: Size, frame: number): Camera {
  const distance = length * 1.9 * room;
  return lookAt({
    around: FIRST + (frame * 360) / FRAMES,
    centre: [length / 2, height * 0.46, 0],
    distance,
    height: 900,
    zoom: (1010 * (distance - 300)) / (length * room),
    at: [WIDTH / 2, 432],
  });
}

/** The body of a vehicle; the same seed bends it as in its other pictures. Undefined for what has none. */
export function spinBody(shape: string, seed: number): Body | undefined {
  if (shape === 'caravan') return caravanBody();
  const spec = (SPIN_SHAPES as readonly string[]).includes(shape) ? SHAPES[shape] : undefined;
  return spec && createBody(restyle(spec, createRandom(seed)));
}

/** A vehicle on the turntable. */
interface Model extends Size {
  /** Half the width of its shadow. */
  readonly half: number;
  draw(camera: Camera): string;
}

function carModel(body: Body, tones: Tones, seed: number): Model {
  const [painted, lying] = [shell(body, tones), details(body)];
  return {
    ...body.spec,
    half: body.half(body.spec.length / 2, body.spec.sill + 60),
    draw: (camera) =>
      [
        polygon(footprint(halfOf(body), 0.9, body.spec.sill + 30), camera, '#0b0c0e'),
        treads(body, camera),
        mirrors(body, tones, camera, false),
        paintSolid(painted, camera),
        paintLayers(lying, camera),
        wheelFaces(body, seed, camera),
        mirrors(body, tones, camera, true),
      ].join(''),
  };
}

const halfOf = (body: Body) => ({
  length: body.spec.length,
  half: body.half(body.spec.length / 2, body.spec.sill + 60),
});

function caravanModel(body: Body, tones: Tones, seed: number): Model {
  const [painted, lying, roof, drawbar] = [
    shell(body, tones),
    caravanDetails(body, seed),
    caravanRoof(),
    caravanDrawbar(),
  ];
  return {
    ...body.spec,
    half: 1000,
    draw: (camera) => {
      // seen from behind the drawbar is behind the box
      const isAhead = camera.eye[0] < body.spec.length * 0.3;
      const bar = paintSolid(drawbar, camera);
      return [
        treads(body, camera),
        isAhead ? '' : bar,
        paintSolid(painted, camera),
        paintLayers(lying, camera),
        paintSolid(roof, camera),
        wheelFaces(body, seed, camera),
        isAhead ? bar : '',
      ].join('');
    },
  };
}

function modelFor(shape: string, tones: Tones, seed: number): Model | undefined {
  if (shape === 'motorcycle') {
    const all = motorcycle(tones, seed);
    return { ...MOTORCYCLE, draw: (camera) => paintSolid(all, camera) };
  }
  const body = spinBody(shape, seed);
  return body && (shape === 'caravan' ? caravanModel : carModel)(body, tones, seed);
}

// the frames of a turn are asked for one after another, and share everything but the camera
const recent = new Map<string, Model>();

function modelOf(shape: string, paint: string, seed: number): Model | undefined {
  const key = `${shape} ${paint} ${seed}`;
  const known = recent.get(key);
  if (known) return known;
  const tones = paintTones(paint);
  const model = tones && modelFor(shape, tones, seed);
  if (!model) return undefined;
  if (recent.size >= 6) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, model);
  return model;
}

/** One picture of a turn, 1200 by 800; a fraction stands between two. */
export function drawSpinFrame(shape: string, paint: string, frame: number, seed: number): string | undefined {
  const model = modelOf(shape, paint, seed);
  if (!model || frame >= FRAMES) return undefined;
  const camera = cameraOf(model, frame);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke-width="2" stroke-linejoin="round">`,
    studio(model, camera),
    model.draw(camera),
    '</svg>',
  ].join('');
}

type Stand = Pick<Model, 'length' | 'half'>;

const footprint = ({ length, half }: Stand, share: number, y: number): Vec[] =>
  Array.from({ length: 40 }, (_, i): Vec => {
    const a = (i / 40) * 2 * Math.PI;
    const square = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.35;
    return [length / 2 + (length / 2) * share * square(Math.cos(a)), y, half * share * square(Math.sin(a))];
  });

/** Wall, floor, turntable and the shadow under the vehicle. */
function studio(stand: Stand, camera: Camera): string {
  const { length } = stand;
  const circle = (radius: number, y: number): Vec[] =>
    Array.from({ length: 72 }, (_, i): Vec => {
      const a = (i / 72) * 2 * Math.PI;
      return [length / 2 + Math.cos(a) * radius, y, Math.sin(a) * radius];
    });
  const table = length * 0.58;
  const marks = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * 2 * Math.PI;
    const point = (radius: number): Vec => [length / 2 + Math.cos(a) * radius, 0, Math.sin(a) * radius];
    return `<path d="M${projected([point(table * 0.955), point(table * 0.985)], camera)}" stroke="#8f989f" stroke-width="2"/>`;
  }).join('');
  const shadow = [1.1, 1.05, 1, 0.95, 0.9]
    .map((share) => polygon(footprint(stand, share, 0), camera, '#12161b', ' fill-opacity="0.17"'))
    .join('');
  return [
    '<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#dfe4e8"/><stop offset="0.62" stop-color="#f4f6f7"/><stop offset="1" stop-color="#cfd5da"/></linearGradient>',
    '<radialGradient id="floor" cy="0.42" r="0.75"><stop offset="0" stop-color="#eef1f3"/><stop offset="0.6" stop-color="#d4dade"/><stop offset="1" stop-color="#b4bcc3"/></radialGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><rect y="470" width="${WIDTH}" height="330" fill="url(#floor)"/>`,
    '<rect y="440" width="1200" height="60" fill="#e9edf0" opacity="0.55"/>',
    polygon(circle(table * 1.01, -40), camera, '#a6aeb5'),
    polygon(circle(table, 0), camera, '#c9d0d5', ' stroke="#f3f5f6" stroke-width="2"'),
    polygon(circle(table * 0.94, 0), camera, '#d3d9dd'),
    marks,
    shadow,
  ].join('');
}
