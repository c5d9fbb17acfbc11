import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a small file so that it is there whole, old or new, whatever happens. Readable by its owner alone. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.draft`;
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes names in a folder lasting, where the system can. */
export function syncFolder(dir: string): void {
  try {
    const handle = openSync(dir, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // folders cannot be synced everywhere
  }
}
