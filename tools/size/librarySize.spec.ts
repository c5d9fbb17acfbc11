import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledLibraries, librarySize, sizeProblems } from './librarySize.ts';

let dir: string;
const write = (file: string, text: string) => {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
/** Text that gzip does not make smaller by much. */
const noise = (length: number) =>
  Array.from({ length }, (_none, at) => Math.round(Math.abs(Math.sin(at + 1)) * 1e9).toString(36)).join('');
const manifest = (changes: object = {}) =>
  write(
    'package.json',
    JSON.stringify({
      name: '@forecourt/parcels',
      sideEffects: false,
      exports: { '.': { '@forecourt/source': './src/index.ts', default: './dist/index.js' } },
      peerDependencies: { react: '^19.0.0' },
      ...changes,
    }),
  );

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-size-'));
  manifest();
  write(
    'src/index.ts',
    `import { useState } from 'react';\nexport const useParcel = () => useState('');\n` +
      `export const later = () => import('./later.js');\n`,
  );
  write('src/later.ts', `export const text = '${noise(1000)}';\n`);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the size of a library', () => {
  it('LIB-01 is what its root entry brings at once, without peers and without what loads later', async () => {
    const { name, first, later } = await librarySize(dir);
    expect(name).toBe('@forecourt/parcels');
    expect(first).toBeLessThan(1);
    expect(later).toBeGreaterThan(3);
  });

  it('LIB-01 goes over its budget where the entry imports what it loaded later', async () => {
    const budgets = new Map([['@forecourt/parcels', 1]]);
    expect(sizeProblems([await librarySize(dir)], budgets)).toEqual([]);
    write('src/index.ts', `export { text } from './later.js';\n`);
    const [problem, ...others] = sizeProblems([await librarySize(dir)], budgets);
    expect(problem).toMatch(/^@forecourt\/parcels brings \d\.\d kB, 1 are its budget$/);
    expect(others).toEqual([]);
  });

  it('LIB-01 needs a budget, and a budget needs a library', () => {
    const size = { name: '@forecourt/parcels', first: 2, later: 0 };
    expect(sizeProblems([size], new Map([['@forecourt/letters', 3]]))).toEqual([
      '@forecourt/parcels has no budget: it brings 2.0 kB',
      '@forecourt/letters is no library',
    ]);
  });

  it('is of libraries that run in browsers', () => {
    expect(bundledLibraries([dir])).toEqual([dir]);
    manifest({ nx: { tags: ['type:server', 'runtime:node'] } });
    expect(bundledLibraries([dir])).toEqual([]);
  });
});
