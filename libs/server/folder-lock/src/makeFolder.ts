import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its parents; an existing one is left as it is. Throws the file system's own error. Node's
 * recursive option never returns if a file system answers "not found" to making something in an existing folder.
 */
export function makeFolder(dir: string): void {
  if (isFolder(dir)) return;
  const above = path.dirname(dir);
  if (above !== dir) makeFolder(above);
  try {
    mkdirSync(dir);
  } catch (error) {
    // another process was quicker
    if (!isFolder(dir)) throw error;
  }
}

const isFolder = (dir: string): boolean => statSync(dir, { throwIfNoEntry: false })?.isDirectory() === true;
