import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { storageReason } from '@forecourt/folder-lock';
import { keyOf, StorageAway, type FileStorage, type StoredFile } from './fileStorage.js';

/** Files in a folder of this machine, each under its key. */
export function folderStorage(root: string): FileStorage {
  const placeOf = (file: StoredFile): string => path.join(root, keyOf(file));
  const orAway = <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error: unknown) => {
      throw new StorageAway(storageReason(root, error), { cause: error });
    });
  return {
    isShared: false,
    put: async (file, body) => orAway(writeDurably(placeOf(file), body)),
    async get(file) {
      return orAway(openedStream(placeOf(file)));
    },
    async delete(file) {
      await orAway(rm(placeOf(file), { force: true }));
    },
    // a folder is made with its first file
    check: () => Promise.resolve(),
  };
}

/** A crash leaves the file whole or absent: its bytes are on the disk before it has its name. */
async function writeDurably(place: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const draft = `${place}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, place);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Opened before it is given away, so that a file that is missing is known at once. */
async function openedStream(place: string): Promise<Readable | undefined> {
  const handle = await open(place, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return handle && createReadStream(place, { fd: handle });
}
