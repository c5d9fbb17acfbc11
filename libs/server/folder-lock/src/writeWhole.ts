import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Replaces a small file so that it is there whole, old or new, whatever happens. Readable by its owner alone. */
export function writeWhole(file: string, text: string): void {
  writeFileAtomic.sync(file, text, { mode: 0o600 });
  syncFolder(path.dirname(file));
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
