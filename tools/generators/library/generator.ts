import path from 'node:path';
import { formatFiles, generateFiles, joinPathFragments, offsetFromRoot, writeJson, type Tree } from '@nx/devkit';
import { libraryGenerator as jsLibrary } from '@nx/js';
import { libraryGenerator as reactLibrary } from '@nx/react';
import { addBudget, addReferences } from '../inserted.ts';
import { publishedManifest, type PublishedPackage } from '../publishedManifest.ts';

export interface LibraryOptions {
  /** Below `libs`. */
  readonly folder: string;
  readonly name?: string;
  readonly type: string;
  readonly scope: string;
  readonly runtime: 'web' | 'node' | 'any';
  readonly entries?: readonly string[];
  /** What npm says that the library is. */
  readonly description?: string;
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
  const basename = path.basename(folder);
  const name = options.name ?? `@forecourt/${basename}`;
  const directory = joinPathFragments('libs', folder);
  if (tree.exists(directory)) throw new Error(`${directory} exists already`);
  const references = tree.read('tsconfig.json') ?? '';
  await addProject(tree, directory, name, runtime);
  // Nx adds its own line at the end of the list
  tree.write('tsconfig.json', references);
  addReferences(tree, [directory]);
  writeManifest(
    tree,
    {
      directory,
      name,
      description: options.description ?? `${scope}: ${basename} of the platform`,
      keywords: [basename],
    },
    [`type:${type}`, `scope:${scope}`, `runtime:${runtime}`],
    ['index', ...entries],
  );
  writeTypeScript(tree, directory, runtime);
  if (runtime !== 'node') addBudget(tree, name);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), directory, {
    name,
    up: offsetFromRoot(directory),
    environment: runtime === 'web' ? 'jsdom' : 'node',
    entries:
      entries.length === 0 ? '' : `, entries: [${['index', ...entries].map((entry) => `'${entry}'`).join(', ')}]`,
  });
  for (const entry of ['index', ...entries]) tree.write(`${directory}/src/${entry}.ts`, 'export {};\n');
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

function writeManifest(
  tree: Tree,
  published: PublishedPackage,
  tags: readonly string[],
  entries: readonly string[],
): void {
  const entryOf = (entry: string): Entry => ({
    '@forecourt/source': `./src/${entry}.ts`,
    types: `./dist/${entry}.d.ts`,
    default: `./dist/${entry}.js`,
  });
  writeJson(tree, joinPathFragments(published.directory, 'package.json'), {
    ...publishedManifest(tree, published),
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
