import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file that is there whole or not at all. */
export async function writeCached(file: string, body: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`;
  await writeFile(draft, body);
  await rename(draft, file);
}

/** Removes what was used longest ago, until the folder holds no more bytes than its limit. */
export async function trimFolder(folder: string, limit: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { file: string; size: number; used: number }[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => undefined);
    if (info?.isFile()) files.push({ file, size: info.size, used: info.mtimeMs });
  }
  files.sort((a, b) => a.used - b.used);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files) {
    if (total <= limit) return;
    await rm(file, { force: true });
    total -= size;
  }
}
