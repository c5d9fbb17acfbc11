import sharp from 'sharp';
import { MOST_PIXELS } from './render.js';

/** Width by height of an original as it is shown, turned the way its camera says. Undefined for what is no picture. */
export async function aspectRatio(original: Buffer | string): Promise<number | undefined> {
  const input = typeof original === 'string' ? Buffer.from(original) : original;
  // an empty file is refused at once, others when they are read
  const read = async () => sharp(input, { limitInputPixels: MOST_PIXELS }).metadata();
  const shown = await read().catch(() => undefined);
  if (!shown) return undefined;
  const { width, height } = shown.autoOrient;
  return width > 0 && height > 0 ? width / height : undefined;
}
