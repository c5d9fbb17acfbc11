import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'media');

const addressOf = (file: string): string => path.relative(FOLDER, file).split(path.sep).join('/');

/** Addresses of every picture and film of the demo stock: the files of `media/`. An installation has none. */
export const MEDIA: ReadonlySet<string> = new Set(
  (existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => addressOf(path.join(entry.parentPath, entry.name))),
);

const fileOf = (address: string): string | undefined =>
  MEDIA.has(address) ? path.join(FOLDER, ...address.split('/')) : undefined;

/** The picture of an address: SVG text, or the bytes of a file. Undefined for any other address. */
export async function demoPicture(address: string): Promise<Buffer | string | undefined> {
  const file = /\.(webp|svg)$/.test(address) ? fileOf(address) : undefined;
  if (file === undefined) return undefined;
  return readFile(file, address.endsWith('.svg') ? 'utf8' : null);
}

/** The file of a film. Undefined for any other address. */
export const demoFilm = (address: string): string | undefined =>
  address.endsWith('.webm') ? fileOf(address) : undefined;
