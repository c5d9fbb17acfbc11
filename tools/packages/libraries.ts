import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders of all libraries that are published. */
export const LIBRARIES: readonly string[] = globSync(['libs/*/package.json', 'libs/*/*/package.json'], { cwd: ROOT })
  .map((file) => path.join(ROOT, path.dirname(file)))
  .sort();
