import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders of all libraries that are published. */
export const LIBRARIES: readonly string[] = globSync(['libs/*/package.json', 'libs/*/*/package.json'], {
  cwd: ROOT,
  // built: the folder that is packed
  exclude: ['libs/*/dist/**'],
})
  .map((file) => path.join(ROOT, path.dirname(file)))
  .sort();

/** Folders of every library's and app's sources, as a glob below the root. */
export const SOURCE_FOLDERS = '{apps/*/src,libs/**/src,libs/*/{domain,web,server}}';

/** Sources below the root, tests and stories among them. */
export const sourceFiles = (pattern = '*.{ts,tsx}'): string[] =>
  globSync(`${SOURCE_FOLDERS}/**/${pattern}`, {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', 'out-tsc'].includes(path.basename(name)),
  }).sort();

/** Sources of each feature below the root, by its id. */
export const FEATURE_SOURCES: ReadonlyMap<string, string> = new Map(
  globSync('libs/*/web/feature.ts', { cwd: ROOT })
    .sort()
    .map((file) => [file.split(path.sep).at(-3) ?? '', path.dirname(file)]),
);
