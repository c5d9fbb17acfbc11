import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { storageReason, syncFolder } from '@forecourt/folder-lock';
import { Fault } from '../fault.js';
import { HEADER, replay, type Damage } from './replay.js';

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

/**
 * An append-only file of checked entries. Each is written and synced before the change is acknowledged, so that neither
 * a killed process nor a machine without power loses anything it has said. What cannot be read at the next start is
 * left out and told in `damage`: the torn end is cut off, whole entries behind a broken one are kept.
 */
export class Journal {
  private readonly file: string;
  private handle: number;
  /** Bytes in the file. */
  size: number;
  /** What could not be read when it was opened. */
  readonly damage: Damage | undefined;
  /** Entries that were read when it was opened. */
  readonly entries: number;

  private constructor(file: string, handle: number, size: number, entries = 0, damage?: Damage) {
    this.file = file;
    this.handle = handle;
    this.size = size;
    this.entries = entries;
    this.damage = damage;
  }

  /** Opens the journal of a folder and hands every entry on. Throws one clear line when the folder cannot be used. */
  static open(dir: string, apply: (entry: Entry) => void): Journal {
    const file = path.join(dir, 'journal.log');
    try {
      mkdirSync(dir, { recursive: true });
      const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
      const { end, entries, damage } = replay(content, apply);
      // what was broken in the middle goes with the next rewriting: one copy is kept for whoever wants to look
      if (damage && damage.places + damage.unusable > 0) copyFileSync(file, `${file}.damaged`);
      if (end < content.length) truncateSync(file, end);
      return new Journal(file, openSync(file, 'a'), end, entries, damage);
    } catch (error) {
      throw new Error(`The search data in ${dir} cannot be read: ${storageReason(dir, error)}`, { cause: error });
    }
  }

  /** Writes an entry and syncs it. Throws a 503 when it cannot be stored; the journal is then as it was. */
  append(entry: Entry): void {
    try {
      this.write(entry);
      fdatasyncSync(this.handle);
    } catch (error) {
      throw this.refusal(error);
    }
  }

  private write(entry: Entry): void {
    const body = Buffer.from(JSON.stringify(entry));
    const record = Buffer.allocUnsafe(HEADER + body.length);
    record.writeUInt32LE(body.length, 0);
    record.writeUInt32LE(crc32(body), 4);
    body.copy(record, HEADER);
    try {
      let written = 0;
      while (written < record.length) written += writeSync(this.handle, record, written);
    } catch (error) {
      // half an entry would be taken for damage
      ftruncateSync(this.handle, this.size);
      throw error;
    }
    this.size += record.length;
  }

  /** Replaces the journal by entries that say the same in fewer words. Safe at any moment: the new file is renamed in. */
  rewrite(entries: Iterable<Entry>): void {
    const next = `${this.file}.next`;
    rmSync(next, { force: true });
    const fresh = new Journal(next, openSync(next, 'w'), 0);
    try {
      for (const entry of entries) fresh.write(entry);
      fsyncSync(fresh.handle);
      renameSync(next, this.file);
    } catch (error) {
      closeSync(fresh.handle);
      rmSync(next, { force: true });
      throw this.refusal(error);
    }
    syncFolder(path.dirname(this.file));
    closeSync(this.handle);
    this.handle = fresh.handle;
    this.size = fresh.size;
  }

  private refusal(error: unknown): Fault {
    const dir = path.dirname(this.file);
    return new Fault(503, `Nothing can be stored: ${storageReason(dir, error)}.`);
  }

  close(): void {
    fsyncSync(this.handle);
    closeSync(this.handle);
  }
}
