import sharp from 'sharp';
import { drawnAhead } from '../pictures/besideServer.ts';
import { FRAMES } from '../pictures/shots.ts';
import { keyFrameOf, webm } from './webm.ts';

const WIDTH = 720;
const HEIGHT = 480;
const PER_SECOND = 5;
/**
 * Models and paints that are filmed. Drawing a film takes seconds of a processor, so demo stock has a handful of them.
 */
const FILMED_MODELS: readonly string[] = [
  'toyota-rav4',
  'toyota-hilux',
  'mazda-cx-5',
  'kia-sportage',
  'isuzu-d-max',
  'isuzu-mu-x',
  'ford-ranger',
  'jayco-silverline',
];
const FILMED_PAINTS: readonly string[] = ['white'];

/** Address of the film of a vehicle like this; undefined where none was filmed. */
export const filmPath = (model: string, paint: string): string | undefined =>
  FILMED_MODELS.includes(model) && FILMED_PAINTS.includes(paint) ? `stock/film/${model}/${paint}.webm` : undefined;

/** Every film of demo stock. */
export const DEMO_FILMS: readonly string[] = FILMED_MODELS.flatMap((model) =>
  FILMED_PAINTS.flatMap((paint) => filmPath(model, paint) ?? []),
);

/** Films the vehicle of an address: once around it in seven seconds, without sound. Undefined for any other address. */
export async function filmFromPath(path: string): Promise<Buffer | undefined> {
  if (!DEMO_FILMS.includes(path)) return undefined;
  const turn = path.replace('/film/', '/spin/').replace('.webm', '');
  const frames: Buffer[] = [];
  for (let index = 0; index < FRAMES; index++) {
    const picture = await drawnAhead(`${turn}/${index}.jpg`);
    const frame = typeof picture === 'object' ? keyFrameOf(await shot(picture)) : undefined;
    if (!frame) return undefined;
    frames.push(frame);
  }
  return webm({ width: WIDTH, height: HEIGHT, framesPerSecond: PER_SECOND, frames });
}

const shot = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: WIDTH, height: HEIGHT }).webp({ quality: 62, effort: 1 }).toBuffer();
