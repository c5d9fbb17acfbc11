import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '@forecourt/site-config';

/** A file of a dealer, by its path in the folder with `/`, and the hash of its content. */
export interface DealerFile {
  readonly path: string;
  readonly hash: string;
}

/** What a dealer's folder holds at a moment. */
export interface FolderContent {
  readonly files: readonly DealerFile[];
  /** Of all files. */
  readonly hash: string;
  /** The folder and those below it. */
  readonly folders: readonly string[];
}

/** A dealer's folder is copied into the database: a film that is larger belongs on a server for films. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 5000;
/** Folders within folders: a link that leads back is not followed for ever. */
const MOST_DEEP = 8;

/** Editors write their own files next to the one that is edited; those of the system begin with a dot. */
const isOwn = (name: string): boolean => !/^\.|~$|\.(swp|swx|tmp)$/i.test(name);

export const hashOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** One hash of many files, whatever their order. */
export const hashOfAll = (files: readonly DealerFile[]): string =>
  hashOf(
    files
      .map(({ path: name, hash }) => `${name}\n${hash}\n`)
      .sort()
      .join(''),
  );

/** Reads dealers' folders; a file that is as it was is not read again. */
export class FolderReader {
  readonly #known = new Map<string, { readonly state: string; readonly hash: string }>();

  /**
   * Undefined where the folder is no dealer's. `onFolder` is called with each folder before it is read: one that is
   * watched from then on misses no change. Throws a ConfigError for what is too large.
   */
  async read(
    dir: string,
    slug: string,
    onFolder: (folder: string) => void = () => undefined,
  ): Promise<FolderContent | undefined> {
    const files: DealerFile[] = [];
    const folders: string[] = [];
    const walk = async (folder: string, deep: number): Promise<void> => {
      folders.push(folder);
      onFolder(folder);
      const names = (await readdir(folder)).filter(isOwn).sort();
      for (const name of names) {
        const file = path.join(folder, name);
        const info = await stat(file).catch(() => undefined);
        if (info?.isDirectory() && deep < MOST_DEEP) await walk(file, deep + 1);
        if (!info?.isFile()) continue;
        const relative = path.relative(dir, file).split(path.sep).join('/');
        if (info.size > MOST_BYTES)
          throw new ConfigError([
            `dealers/${slug}/${relative}: is larger than ${MOST_BYTES / 1024 / 1024} MB, which is the most for a file`,
          ]);
        files.push({ path: relative, hash: await this.#hash(file, `${info.ino} ${info.size} ${info.ctimeMs}`) });
        if (files.length > MOST_FILES)
          throw new ConfigError([`dealers/${slug}: holds more than ${MOST_FILES} files, which is the most`]);
      }
    };
    try {
      await walk(dir, 0);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      // it goes, or comes, just now
      return undefined;
    }
    if (!files.some(({ path: name }) => name === 'site.json')) return undefined;
    return { files, folders, hash: hashOfAll(files) };
  }

  async #hash(file: string, state: string): Promise<string> {
    const known = this.#known.get(file);
    if (known?.state === state) return known.hash;
    const hash = hashOf(await readFile(file));
    this.#known.set(file, { state, hash });
    return hash;
  }
}
