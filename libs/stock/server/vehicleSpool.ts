import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StockEntry } from './writeStock.js';

/** Characters of vehicles that wait in memory; what comes beyond them waits in a file. */
const IN_MEMORY = 32 * 1024 * 1024;
/** Characters that are written at once. */
const CHUNK = 1024 * 1024;

/** Vehicles that wait until their whole feed was read and found right: a feed may be larger than the memory. */
export class VehicleSpool {
  private readonly first: StockEntry[] = [];
  private readonly limit: number;
  private characters = 0;
  private folder: string | undefined;
  private file: FileHandle | undefined;
  private pending: string[] = [];
  private pendingLength = 0;
  /** Vehicles that wait. */
  size = 0;

  constructor(limit = IN_MEMORY) {
    this.limit = limit;
  }

  /** `length` is about that of the vehicle as text. Rejects where the temporary folder is full. */
  async add(entry: StockEntry, length: number): Promise<void> {
    this.size++;
    this.characters += length;
    if (this.pending.length === 0 && !this.file && this.characters <= this.limit) {
      this.first.push(entry);
      return;
    }
    // readers of lines take these two for line ends, which JSON leaves as they are
    this.pending.push(JSON.stringify(entry).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
    this.pendingLength += length;
    if (this.pendingLength >= CHUNK) await this.flush();
  }

  /** All vehicles in the order in which they came, once. */
  async *batches(size: number): AsyncGenerator<StockEntry[]> {
    for (let at = 0; at < this.first.length; at += size) yield this.first.slice(at, at + size);
    if (this.pending.length > 0) await this.flush();
    if (!this.file) return;
    let batch: StockEntry[] = [];
    for await (const line of this.file.readLines({ start: 0, autoClose: false })) {
      batch.push(JSON.parse(line) as StockEntry);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async close(): Promise<void> {
    await this.file?.close();
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true });
  }

  private async flush(): Promise<void> {
    this.folder ??= await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
    this.file ??= await open(path.join(this.folder, 'vehicles.jsonl'), 'a+');
    await this.file.appendFile(this.pending.map((line) => `${line}\n`).join(''));
    this.pending = [];
    this.pendingLength = 0;
  }
}
