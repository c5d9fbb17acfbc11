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

/**
 * The libraries that `--only` names by folder below `libs`, or by its last part: `search`, `ui/kit`. All of them
 * without a name; throws for a name that no library has, because a command that checks nothing passes.
 */
export function chosenLibraries(names: readonly string[] = [], all = LIBRARIES): readonly string[] {
  const isOf = (name: string) => (dir: string) => dir.endsWith(`/libs/${name}`) || path.basename(dir) === name;
  const unknown = names.filter((name) => !all.some(isOf(name)));
  if (unknown.length > 0) {
    const allowed = all.map((dir) => dir.slice(dir.lastIndexOf('/libs/') + '/libs/'.length)).join(', ');
    throw new Error(`--only "${unknown.join(', ')}" is none of the libraries ${allowed}.`);
  }
  return names.length === 0 ? all : all.filter((dir) => names.some((name) => isOf(name)(dir)));
}

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
