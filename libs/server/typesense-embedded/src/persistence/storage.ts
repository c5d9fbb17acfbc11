import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockFolder, storageReason } from '@forecourt/folder-lock';
import { Fault } from '../fault.js';
import { encode, type Entry, type LinesEntry } from './entry.js';
import { Journal, UNFINISHED } from './journal.js';
import { damageLine, type DamagedFile } from './replay.js';
import { collectionEntries, serverEntries, type Stored } from './snapshot.js';

const SERVER_FILE = 'journal.log';
const FOLDER = 'collections';
const COLLECTION_FILE = /^(\d+)\.log$/;
/** Entries of the server's own file; everything else belongs to a collection. */
const SERVER_OPS: ReadonlySet<Entry['op']> = new Set(['alias', 'key', 'unkey']);

/**
 * What a server has on disk: a journal of its keys and aliases, and one for each collection. A collection is there when
 * its file is, so what one does costs the others nothing. See docs/adr/0030.
 */
export class Storage {
  private readonly dir: string;
  private readonly unlock: () => void;
  private server!: Journal;
  private readonly collections = new Map<string, Journal>();
  private nextNumber = 0;
  /** What could not be read at the start, in one line. */
  damaged: string | undefined;

  /** Opens a folder and hands on what is stored in it. Throws one clear line when it cannot be used. */
  constructor(dir: string, stored: Stored, apply: (entry: Entry) => void) {
    this.dir = dir;
    this.unlock = lockFolder(dir);
    try {
      this.open(stored, apply);
    } catch (error) {
      this.unlock();
      throw new Error(`The search data in ${dir} cannot be read: ${storageReason(dir, error)}`, { cause: error });
    }
  }

  private open(stored: Stored, apply: (entry: Entry) => void): void {
    const folder = path.join(this.dir, FOLDER);
    mkdirSync(folder, { recursive: true });
    const damages: DamagedFile[] = [];
    this.server = this.read(SERVER_FILE, damages, apply);
    this.readCollections(folder, damages, stored, apply);
    if (damages.length === 0) return;
    this.damaged = damageLine(this.dir, damages);
    if (isBroken(this.server)) this.server.rewrite(serverEntries(stored));
  }

  private readCollections(folder: string, damages: DamagedFile[], stored: Stored, apply: (entry: Entry) => void): void {
    const numbers: number[] = [];
    for (const name of readdirSync(folder)) {
      const number = COLLECTION_FILE.exec(name)?.[1];
      if (number !== undefined) numbers.push(Number(number));
      // its collection was never acknowledged, or is there as it was before
      else if (name.endsWith(UNFINISHED)) rmSync(path.join(folder, name));
    }
    for (const number of numbers.sort((a, b) => a - b)) {
      let name: string | undefined;
      const file = path.join(FOLDER, `${number}.log`);
      const journal = this.read(file, damages, (entry) => {
        apply(entry);
        if (entry.op === 'collection') ({ name } = entry.schema as { name: string });
      });
      this.nextNumber = number + 1;
      const collection = name === undefined ? undefined : stored.collections.get(name);
      if (!collection) {
        // a file is made whole: one without its collection was damaged
        if (!journal.damage) damages.push({ file, kept: 0 });
        journal.remove();
        continue;
      }
      this.collections.set(collection.schema.name, journal);
      if (isBroken(journal)) journal.rewrite(collectionEntries(collection));
      collection.prepare();
    }
  }

  private read(file: string, damages: DamagedFile[], apply: (entry: Entry) => void): Journal {
    const journal = Journal.open(path.join(this.dir, file), apply);
    if (journal.damage) damages.push({ file, damage: journal.damage, kept: journal.entries });
    return journal;
  }

  private nextFile(): string {
    return path.join(this.dir, FOLDER, `${this.nextNumber++}.log`);
  }

  /** Puts a change on disk. Throws a 503 when it cannot be stored; what is on disk is then as it was. */
  store(entry: Exclude<Entry, LinesEntry>): void {
    this.guarded(() => {
      if (entry.op === 'collection') {
        const { name } = entry.schema as { name: string };
        this.collections.set(name, Journal.create(this.nextFile(), [encode(entry)]));
      } else if (entry.op === 'drop') {
        this.collections.get(entry.name)?.remove();
        this.collections.delete(entry.name);
      } else this.journalOf(entry).append(encode(entry));
    });
  }

  /** Puts documents of a collection on disk, as `encodeLines` makes them of it. Throws as `store` does. */
  storeLines(name: string, lines: Buffer): void {
    this.guarded(() => this.collections.get(name)?.append(lines));
  }

  private journalOf(entry: Exclude<Entry, LinesEntry>): Journal {
    const journal = 'name' in entry && !SERVER_OPS.has(entry.op) ? this.collections.get(entry.name) : this.server;
    if (!journal) throw new Error(`There is no file of ${entry.op}.`);
    return journal;
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw new Fault(503, `Nothing can be stored: ${storageReason(this.dir, error)}.`);
    }
  }

  /**
   * Writes a file anew that is mostly history. The old one goes on when that fails: nothing acknowledged hangs on it.
   */
  compact(stored: Stored, name: string | undefined): void {
    const collection = name === undefined ? undefined : stored.collections.get(name);
    const journal = collection ? this.collections.get(collection.schema.name) : this.server;
    if (!journal?.isLoose(collection?.bytes ?? 0)) return;
    journal.rewrite(collection ? collectionEntries(collection) : serverEntries(stored));
  }

  close(): void {
    this.unlock();
  }
}

const isBroken = ({ damage }: Journal): boolean => damage !== undefined && damage.places + damage.unusable > 0;
