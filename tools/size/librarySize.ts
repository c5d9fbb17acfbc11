import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { SOURCE } from '../packages/packageFiles.ts';
import { sourceResolve } from '../vite-lib.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface LibrarySize {
  readonly name: string;
  /** What an import of the root entry brings at once, and what its code loads later; gzip, in kB of 1000 bytes. */
  readonly first: number;
  readonly later: number;
}

const manifestOf = (dir: string): Manifest =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/** The source of the root entry. */
function rootEntry(dir: string): string | undefined {
  const { '.': root } = manifestOf(dir).exports;
  const source = typeof root === 'object' ? root[SOURCE] : undefined;
  return source === undefined ? undefined : path.join(dir, source);
}

/** Whether a source is of a project that runs in Node alone, by the tags of the nearest one. */
function isForNode(file: string): boolean {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir))
    for (const name of ['project.json', 'package.json']) {
      const at = path.join(dir, name);
      if (!existsSync(at)) continue;
      const json = JSON.parse(readFileSync(at, 'utf8')) as { tags?: string[]; nx?: { tags?: string[] } };
      const tags = json.tags ?? json.nx?.tags ?? [];
      if (tags.some((tag) => tag.startsWith('runtime:'))) return tags.includes('runtime:node');
    }
  return false;
}

/** Libraries whose root entry a browser's bundle can have. */
export const bundledLibraries = (dirs: readonly string[]): readonly string[] =>
  dirs.filter((dir) => {
    const entry = rootEntry(dir);
    return entry !== undefined && !isForNode(entry);
  });

const gzipped = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** Bundles the root entry of a library as a consumer does: minified, its peers left to the consumer. */
export async function librarySize(dir: string): Promise<LibrarySize> {
  const { name, peerDependencies = {} } = manifestOf(dir);
  const peers = Object.keys(peerDependencies);
  const entry = rootEntry(dir);
  if (entry === undefined) throw new Error(`${name} has no root entry`);
  const built = await build({
    ...sourceResolve,
    root: dir,
    configFile: false,
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)) || id.startsWith('node:'),
        output: { format: 'es' },
      },
    },
  });
  const chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set<string>();
  const waiting = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (atOnce.has(file)) continue;
    atOnce.add(file);
    waiting.push(...(byFile.get(file)?.imports.filter((other) => byFile.has(other)) ?? []));
  }
  const isFirst = ({ fileName }: Rolldown.OutputChunk) => atOnce.has(fileName);
  return {
    name,
    first: gzipped(chunks.filter(isFirst)),
    later: gzipped(chunks.filter((chunk) => !isFirst(chunk))),
  };
}

/** What is wrong with the sizes of libraries: one over its budget or without one, and a budget of no library. */
export function sizeProblems(sizes: readonly LibrarySize[], budgets: ReadonlyMap<string, number>): readonly string[] {
  const over = sizes.flatMap(({ name, first }) => {
    const budget = budgets.get(name);
    if (budget === undefined) return [`${name} has no budget: it brings ${first.toFixed(1)} kB`];
    return first > budget ? [`${name} brings ${first.toFixed(1)} kB, ${budget} are its budget`] : [];
  });
  const names = new Set(sizes.map(({ name }) => name));
  return [...over, ...[...budgets.keys()].filter((name) => !names.has(name)).map((name) => `${name} is no library`)];
}
