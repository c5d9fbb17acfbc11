import { createHash } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readChecked, trimFolder, writeCached, writeChecked } from '../cacheFolder.js';

const record = z.object({
  /** Changes when the picture's bytes do. */
  digest: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Epoch milliseconds until which the server is not queried again. */
  freshUntil: z.number(),
});
export type OriginalRecord = z.infer<typeof record>;

const TRIM_EVERY = 50;

/** Pictures of other servers as they were sent, on disk. */
export class Originals {
  private readonly folder: string;
  private readonly limit: number;
  private written = 0;

  constructor(folder: string, limit: number) {
    this.folder = folder;
    this.limit = limit;
  }

  /** What is known of a picture; undefined without its bytes. */
  async record(address: string): Promise<OriginalRecord | undefined> {
    try {
      const file = this.fileOf(address);
      const [text] = await Promise.all([readFile(`${file}.json`, 'utf8'), stat(file)]);
      return record.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async read(address: string): Promise<Buffer | undefined> {
    const file = this.fileOf(address);
    const now = new Date();
    for (const used of [file, `${file}.json`]) void utimes(used, now, now).catch(() => undefined);
    return readChecked(file);
  }

  async write(address: string, body: Buffer, about: Omit<OriginalRecord, 'digest'>): Promise<OriginalRecord> {
    const file = this.fileOf(address);
    await writeChecked(file, body);
    const known = { ...about, digest: createHash('sha1').update(body).digest('base64url') };
    await this.note(address, known);
    if (this.written++ % TRIM_EVERY === 0) void trimFolder(this.folder, this.limit).catch(() => undefined);
    return known;
  }

  /** Updates the record of a picture whose bytes have not changed. */
  note(address: string, known: OriginalRecord): Promise<void> {
    return writeCached(`${this.fileOf(address)}.json`, JSON.stringify(known));
  }

  private fileOf(address: string): string {
    const name = createHash('sha256').update(address).digest('hex');
    return path.join(this.folder, name.slice(0, 2), name);
  }
}
