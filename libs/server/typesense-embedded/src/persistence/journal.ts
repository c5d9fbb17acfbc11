import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder } from '@forecourt/folder-lock';
import { decode, type Entry } from './entry.js';
import { HEADER, replay, type Damage } from './replay.js';

/** Rewriting pays off from this size, when most of the file is history. */
const COMPACT_FROM = 1024 * 1024;

/**
 * An append-only file of checked entries. Each is written and synced before the change is acknowledged, so that neither
 * a killed process nor a power failure loses an acknowledged change. What cannot be read at the next start is left out
 * and reported in `damage`: the torn end is cut off, whole entries behind a broken one are kept.
 */
export class Journal {
  readonly file: string;
  /** What could not be read when it was opened. */
  readonly damage: Damage | undefined;
  /** Entries that were read when it was opened. */
  readonly entries: number;
  private size: number;
  private compactAt = COMPACT_FROM;

  private constructor(file: string, size: number, entries = 0, damage?: Damage) {
    this.file = file;
    this.size = size;
    this.entries = entries;
    this.damage = damage;
  }

  /** Opens a journal, also one that is not there yet, and hands every entry on. Throws when the file cannot be used. */
  static open(file: string, apply: (entry: Entry) => void): Journal {
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const { end, entries, damage } = replay(content, (body) => apply(decode(body)));
    // the next rewrite drops what is broken in the middle, so keep one copy for the operator to inspect
    if (damage && damage.places + damage.unusable > 0) copyFileSync(file, `${file}.damaged`);
    if (end < content.length) truncateSync(file, end);
    return new Journal(file, end, entries, damage);
  }

  /** Makes a journal that begins with these entries. It is there whole or not at all. */
  static create(file: string, entries: Iterable<Buffer>): Journal {
    const journal = new Journal(file, 0);
    journal.rewrite(entries);
    return journal;
  }

  /** Whether most of the file is history, where `bytes` of it are what is there now. */
  isLoose(bytes: number): boolean {
    return this.size >= Math.max(this.compactAt, 2 * bytes);
  }

  /** Writes an entry and syncs it. The file is as it was when that fails. */
  append(entry: Buffer): void {
    const handle = openSync(this.file, 'a');
    try {
      const written = writeEntry(handle, entry);
      fdatasyncSync(handle);
      this.size += written;
    } catch (error) {
      // half an entry would be taken for damage
      ftruncateSync(handle, this.size);
      throw error;
    } finally {
      closeSync(handle);
    }
  }

  /**
   * Replaces the journal by entries that say the same in fewer words. Safe at any moment: the new file is renamed in.
   */
  rewrite(entries: Iterable<Buffer>): void {
    const next = `${this.file}${UNFINISHED}`;
    const handle = openSync(next, 'w');
    let size = 0;
    try {
      for (const entry of entries) size += writeEntry(handle, entry);
      fsyncSync(handle);
      renameSync(next, this.file);
    } catch (error) {
      rmSync(next, { force: true });
      // tried again when as much has come again
      this.compactAt = Math.max(COMPACT_FROM, 2 * this.size);
      throw error;
    } finally {
      closeSync(handle);
    }
    syncFolder(path.dirname(this.file));
    this.size = size;
    this.compactAt = Math.max(COMPACT_FROM, 2 * size);
  }

  remove(): void {
    rmSync(this.file, { force: true });
    syncFolder(path.dirname(this.file));
  }
}

/** How files end that are being written. */
export const UNFINISHED = '.next';

/** Bytes that were written. */
function writeEntry(handle: number, body: Buffer): number {
  const record = Buffer.allocUnsafe(HEADER + body.length);
  record.writeUInt32LE(body.length, 0);
  record.writeUInt32LE(crc32(body), 4);
  body.copy(record, HEADER);
  let written = 0;
  while (written < record.length) written += writeSync(handle, record, written);
  return written;
}
