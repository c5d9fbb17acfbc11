import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** One change of the server's state, as it is written to disk. */
export type Entry =
  | { readonly op: 'collection'; readonly schema: unknown }
  | { readonly op: 'drop'; readonly name: string }
  | { readonly op: 'alter'; readonly name: string; readonly fields: readonly unknown[] }
  | { readonly op: 'put'; readonly name: string; readonly docs: readonly unknown[] }
  | { readonly op: 'remove'; readonly name: string; readonly ids: readonly string[] }
  | { readonly op: 'alias'; readonly name: string; readonly collection: string | null }
  | { readonly op: 'synonym' | 'override'; readonly name: string; readonly id: string; readonly value: unknown }
  | { readonly op: 'keys'; readonly keys: readonly unknown[] };

const HEADER = 8;

/**
 * An append-only file of checked entries. Each is written with one call before the change is acknowledged, so that a
 * killed process loses nothing it has said; a torn end is cut off at the next start.
 */
export class Journal {
  private readonly file: string;
  private handle: number;
  /** Bytes in the file. */
  size: number;

  private constructor(file: string, handle: number, size: number) {
    this.file = file;
    this.handle = handle;
    this.size = size;
  }

  /** Opens the journal of a folder and hands every entry on. Throws one clear line when the folder cannot be used. */
  static open(dir: string, apply: (entry: Entry) => void): Journal {
    const file = path.join(dir, 'journal.log');
    try {
      mkdirSync(dir, { recursive: true });
      const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
      const good = replay(content, apply);
      if (good < content.length) truncateSync(file, good);
      return new Journal(file, openSync(file, 'a'), good);
    } catch (error) {
      throw new Error(
        `The search data in ${dir} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }

  append(entry: Entry): void {
    const body = Buffer.from(JSON.stringify(entry));
    const record = Buffer.allocUnsafe(HEADER + body.length);
    record.writeUInt32LE(body.length, 0);
    record.writeUInt32LE(crc32(body), 4);
    body.copy(record, HEADER);
    let written = 0;
    while (written < record.length) written += writeSync(this.handle, record, written);
    this.size += record.length;
  }

  /** Replaces the journal by entries that say the same in fewer words. Safe at any moment: the new file is renamed in. */
  rewrite(entries: Iterable<Entry>): void {
    const next = `${this.file}.next`;
    if (existsSync(next)) unlinkSync(next);
    const fresh = new Journal(next, openSync(next, 'w'), 0);
    for (const entry of entries) fresh.append(entry);
    fsyncSync(fresh.handle);
    renameSync(next, this.file);
    closeSync(this.handle);
    this.handle = fresh.handle;
    this.size = fresh.size;
  }

  close(): void {
    fsyncSync(this.handle);
    closeSync(this.handle);
  }
}

/** Applies every whole entry; returns where the first broken one begins. */
function replay(content: Buffer, apply: (entry: Entry) => void): number {
  let at = 0;
  while (at + HEADER <= content.length) {
    const length = content.readUInt32LE(at);
    const end = at + HEADER + length;
    if (end > content.length) break;
    const body = content.subarray(at + HEADER, end);
    if (crc32(body) !== content.readUInt32LE(at + 4)) break;
    apply(JSON.parse(body.toString('utf8')) as Entry);
    at = end;
  }
  return at;
}
