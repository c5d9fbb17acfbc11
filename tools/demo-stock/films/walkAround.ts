import sharp from 'sharp';
import { drawSpinFrame, FRAMES } from '../pictures/spin/spinFrame.ts';
import { keyFrameOf, webm } from './webm.ts';

const WIDTH = 720;
const HEIGHT = 480;
const PER_SECOND = 5;
/** Bodies and paints that are filmed. Drawing a film takes seconds of a processor, so demo stock has a handful of them. */
const FILMED_SHAPES: readonly string[] = ['sedan', 'hatch', 'suv', 'ute', 'large-suv', 'electric-suv'];
const FILMED_PAINTS: readonly string[] = ['white'];
const SEED = 7;

/** Address of the film of a vehicle like this; undefined where none was filmed. */
export const filmPath = (shape: string, paint: string): string | undefined =>
  FILMED_SHAPES.includes(shape) && FILMED_PAINTS.includes(paint)
    ? `stock/film/${shape}/${paint}/${SEED}.webm`
    : undefined;

/** Every film of demo stock. */
export const DEMO_FILMS: readonly string[] = FILMED_SHAPES.flatMap((shape) =>
  FILMED_PAINTS.flatMap((paint) => filmPath(shape, paint) ?? []),
);

/** Films the vehicle of an address: once around it in seven seconds, without sound. Undefined for any other address. */
export async function filmFromPath(path: string): Promise<Buffer | undefined> {
  if (!DEMO_FILMS.includes(path)) return undefined;
  const [, , shape = '', paint = ''] = path.split('/');
  const frames: Buffer[] = [];
  for (let index = 0; index < FRAMES; index++) {
    const picture = drawSpinFrame(shape, paint, index, SEED);
    const frame = picture === undefined ? undefined : keyFrameOf(await shot(picture));
    if (!frame) return undefined;
    frames.push(frame);
  }
  return webm({ width: WIDTH, height: HEIGHT, framesPerSecond: PER_SECOND, frames });
}

const shot = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * WIDTH) / 1200 })
    .resize({ width: WIDTH, height: HEIGHT })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 62, effort: 1 })
    .toBuffer();
