import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** Writes a file that is there whole or not at all. */
export async function writeCached(file: string, body: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`;
  await writeFile(draft, body);
  await rename(draft, file);
}

const MARK = Buffer.from('FCRC');
/** Bytes behind what is kept: a mark and a checksum. */
const CHECK_BYTES = MARK.length + 4;

/** Writes a file whose damage is found when it is read. */
export function writeChecked(file: string, body: Buffer): Promise<void> {
  const check = Buffer.alloc(CHECK_BYTES);
  MARK.copy(check);
  check.writeUInt32LE(crc32(body), MARK.length);
  return writeCached(file, Buffer.concat([body, check]));
}

/** What was written; undefined where there is nothing or where it was damaged, which is removed then. */
export async function readChecked(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return undefined;
  const end = content.length - CHECK_BYTES;
  const body = content.subarray(0, Math.max(end, 0));
  const isWhole =
    end >= 0 &&
    content.subarray(end, end + MARK.length).equals(MARK) &&
    content.readUInt32LE(end + MARK.length) === crc32(body);
  if (isWhole) return body;
  await rm(file, { force: true });
  return undefined;
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
