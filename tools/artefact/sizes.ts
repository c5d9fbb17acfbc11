import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from './packages.ts';

/** The most that the artefact may take, in bytes. */
export const MOST_BYTES = 150e6;

export interface Sizes {
  readonly total: number;
  /** By top folder, and by package; the largest first. */
  readonly parts: readonly (readonly [name: string, bytes: number])[];
  readonly packages: readonly (readonly [name: string, bytes: number])[];
}

/** What the artefact's files take. */
export function sizesOf(outDir: string): Sizes {
  const parts = new Map<string, number>();
  const packages = new Map<string, number>();
  let total = 0;
  const add = (to: Map<string, number>, name: string, bytes: number) => to.set(name, (to.get(name) ?? 0) + bytes);
  for (const file of globSync('**/*', { cwd: outDir })) {
    const info = statSync(path.join(outDir, file));
    if (!info.isFile()) continue;
    total += info.size;
    add(parts, file.split('/')[0] ?? file, info.size);
    if (file.startsWith('node_modules/')) add(packages, packageOf(file).replace(/^.*node_modules\//, ''), info.size);
  }
  const sorted = (sizes: Map<string, number>) => [...sizes].sort(([, a], [, b]) => b - a);
  return { total, parts: sorted(parts), packages: sorted(packages) };
}

const inMegabytes = ([name, bytes]: readonly [string, number]): string =>
  `${(bytes / 1e6).toFixed(1).padStart(7)} MB  ${name}`;

/** Sizes in lines, with the largest packages. */
export const sizeReport = ({ total, parts, packages }: Sizes): string =>
  [
    inMegabytes(['in all', total]),
    ...parts.filter(([, bytes]) => bytes > 1e5).map(inMegabytes),
    '',
    'The largest packages:',
    ...packages.slice(0, 10).map(inMegabytes),
  ].join('\n');
