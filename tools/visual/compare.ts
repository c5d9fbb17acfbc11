import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a pixel's colour may be off, 0 to 1: three units of 255. Edges of letters and curves are passed over. */
const THRESHOLD = 0.01;
/** Pixels that may differ: fonts are not drawn alike to the last pixel on each run. */
export const TOLERATED = 8;

export interface Comparison {
  /** Pixels that differ; all of those that only one picture has. */
  readonly pixels: number;
  readonly isSame: boolean;
  /** The later picture, pale, with what differs in red. */
  readonly difference: Buffer;
}

/** A picture on a canvas that is as large as the larger of two. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two pictures of the same story. One of another size is another picture. */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  const hasSameSize = one.width === other.width && one.height === other.height;
  return { pixels, isSame: hasSameSize && pixels <= TOLERATED, difference: PNG.sync.write(difference) };
}
