import { createHash } from 'node:crypto';
import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@forecourt/vehicle';

/** Folder of a dealer in which the pictures lie that its people sent. */
export const UPLOADS = 'uploads';
/** What a dealer's folder names pictures in. */
const NAMING = '**/*.{json,md}';

const LONGEST_NAME = 60;

/** Path of a picture in the dealer's folder: by its content, so that another one never has the same. */
export function uploadPath(sentName: string, jpeg: Buffer): string {
  const name = slugify(sentName.replace(/\.[^.]*$/, '')).slice(0, LONGEST_NAME) || 'picture';
  return `${UPLOADS}/${name}-${contentMark(jpeg)}.jpg`;
}

/** End of the names of all pictures with this content. */
const contentMark = (jpeg: Buffer): string => createHash('sha256').update(jpeg).digest('hex').slice(0, 12);

/** Whether one of the pictures has this content, whatever it is called. */
export function hasContent(uploads: Iterable<string>, jpeg: Buffer): boolean {
  const end = `-${contentMark(jpeg)}.jpg`;
  return [...uploads].some((upload) => upload.endsWith(end));
}

/** Paths of the pictures in a dealer's folder that its people sent. */
export async function uploadsIn(dir: string): Promise<readonly string[]> {
  const names = await readdir(path.join(dir, UPLOADS)).catch(() => []);
  return names
    .filter((name) => /^[a-z0-9-]+\.jpg$/.test(name))
    .sort()
    .map((name) => `${UPLOADS}/${name}`);
}

/** Those of them that a file of the folder names. */
export async function namedIn(dir: string, uploads: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  if (uploads.length === 0) return named;
  for await (const file of glob(NAMING, { cwd: dir })) {
    const text = await readFile(path.join(dir, file), 'utf8');
    for (const upload of uploads) if (text.includes(upload)) named.add(upload);
  }
  return named;
}
