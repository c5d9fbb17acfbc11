import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { CHECK_BYTES, readChecked, writeChecked } from './cacheFolder.js';
import { dealerFile, type BorrowsFrom } from './dealerFiles.js';
import { ImagesBusy } from './imageService.js';

/** Makes the bytes of a film that has no file. Undefined where there is none. */
export type FilmSource = (film: string) => Promise<Buffer | undefined>;

export interface FilmServiceOptions {
  /** Folder of the dealers, whose own films lie in their folders. */
  readonly dealersDir: string;
  readonly borrowsFrom?: BorrowsFrom;
  /** Films that were made are kept here. */
  readonly cacheDir: string;
  readonly source?: FilmSource;
}

export interface FilmAnswer {
  readonly type: string;
  readonly size: number;
  readonly etag: string;
  /** The bytes from one to another, both included. */
  read(first: number, last: number): Readable;
}

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '.mp4': 'video/mp4', '.m4v': 'video/mp4', '.webm': 'video/webm' }),
);

/** Films that may wait to be made, and that are kept. */
const MOST_WAITING = 8;
const MOST_KEPT = 200;

export const isFilm = (name: string): boolean => TYPES.has(path.extname(name).toLowerCase());

/** Films of the site's own media: files, and what a source makes once. */
export class FilmService {
  private readonly options: FilmServiceOptions;
  private readonly inWork = new Map<string, Promise<string | undefined>>();
  /** Films that were found whole, with the moment of their last change. */
  private readonly read = new Map<string, number>();
  /** One is made at a time: pages need the rest of the machine. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(options: FilmServiceOptions) {
    this.options = options;
  }

  async get(film: string, site: string): Promise<FilmAnswer | undefined> {
    const type = TYPES.get(path.extname(film).toLowerCase());
    if (!type || film.includes('\u0000')) return undefined;
    const own = (await dealerFile(film, site, this.options))?.file;
    const file = own ?? (await this.made(film));
    const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !info) return undefined;
    const size = own === undefined ? info.size - CHECK_BYTES : info.size;
    return {
      type,
      size,
      etag: `"${size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`,
      read: (first, last) => createReadStream(file, { start: first, end: last }),
    };
  }

  /** Makes films before anybody asks, one after the other; one that is asked for meanwhile waits for one at most. */
  async prepare(films: readonly string[], signal: AbortSignal): Promise<void> {
    for (const film of films) {
      if (signal.aborted) return;
      await this.made(film).catch(() => undefined);
    }
  }

  private async made(film: string): Promise<string | undefined> {
    const { cacheDir, source } = this.options;
    const name = createHash('sha1').update(film).digest('hex') + path.extname(film).toLowerCase();
    const file = path.join(cacheDir, name);
    if (!source) return undefined;
    if (await this.isWhole(file)) return file;
    const known = this.inWork.get(file);
    if (known) return known;
    if (this.inWork.size >= MOST_WAITING) throw new ImagesBusy(false);
    const make = async (): Promise<string | undefined> => {
      const body = await source(film);
      if (!body) return undefined;
      await writeChecked(file, body);
      await this.trim();
      return file;
    };
    const work = this.last.then(make).finally(() => this.inWork.delete(file));
    this.inWork.set(file, work);
    this.last = work.catch(() => undefined);
    return work;
  }

  /** Reads a film once for as long as it stands; a damaged one is made anew. */
  private async isWhole(file: string): Promise<boolean> {
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return false;
    if (this.read.get(file) === changed) return true;
    if (!(await readChecked(file))) return false;
    this.read.set(file, changed);
    return true;
  }

  private async trim(): Promise<void> {
    const { cacheDir } = this.options;
    const names = await readdir(cacheDir);
    if (names.length <= MOST_KEPT) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, made: (await stat(path.join(cacheDir, name))).mtimeMs })),
    );
    const oldest = files.sort((a, b) => b.made - a.made).slice(MOST_KEPT);
    for (const { name } of oldest) await rm(path.join(cacheDir, name), { force: true });
  }
}

/** First and last byte that a player asks for; `none` without a range, `unsatisfiable` for one outside of the file. */
export function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'none' | 'unsatisfiable' {
  // several ranges at once may be answered with everything (RFC 9110, 14.2)
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'none';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'unsatisfiable' : { first, last };
}
