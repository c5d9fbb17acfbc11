import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { dealerFile, type DealerFolders } from './dealerFiles.js';

/** The file of a film that is no dealer's own. Undefined where there is none. */
export type FilmSource = (film: string) => string | undefined;

/** Dealers' own films lie in their folders. */
export interface FilmServiceOptions extends DealerFolders {
  readonly source?: FilmSource | undefined;
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

export const isFilm = (name: string): boolean => TYPES.has(path.extname(name).toLowerCase());

/** Films of the site's own media. */
export class FilmService {
  private readonly options: FilmServiceOptions;

  constructor(options: FilmServiceOptions) {
    this.options = options;
  }

  async get(film: string, site: string): Promise<FilmAnswer | undefined> {
    const type = TYPES.get(path.extname(film).toLowerCase());
    if (!type) return undefined;
    const file = (await dealerFile(film, site, this.options))?.file ?? this.options.source?.(film);
    const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !info) return undefined;
    return {
      type,
      size: info.size,
      etag: `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`,
      read: (first, last) => createReadStream(file, { start: first, end: last }),
    };
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
