import { clearBit, setBit, wordsFor, type Bitset } from '../columns/bitset.js';
import { withRoom } from '../columns/grow.js';
import type { Doc } from '../documentRules.js';

/** Bytes of a part that new documents are written to. */
const PART = { least: 4096, most: 1024 * 1024 };
/** Bytes of documents that are no more before the parts are packed. */
const SLACK = 64 * 1024;

/**
 * Documents as the bytes of their JSON, parsed on demand: many sites have many documents, and few of them are shown.
 * Ordinals are dense and never used twice.
 */
export class DocumentStore {
  /** Ordinals given out so far. */
  size = 0;
  /** Bytes of the documents that are there, and of all that is kept. */
  bytes = 0;
  held = 0;
  private readonly ids: string[] = [];
  private readonly ordinals = new Map<string, number>();
  private liveBits: Bitset = new Uint32Array(0);
  /** What holds the bytes: parts of a file, and those that were written to since. */
  private parts: Buffer[] = [];
  /** End of what is written in the last part; parts of a file are full. */
  private filled = 0;
  private partOf = new Uint32Array(0);
  private starts = new Uint32Array(0);
  private ends = new Uint32Array(0);
  private nextId = 0;

  get count(): number {
    return this.ordinals.size;
  }
  ordinalOf(id: string): number | undefined {
    return this.ordinals.get(id);
  }
  idOf(ordinal: number): string {
    return this.ids[ordinal] as string;
  }

  /** An id for a document that brings none. */
  makeId(): string {
    while (this.ordinals.has(String(this.nextId))) this.nextId++;
    return String(this.nextId++);
  }

  /** Documents that are there. Do not change the answer. */
  live(): Bitset {
    const words = wordsFor(this.size);
    return this.liveBits.length === words ? this.liveBits : this.liveBits.subarray(0, words);
  }

  /** JSON of a document that is there. */
  json(ordinal: number): Buffer {
    return (this.parts[this.partOf[ordinal] as number] as Buffer).subarray(this.starts[ordinal], this.ends[ordinal]);
  }
  read(ordinal: number): Doc {
    const part = this.parts[this.partOf[ordinal] as number] as Buffer;
    return JSON.parse(part.toString('utf8', this.starts[ordinal], this.ends[ordinal])) as Doc;
  }

  /** Ordinals of the documents that are there, ascending. */
  *present(): Generator<number> {
    const live = this.live();
    for (let ordinal = 0; ordinal < this.size; ordinal++)
      if (((live[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) yield ordinal;
  }

  /** Keeps a document in the place of the one with its id, or as the last one. Answers with its ordinal. */
  put(id: string, json: string): number {
    const length = Buffer.byteLength(json);
    let part = this.parts.at(-1);
    if (!part || part.length - this.filled < length) {
      part = Buffer.allocUnsafeSlow(Math.max(length, Math.min(PART.most, Math.max(PART.least, this.bytes))));
      this.hold(part);
      this.filled = 0;
    }
    const start = this.filled;
    this.filled += part.write(json, start);
    const ordinal = this.place(id, start, this.filled);
    this.packWhenLoose();
    return ordinal;
  }

  /**
   * Keeps the documents in `part`, one a line from `start` on, without copying them. Throws if there are too few.
   */
  adopt(ids: readonly string[], part: Buffer, start: number): void {
    this.hold(part);
    this.filled = part.length;
    let from = start;
    for (const id of ids) {
      if (from > part.length) throw new Error('There are fewer documents than ids.');
      const end = part.indexOf(10, from);
      this.place(id, from, end < 0 ? part.length : end);
      from = end < 0 ? part.length + 1 : end + 1;
    }
    this.packWhenLoose();
  }

  private hold(part: Buffer): void {
    this.parts.push(part);
    this.held += part.length;
  }

  private place(id: string, start: number, end: number): number {
    let ordinal = this.ordinals.get(id);
    if (ordinal === undefined) {
      ordinal = this.size++;
      this.ids[ordinal] = id;
      this.ordinals.set(id, ordinal);
      this.liveBits = withRoom(this.liveBits, wordsFor(this.size));
      this.partOf = withRoom(this.partOf, this.size);
      this.starts = withRoom(this.starts, this.size);
      this.ends = withRoom(this.ends, this.size);
      setBit(this.liveBits, ordinal);
    } else this.bytes -= this.lengthOf(ordinal);
    this.partOf[ordinal] = this.parts.length - 1;
    this.starts[ordinal] = start;
    this.ends[ordinal] = end;
    this.bytes += end - start;
    return ordinal;
  }

  /** Answers with the ordinal that the document had; undefined without one. */
  remove(id: string): number | undefined {
    const ordinal = this.ordinals.get(id);
    if (ordinal === undefined) return undefined;
    this.bytes -= this.lengthOf(ordinal);
    this.ordinals.delete(id);
    this.ids[ordinal] = '';
    clearBit(this.liveBits, ordinal);
    this.packWhenLoose();
    return ordinal;
  }

  private lengthOf(ordinal: number): number {
    return (this.ends[ordinal] as number) - (this.starts[ordinal] as number);
  }

  /** Moves what is there into one part when more than half is no more. */
  private packWhenLoose(): void {
    const room = (this.parts.at(-1)?.length ?? 0) - this.filled;
    if (this.held - room - this.bytes < Math.max(SLACK, this.bytes)) return;
    const packed = Buffer.allocUnsafeSlow(this.bytes);
    let end = 0;
    for (const ordinal of this.present()) {
      const start = end;
      end += this.json(ordinal).copy(packed, start);
      this.partOf[ordinal] = 0;
      this.starts[ordinal] = start;
      this.ends[ordinal] = end;
    }
    this.parts = [packed];
    this.held = packed.length;
    this.filled = end;
  }
}
