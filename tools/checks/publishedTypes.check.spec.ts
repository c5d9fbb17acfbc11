import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';
import { typeProblems } from '../packages/publishedTypes.ts';

describe('the types of published libraries', () => {
  beforeAll(() => {
    // nothing to do where `npm test` came here by its types
    const { status, stdout } = spawnSync('npx', ['tsc', '--build'], { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
  }, 300_000);

  it.each(LIBRARIES.map((dir) => path.relative(ROOT, dir)))(
    'LIB-01 %s exports no any and imports only what it declares',
    (dir) => {
      expect(typeProblems(path.join(ROOT, dir), path.join(ROOT, dir, 'out-tsc/lib'))).toEqual([]);
    },
  );

  it('LIB-01 a build waits for the types of everything that it depends on, or they become any', () => {
    const { targetDefaults } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8')) as {
      targetDefaults?: { build?: { dependsOn?: string[] } };
    };
    expect(targetDefaults?.build?.dependsOn).toEqual(expect.arrayContaining(['^build', 'typecheck']));
  });
});

describe('the check itself', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-types-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

  it('finds any, undeclared packages and missing files behind an entry', () => {
    mkdirSync(dir, { recursive: true });
    const exports = { '.': { types: './dist/index.d.ts' }, './gone': { types: './dist/gone.d.ts' } };
    write('package.json', JSON.stringify({ name: 'a', exports, dependencies: { react: '1' } }));
    write(
      'index.d.ts',
      `export * from './inner.js';\nimport type { ReactNode } from 'react';\nexport type A = ReactNode;`,
    );
    write('inner.d.ts', `export declare const feature: any;\nexport type B = import('@emotion/react').Theme;`);
    write('unreached.d.ts', `export declare const other: any;`);
    expect(typeProblems(dir, dir).sort()).toEqual([
      'a: gone.d.ts is not there',
      'a: inner.d.ts imports @emotion/react, which package.json does not declare',
      'a: inner.d.ts: the type of "feature" contains any',
    ]);
  });
});
