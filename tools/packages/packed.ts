import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARIES } from './libraries.ts';

interface Needs {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A library as npm packs it. */
export interface PackedLibrary {
  readonly name: string;
  readonly version: string;
  /** The packed file. */
  readonly file: string;
}

const manifestOf = (dir: string): Needs => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Needs;

/** The name that npm knows a library by. */
export const nameOf = (dir: string): string => manifestOf(dir).name;

/** Folders of libraries and of all libraries that they need, peers among them. */
export function withNeeded(dirs: readonly string[]): readonly string[] {
  const byName = new Map(LIBRARIES.map((dir) => [manifestOf(dir).name, dir]));
  const found = new Set<string>();
  const waiting = [...dirs];
  for (let dir = waiting.pop(); dir !== undefined; dir = waiting.pop()) {
    if (found.has(dir)) continue;
    found.add(dir);
    const { dependencies, peerDependencies } = manifestOf(dir);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const needed = byName.get(name);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found].sort();
}

/** Packs the built folders of libraries into a folder. */
export function packLibraries(dirs: readonly string[], into: string): readonly PackedLibrary[] {
  mkdirSync(into, { recursive: true });
  const built = dirs.map((dir) => path.join(dir, 'dist'));
  // a folder of its own: in the workspace npm would pack its packages
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into, ...built];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: into, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm can't pack the libraries:\n${stderr}`);
  // npm 11 answers with a list, later ones with an object by name
  const answer = Object.values(
    JSON.parse(stdout) as Record<string, Omit<PackedLibrary, 'file'> & { filename: string }>,
  );
  return answer.map(({ name, version, filename }) => ({ name, version, file: path.join(into, filename) }));
}

/** Unpacks a library where Node finds it by name from the folder. */
export function unpack({ name, file }: PackedLibrary, folder: string): string {
  const dir = path.join(folder, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', dir, '--strip-components=1'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} can't be unpacked:\n${stderr}`);
  return dir;
}
