import { createRandom } from '../../random.ts';
import { paintTones, type Tones } from '../paint.ts';
import { restyle } from '../side/carStyle.ts';
import { SHAPES } from '../side/shapes.ts';
import { createBody, type Body } from './body.ts';
import { caravanBody, caravanDetails, caravanDrawbar, caravanRoof } from './caravan.ts';
import { paintLayers, paintSolid, polygon } from './faces.ts';
import { MOTORCYCLE, motorcycle } from './motorcycle.ts';
import { mirrors, treads, wheelFaces } from './running.ts';
import { details } from './details.ts';
import { shell } from './shell.ts';
import { lookAt, type Camera } from './space.ts';
import { footprint, HEIGHT, studio, WIDTH } from './studio.ts';

/** Pictures of a full turn. */
export const FRAMES = 36;
/** The first picture shows nose and side, as a dealer's photographer would begin. */
const FIRST = 38;
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
  const spec =
    (SPIN_SHAPES as readonly string[]).includes(shape) && Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined;
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
