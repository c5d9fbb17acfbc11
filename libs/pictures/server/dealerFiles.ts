import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource, PictureVersion } from './imageService.js';

/** The site whose files apply where a site has none of the name: the one whose stock it shows. */
export type BorrowsFrom = (site: string) => string | undefined;

/** Where a dealer's own files lie. */
export interface DealerFolders {
  /** Folder of a dealer; undefined for one that is not known. */
  readonly folderOf: (site: string) => string | undefined;
  readonly borrowsFrom?: BorrowsFrom | undefined;
}

/** A file of a dealer, else of the one from whom it borrows, and what it is; only from inside their folders. */
export async function dealerFile(
  name: string,
  site: string,
  { folderOf, borrowsFrom }: DealerFolders,
): Promise<{ readonly file: string; readonly info: Stats } | undefined> {
  if (name.includes('\u0000')) return undefined;
  for (const owner of new Set([site, borrowsFrom?.(site) ?? site])) {
    const root = folderOf(owner);
    if (root === undefined) continue;
    const file = path.resolve(root, name);
    const info = file.startsWith(root + path.sep) ? await stat(file).catch(() => undefined) : undefined;
    if (info?.isFile()) return { file, info };
  }
  return undefined;
}

/** Originals from the dealers' folders: pictures only. */
export function dealerFiles(folders: DealerFolders): { source: PictureSource; version: PictureVersion } {
  const found = (picture: string, site: string) =>
    /\.(svg|png|jpe?g|webp|avif)$/i.test(picture) ? dealerFile(picture, site, folders) : Promise.resolve(undefined);
  return {
    source: async (picture, site) => {
      const known = await found(picture, site);
      const body = known && (await readFile(known.file).catch(() => undefined));
      return body && picture.toLowerCase().endsWith('.svg') ? body.toString('utf8') : body || undefined;
    },
    version: async (picture, site) => {
      const known = await found(picture, site);
      return known ? `${known.info.mtimeMs}-${known.info.size}` : '';
    },
  };
}
