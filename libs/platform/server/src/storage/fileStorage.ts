import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { portRef } from '../ports.js';

/** What files are: the first folder of their keys, so that a bucket's rules can name them. */
export type StoredKind = 'lead-photos';

/** A file of a site. */
export interface StoredFile {
  readonly kind: StoredKind;
  /** Slug. */
  readonly site: string;
  /** Made by the platform: letters, digits, `-` and `_`, and one ending. */
  readonly name: string;
}

/** Where files lie that every process of an installation reads. A file does not change under its name. */
export interface FileStorage {
  /** Whether every process of the installation reads it: what shoppers send then lies here, and not in its rows. */
  readonly isShared: boolean;
  /** Keeps a file, whole or not at all. Throws StorageAway. */
  put(file: StoredFile, body: Buffer, type: string): Promise<void>;
  /** The bytes of a file; undefined where there is none. Throws StorageAway; so may the stream, at any byte. */
  get(file: StoredFile): Promise<Readable | undefined>;
  /** Removes a file, where there is one. Throws StorageAway. */
  delete(file: StoredFile): Promise<void>;
  /** Resolves where files can be kept now. Throws StorageAway. */
  check(): Promise<void>;
}

/** The storage does not answer, or refuses. What was to be kept is not, and may be sent again. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
  /** What the operator reads: no address, no key, nothing of a person. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(`The storage of files is away: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Whether an error comes of a storage that is away, also where others have wrapped it. */
export function isStorageAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof StorageAway) return true;
  return false;
}

const SITE = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,120}(\.[a-z0-9]{1,8})?$/;

/**
 * Key of a file, `<kind>/<site>/<name>`. Throws for a site or name that could be read as another key: neither comes
 * from outside.
 */
export function keyOf({ kind, site, name }: StoredFile): string {
  if (!SITE.test(site)) throw new Error(`"${site}" names no site of a stored file.`);
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a stored file.`);
  return `${kind}/${site}/${name}`;
}

/** A file as a whole. Throws StorageAway also where it breaks off. */
export async function readStored(storage: Pick<FileStorage, 'get'>, file: StoredFile): Promise<Buffer | undefined> {
  const stream = await storage.get(file);
  if (!stream) return undefined;
  try {
    return await buffer(stream);
  } catch (error) {
    if (isStorageAway(error)) throw error;
    throw new StorageAway('an answer broke off', { cause: error });
  }
}

/** The storage that processes share; none where the installation has none. */
export const fileStoragePort = portRef<FileStorage>('service/file-storage');
