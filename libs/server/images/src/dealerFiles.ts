import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource, PictureVersion } from './imageService.js';

/** Originals from the dealers' folders: pictures only, and only from inside them. */
export function dealerFiles(dealersDir: string): { source: PictureSource; version: PictureVersion } {
  const fileOf = (picture: string, site: string): string | undefined => {
    if (!/\.(svg|png|jpe?g|webp|avif)$/i.test(picture) || picture.includes('\u0000')) return undefined;
    const root = path.join(dealersDir, site);
    const file = path.resolve(root, picture);
    return file.startsWith(root + path.sep) ? file : undefined;
  };
  return {
    source: async (picture, site) => {
      const file = fileOf(picture, site);
      const body = file && (await readFile(file).catch(() => undefined));
      return body && picture.toLowerCase().endsWith('.svg') ? body.toString('utf8') : body || undefined;
    },
    version: async (picture, site) => {
      const file = fileOf(picture, site);
      const info = file && (await stat(file).catch(() => undefined));
      return info ? `${info.mtimeMs}-${info.size}` : '';
    },
  };
}
