import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, readStored, type FileStorage, type StoredFile } from '@forecourt/service/storage';
import { atOnce } from '../atOnce.ts';

/** Files under way at the same time. */
const WIDTH = 8;

/** Copies files of a storage to another; how many there were. One that was erased meanwhile is left out. */
export async function copyStored(
  from: FileStorage,
  to: Pick<FileStorage, 'put'>,
  files: readonly StoredFile[],
): Promise<number> {
  const copied = await atOnce(files, WIDTH, async (file) => {
    const body = await readStored(from, file);
    if (body) await to.put(file, body, 'image/jpeg');
    return body !== undefined;
  });
  return copied.filter(Boolean).length;
}

/** Puts what a backup holds of a storage into another; how many files there were. */
export async function putBack(folder: string, to: Pick<FileStorage, 'put'>): Promise<number> {
  const kind = 'lead-photos';
  const root = path.join(folder, kind);
  const files = foldersIn(root).flatMap((site): StoredFile[] =>
    readdirSync(path.join(root, site)).map((name) => ({ kind, site, name })),
  );
  await atOnce(files, WIDTH, (file) => to.put(file, readFileSync(path.join(folder, keyOf(file))), 'image/jpeg'));
  return files.length;
}

const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
