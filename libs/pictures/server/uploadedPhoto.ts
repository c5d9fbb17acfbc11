import sharp, { type Metadata } from 'sharp';
import { FairQueue, QueueFull } from './fairQueue.js';
import { MOST_PIXELS } from './render.js';

/** Why a file that somebody sent is no photo that can be kept. */
export type PhotoFault = 'empty' | 'type' | 'heic' | 'pixels' | 'broken' | 'busy';

/** A photo as it is kept: re-encoded, so that nothing is in it but its pixels. */
export interface TakenPhoto {
  readonly full: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest edges, pixels: enough to see a scratch, and a preview. */
const FULL_EDGE = 2048;
const SMALL_EDGE = 400;
/** Longest that one photo may be worked on. */
const MOST_SECONDS = 15;

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a file is by its first bytes; its name and the type that was said with it count for nothing. */
export function photoKind(bytes: Buffer): PhotoKind | 'heic' | undefined {
  const text = (from: number, to: number): string => bytes.subarray(from, to).toString('latin1');
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  // the brand and those that it goes with
  const brands = text(8, 40);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

/** Photos in work: one, since pages and pictures of stock are made at the same time. */
const queue = new FairQueue({ atOnce: 1, waiting: 60, waitingPerLane: 12 });

/**
 * Takes a photo that a visitor sent: turned as its camera was held, made smaller, and without anything that the camera
 * added, such as where it was taken. Returns a PhotoFault for what is no photo, is cut off or has too many pixels.
 */
export async function takePhoto(bytes: Buffer, visitor: string): Promise<TakenPhoto | PhotoFault> {
  if (bytes.length === 0) return 'empty';
  const kind = photoKind(bytes);
  if (kind === undefined) return 'type';
  if (kind === 'heic') return 'heic';
  return queue
    .run(visitor, () => drawAnew(bytes, kind))
    .catch((error: unknown) => {
      if (error instanceof QueueFull) return 'busy';
      throw error;
    });
}

async function drawAnew(bytes: Buffer, kind: PhotoKind): Promise<TakenPhoto | PhotoFault> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  let known: Metadata;
  try {
    // the header alone, whatever it promises
    known = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return 'broken';
  }
  if ((known.format as string) !== (kind === 'avif' ? 'heif' : kind)) return 'type';
  if (known.width * known.height > MOST_PIXELS) return 'pixels';
  try {
    const { data: full, info } = await sharp(bytes, options)
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: FULL_EDGE, height: FULL_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(full)
      .resize({ width: SMALL_EDGE, height: SMALL_EDGE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 74 })
      .toBuffer();
    return { full, small, width: info.width, height: info.height };
  } catch {
    return 'broken';
  }
}
