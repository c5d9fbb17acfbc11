import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readChecked, trimFolder, writeChecked } from '../../../libs/server/images/src/cacheFolder.ts';

type Picture = Buffer | string | undefined;

/** Bytes of all that is kept. */
const ROOM = 400 * 1024 * 1024;
const TRIM_EVERY = 200;

/** Drawn pictures on disk, for every start of this workspace: a picture costs a second, and is the same each time. */
export class KeptPictures {
  private readonly folder: string;
  private readonly version: string;
  private written = 0;
  /** `folder` for the files; `sources` are what pictures depend on: when one changes, all are drawn anew. */
  constructor(folder: string, sources: readonly string[]) {
    this.folder = folder;
    const hash = createHash('sha1');
    for (const file of sources) hash.update(readFileSync(file));
    this.version = hash.digest('hex');
  }

  /** The picture of an address as it was drawn before, or as `draw` draws it now. */
  async of(address: string, draw: (address: string) => Promise<Picture>): Promise<Picture> {
    const name = createHash('sha1').update(`${this.version} ${address}`).digest('hex');
    const file = path.join(this.folder, name.slice(0, 2), name);
    const known = await readChecked(file);
    if (known) return known;
    const drawn = await draw(address);
    if (!Buffer.isBuffer(drawn)) return drawn;
    // a disk that is full or read-only keeps nobody from seeing the picture
    await writeChecked(file, drawn).catch(() => undefined);
    if (this.written++ % TRIM_EVERY === 0) await trimFolder(this.folder, ROOM).catch(() => undefined);
    return drawn;
  }
}

/** Those of this workspace. */
export const keptPictures = (): KeptPictures =>
  new KeptPictures(
    path.join(import.meta.dirname, '../../../node_modules/.cache/forecourt-pictures'),
    globSync([path.join(import.meta.dirname, '**/*.ts'), path.join(import.meta.dirname, '../random.ts')])
      .filter((file) => !file.endsWith('.spec.ts'))
      .sort(),
  );
