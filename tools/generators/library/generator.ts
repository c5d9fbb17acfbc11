import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  joinPathFragments,
  offsetFromRoot,
  updateJson,
  writeJson,
  type Tree,
} from '@nx/devkit';
import { libraryGenerator as jsLibrary } from '@nx/js';
import { libraryGenerator as reactLibrary } from '@nx/react';

export interface LibraryOptions {
  /** Below `libs`. */
  readonly folder: string;
  readonly name?: string;
  readonly type: string;
  readonly scope: string;
  readonly runtime: 'web' | 'node' | 'any';
  readonly entries?: readonly string[];
}

interface Entry {
  readonly '@forecourt/source': string;
  readonly types: string;
  readonly default: string;
}

/**
 * Writes the frame of a library. Nx's own generators make it a project of the workspace; manifest, TypeScript and Vite
 * configuration are then written as all libraries here have them.
 */
export default async function library(tree: Tree, options: LibraryOptions): Promise<void> {
  const { folder, type, scope, runtime, entries = [] } = options;
  const name = options.name ?? `@forecourt/${path.basename(folder)}`;
  const directory = joinPathFragments('libs', folder);
  if (tree.exists(directory)) throw new Error(`${directory} exists already`);
  await addProject(tree, directory, name, runtime);
  writeManifest(tree, directory, name, [`type:${type}`, `scope:${scope}`, `runtime:${runtime}`], ['index', ...entries]);
  writeTypeScript(tree, directory, runtime);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), directory, {
    name,
    up: offsetFromRoot(directory),
    environment: runtime === 'web' ? 'jsdom' : 'node',
    entries:
      entries.length === 0 ? '' : `, entries: [${['index', ...entries].map((entry) => `'${entry}'`).join(', ')}]`,
  });
  for (const entry of ['index', ...entries]) tree.write(`${directory}/src/${entry}.ts`, 'export {};\n');
  sortReferences(tree);
  await formatFiles(tree);
}

async function addProject(
  tree: Tree,
  directory: string,
  name: string,
  runtime: LibraryOptions['runtime'],
): Promise<void> {
  const options = {
    directory,
    name,
    importPath: name,
    bundler: 'none',
    linter: 'none',
    unitTestRunner: 'none',
    useProjectJson: false,
    skipPackageJson: true,
    skipFormat: true,
    addPlugin: true,
  } as const;
  if (runtime === 'web') await reactLibrary(tree, { ...options, style: 'none', component: false });
  else await jsLibrary(tree, options);
  for (const file of tree.children(directory)) tree.delete(joinPathFragments(directory, file));
}

function writeManifest(tree: Tree, directory: string, name: string, tags: string[], entries: readonly string[]): void {
  const entryOf = (entry: string): Entry => ({
    '@forecourt/source': `./src/${entry}.ts`,
    types: `./dist/${entry}.d.ts`,
    default: `./dist/${entry}.js`,
  });
  writeJson(tree, joinPathFragments(directory, 'package.json'), {
    name,
    version: '0.1.0',
    type: 'module',
    license: 'MIT',
    sideEffects: false,
    files: ['dist', 'README.md', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, entryOf(entry)])),
      './package.json': './package.json',
    },
    nx: { tags },
  });
}

function writeTypeScript(tree: Tree, directory: string, runtime: LibraryOptions['runtime']): void {
  const base = `${offsetFromRoot(directory)}tsconfig.base.json`;
  const write = (file: string, content: object) =>
    writeJson(tree, joinPathFragments(directory, file), { extends: base, ...content });
  write('tsconfig.json', {
    files: [],
    include: [],
    references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
  });
  const outside = ['src/**/*.spec.*', 'src/**/*.stories.*', 'src/test-setup.ts'];
  write('tsconfig.lib.json', {
    compilerOptions: {
      rootDir: 'src',
      outDir: 'out-tsc/lib',
      tsBuildInfoFile: 'out-tsc/lib/tsconfig.lib.tsbuildinfo',
      ...(runtime === 'node' ? { lib: ['es2023'] } : runtime === 'any' ? { lib: ['es2023', 'dom'] } : {}),
      types: runtime === 'node' ? ['node'] : runtime === 'web' ? ['vite/client'] : [],
    },
    include: ['src/**/*.ts', 'src/**/*.tsx'],
    exclude: outside,
    references: [],
  });
  write('tsconfig.spec.json', {
    compilerOptions: { outDir: 'out-tsc/spec', types: ['node', ...(runtime === 'web' ? ['vite/client'] : [])] },
    include: outside,
    references: [{ path: './tsconfig.lib.json' }],
  });
}

/** `tsc --build` at the root builds every project. */
function sortReferences(tree: Tree): void {
  updateJson(tree, 'tsconfig.json', (json: { references: { path: string }[] }) => ({
    ...json,
    references: json.references.sort((a, b) => a.path.localeCompare(b.path)),
  }));
}
