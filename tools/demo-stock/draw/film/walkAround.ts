import sharp from 'sharp';
import { FRAMES } from '../shots.ts';
import { turnFrame } from '../turnFrames.ts';
import { keyFrameOf, webm } from './webm.ts';

const WIDTH = 720;
const HEIGHT = 480;
const PER_SECOND = 5;

/** Films a model in a paint: once around it in seven seconds, without sound. Undefined where neither is known. */
export async function turnFilm(name: string, paint: string): Promise<Buffer | undefined> {
  const frames: Buffer[] = [];
  for (let index = 0; index < FRAMES; index++) {
    const picture = await turnFrame(name, paint, index);
    const frame = picture && keyFrameOf(await shot(picture));
    if (!frame) return undefined;
    frames.push(frame);
  }
  return webm({ width: WIDTH, height: HEIGHT, framesPerSecond: PER_SECOND, frames });
}

const shot = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: WIDTH, height: HEIGHT }).webp({ quality: 62, effort: 1 }).toBuffer();
