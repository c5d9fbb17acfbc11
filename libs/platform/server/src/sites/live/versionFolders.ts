import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, type DealerFile } from './dealerFiles.js';

/** Content of a file by its hash; undefined where there is none any more. */
export type ReadBody = (file: DealerFile) => Promise<Buffer | undefined>;

/** The dot keeps them apart from dealers, whose names have none. */
const FILES = '.files';
const DRAFTS = '.drafts';

/**
 * Versions of dealers as folders that do not change, in the data folder of a process. Files that are alike are one on
 * the disk, so that a picture keeps its time from version to version, and what was made of it.
 */
export class VersionFolders {
  readonly #root: string;
  readonly #folders: string;
  /** Those of drafts are apart, so that they stay while versions go. Contents are shared. */
  constructor(dataDir: string, kind: 'versions' | 'drafts' = 'versions') {
    this.#root = path.join(dataDir, 'dealers');
    this.#folders = kind === 'versions' ? this.#root : path.join(this.#root, DRAFTS);
  }

  folderOf = (slug: string, hash: string): string => path.join(this.#folders, slug, hash.slice(0, 24));

  /** Where the content of a file lies. */
  bodyOf = ({ hash }: Pick<DealerFile, 'hash'>): string => path.join(this.#root, FILES, hash.slice(0, 2), hash);

  /** The folder of a version; made of what `read` answers where it is not there. */
  async make(slug: string, hash: string, files: readonly DealerFile[], read: ReadBody): Promise<string> {
    const folder = this.folderOf(slug, hash);
    if (existsSync(folder)) return folder;
    const unfinished = path.join(this.#folders, slug, `.${randomUUID()}`);
    try {
      for (const file of files) {
        const target = path.join(unfinished, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        const body = await this.#body(file, read);
        // not every file system knows links
        await link(body, target).catch(() => copyFile(body, target));
      }
      await rename(unfinished, folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    return folder;
  }

  /** Removes the versions of a dealer but these. */
  async keep(slug: string, hashes: readonly string[]): Promise<void> {
    const kept = new Set(hashes.map((hash) => path.basename(this.folderOf(slug, hash))));
    const folder = path.join(this.#folders, slug);
    for (const name of await readdir(folder).catch(() => []))
      if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
    if (kept.size === 0) await rm(folder, { recursive: true, force: true });
  }

  /** Removes contents that no version has, and whatever is not of these dealers: drafts are made again when shown. */
  async clean(slugs: readonly string[]): Promise<void> {
    const known = new Set([FILES, ...slugs]);
    for (const name of await readdir(this.#root).catch(() => []))
      if (!known.has(name)) await rm(path.join(this.#root, name), { recursive: true, force: true });
    const files = path.join(this.#root, FILES);
    for (const name of await readdir(files, { recursive: true }).catch(() => [])) {
      const info = await stat(path.join(files, name)).catch(() => undefined);
      if (info?.isFile() && info.nlink === 1) await rm(path.join(files, name), { force: true });
    }
  }

  async #body(file: DealerFile, read: ReadBody): Promise<string> {
    const target = this.bodyOf(file);
    if (existsSync(target)) return target;
    const body = await read(file);
    if (!body || hashOf(body) !== file.hash) throw new ChangedMeanwhile(file.path);
    await mkdir(path.dirname(target), { recursive: true });
    const unfinished = `${target}.${randomUUID()}`;
    await writeFile(unfinished, body);
    await rename(unfinished, target);
    return target;
  }

  /** The content of a file of a version whose folder was made. */
  read = (file: DealerFile): Promise<Buffer> => readFile(this.bodyOf(file));
}

/** A file has another content than its version says: it is being written, or is gone. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}
