import sharp from 'sharp';
import type { ImageFormat } from './imageQuery.js';

/** Pixels of the largest original. */
export const MOST_PIXELS = 50_000_000;
/** AVIF takes many times the work of the others: wider than this it is made at this width. */
const WIDEST_AVIF = 1920;

// what libvips would keep is on disk already, and two cores have pages to make besides
sharp.cache(false);
sharp.concurrency(1);

export interface Shape {
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Renders an original at a width, in a format. SVG is text, everything else bytes. Rejects for what is no picture. */
export async function render(original: Buffer | string, { width, quality, format }: Shape): Promise<Buffer> {
  const isSvg = typeof original === 'string';
  const input = isSvg ? Buffer.from(original) : original;
  const wide = format === 'avif' ? Math.min(width, WIDEST_AVIF) : width;
  // vector pictures are rendered at the requested size; others are never enlarged
  const image = sharp(input, {
    limitInputPixels: MOST_PIXELS,
    // cameras and feeds leave small faults in good pictures
    failOn: 'error',
    ...(isSvg ? { density: Math.min(300, Math.max(36, (72 * wide) / 1200)) } : {}),
  })
    .rotate()
    .resize({ width: wide, withoutEnlargement: !isSvg });
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * 0.7), effort: 0 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 2 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
    default:
      // for paper and previews of links, as browsers take WebP: a smaller file is not worth twice the work
      return image.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
  }
}
