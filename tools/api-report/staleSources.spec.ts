import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';
import { staleSources } from './staleSources.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-stale-spec-'));
afterAll(() => rmSync(dir, { recursive: true }));
const words = path.join(dir, 'words.ts');

const write = (keys: string) => writeFileSync(words, `export const words = { ${keys} };\n`);
const build = () => {
  const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
  execFileSync(process.execPath, [tsc, '--build', path.join(dir, 'tsconfig.json')]);
  return readFileSync(path.join(dir, 'out-tsc/lib/translated.d.ts'), 'utf8');
};

it('LIB-01 a source that was written while types were built is named, though later builds take it for built', async () => {
  mkdirSync(path.join(dir, 'node_modules'));
  const compilerOptions = {
    composite: true,
    emitDeclarationOnly: true,
    outDir: 'out-tsc/lib',
    lib: ['es2023'],
    types: [],
  };
  const config = { compilerOptions, include: ['*.ts'] };
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
  const translated = `import { words } from './words';\nexport const translated = { ...words };\n`;
  writeFileSync(path.join(dir, 'translated.ts'), translated);
  write('one: 1');
  expect(build()).toContain('one');
  expect(await staleSources([dir])).toEqual([]);

  write('one: 1, two: 2');
  // its time is that of the build, or before
  utimesSync(words, new Date(0), new Date(0));
  expect(build()).not.toContain('two');
  expect(await staleSources([dir])).toEqual([words]);

  // saved again
  utimesSync(words, new Date(), new Date());
  expect(build()).toContain('two');
  expect(await staleSources([dir])).toEqual([]);
  rmSync(words);
  expect(await staleSources([dir])).toEqual([words]);
});
