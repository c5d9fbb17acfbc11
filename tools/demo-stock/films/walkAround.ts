import sharp from 'sharp';
import { drawSpinFrame, FRAMES, SPIN_SHAPES } from '../pictures/spin/spinFrame.ts';
import { keyFrameOf, webm } from './webm.ts';

const WIDTH = 720;
const HEIGHT = 480;
const PER_SECOND = 10;
const COUNT = 72;
/** Pictures in work at once: as many as small machines have cores. */
const AT_ONCE = 2;

/** Address of a vehicle's film; undefined for a body that cannot be drawn from all around. */
export const filmPath = (shape: string, paint: string, seed: number): string | undefined =>
  (SPIN_SHAPES as readonly string[]).includes(shape) ? `stock/film/${shape}/${paint}/${seed}.webm` : undefined;

/** Films the vehicle of an address: once around it in seven seconds, without sound. Undefined for any other address. */
export async function filmFromPath(path: string): Promise<Buffer | undefined> {
  const match = /^stock\/film\/([a-z-]+)\/([a-z-]+)\/(\d{1,9})\.webm$/.exec(path);
  if (!match) return undefined;
  const [, shape = '', paint = '', seed = '0'] = match;
  const shoot = async (index: number): Promise<Buffer | undefined> => {
    const picture = drawSpinFrame(shape, paint, (index * FRAMES) / COUNT, Number(seed));
    return picture === undefined ? undefined : keyFrameOf(await shot(picture));
  };
  const frames: Buffer[] = [];
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    const shots = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => shoot(first + index)));
    for (const frame of shots) {
      if (!frame) return undefined;
      frames.push(frame);
    }
  }
  return webm({ width: WIDTH, height: HEIGHT, framesPerSecond: PER_SECOND, frames });
}

const shot = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * WIDTH) / 1200 })
    .resize({ width: WIDTH, height: HEIGHT })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 62, effort: 1 })
    .toBuffer();
