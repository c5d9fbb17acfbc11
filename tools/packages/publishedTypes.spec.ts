import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undeclaredImports } from './imports.ts';
import { ROOT } from './libraries.ts';
import { typeProblems } from './publishedTypes.ts';

let dir: string;
const write = (file: string, text: string) => {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-published-'));
  const exports = { '.': { types: './dist/index.d.ts' }, './state': { types: './dist/state.d.ts' } };
  write('package.json', JSON.stringify({ name: 'a', exports, dependencies: { react: '1', '@emotion/react': '1' } }));
  write(
    'index.d.ts',
    `export * from './inner.js';\nimport type { ReactNode } from 'react';\nexport type A = ReactNode;`,
  );
  write('inner.d.ts', `export type B = import('@emotion/react').Theme;\nexport declare const size: number;`);
  write('state.d.ts', `export declare const state: import('a').B;`);
  write('index.js', `import { jsx } from '@emotion/react/jsx-runtime';\nexport * from './inner.js';\nexport { jsx };`);
  write('inner.js', `import path from 'node:path';\nexport const size = path.sep.length;`);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the check of what is published', () => {
  it('LIB-01 lets through what is whole', () => {
    expect([...typeProblems(dir, dir), ...undeclaredImports(dir)]).toEqual([]);
  });

  it.each([
    ['a constant', 'export declare const size: any;', 'size'],
    ['an argument behind an entry', 'export declare function weigh(of: Map<string, any[]>): number;', 'weigh'],
  ])('LIB-01 finds any in the type of %s', (_what, text, name) => {
    write('inner.d.ts', text);
    expect(typeProblems(dir, dir)).toEqual([`a: inner.d.ts: the type of "${name}" contains any`]);
  });

  it('LIB-01 leaves alone what no entry leads to', () => {
    write('unreached.d.ts', 'export declare const other: any;');
    expect(typeProblems(dir, dir)).toEqual([]);
  });

  it('LIB-01 finds a package that declarations name and the manifest does not declare', () => {
    const reducer = `import('redux').Reducer`;
    write('state.d.ts', `export declare const state: ${reducer}, other: ${reducer};`);
    expect(typeProblems(dir, dir)).toEqual(['a: state.d.ts imports redux, which package.json does not declare']);
  });

  it.each([
    ['an import', `import { z } from 'zod/mini';\nexport const text = z.string();`],
    ['what is passed on', `export { z } from 'zod';`],
    ['what is loaded later', `export const later = () => import('zod');`],
  ])('LIB-01 finds a package that code names by %s and the manifest does not declare', (_what, text) => {
    write('parts/inner.js', text);
    expect(undeclaredImports(dir)).toEqual(['a: parts/inner.js imports zod, which package.json does not declare']);
  });

  it('LIB-01 finds an entry without types', () => {
    rmSync(path.join(dir, 'state.d.ts'));
    expect(typeProblems(dir, dir)).toEqual(['a: state.d.ts is not there']);
  });

  it('LIB-01 is a part of the API reports, which `npm test` compares', () => {
    const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
    expect(read('tools/api-report/main.ts')).toContain('typeProblems(dir, ');
    const { targets } = JSON.parse(read('project.json')) as { targets: Record<string, { command: string }> };
    expect(targets['check-libraries']?.command).toContain('npm run --silent api:report -- --built');
  });

  it('LIB-01 sees the types of everything that a build depends on: without them they are any', () => {
    const { targetDefaults } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8')) as {
      targetDefaults?: { build?: { dependsOn?: string[] } };
    };
    expect(targetDefaults?.build?.dependsOn).toEqual(expect.arrayContaining(['^build', 'typecheck']));
  });
});
