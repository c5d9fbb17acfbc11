import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiReports } from './apiReports.ts';
import { reportProblems } from './compareReports.ts';
import { entriesOf } from './entries.ts';

const MANIFEST = {
  name: '@forecourt/parcels',
  version: '0.1.0',
  exports: {
    '.': { '@forecourt/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './rules/state': { types: './dist/rules/state.d.ts', default: './dist/rules/state.js' },
    './font': { default: './dist/font.js' },
    './package.json': './package.json',
  },
};

let dir: string;
const write = (file: string, text: string) => {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const made = () => apiReports(entriesOf(dir));
const problems = async () => reportProblems(await made(), [dir], dir);

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-api-spec-'));
  write('package.json', JSON.stringify(MANIFEST));
  write('out-tsc/lib/index.d.ts', `export * from './weigh.js';\n`);
  write(
    'out-tsc/lib/weigh.d.ts',
    'interface Parcel {\n  readonly grams: number;\n}\nexport declare const weigh: (parcel: Parcel) => number;\n',
  );
  write('out-tsc/lib/rules/state.d.ts', 'export declare const isHeavy: (grams: number) => boolean;\n');
  for (const [file, text] of await made()) write(path.relative(dir, file), text);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('reports of what libraries export', () => {
  it('LIB-01 are one for each entry with types, by the manifest', () => {
    expect(entriesOf(dir).map(({ id, report }) => [id, path.relative(dir, report)])).toEqual([
      ['@forecourt/parcels', 'api/index.api.md'],
      ['@forecourt/parcels/rules/state', 'api/rules-state.api.md'],
    ]);
  });

  it('LIB-01 are right while nothing is changed', async () => expect(await problems()).toEqual([]));

  it('LIB-01 fail with the difference where the type of an export changes', async () => {
    write('out-tsc/lib/rules/state.d.ts', 'export declare const isHeavy: (grams: number, limit: number) => boolean;\n');
    const [problem, ...others] = await problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(/^api\/rules-state\.api\.md differs from what its entry exports/);
    expect(problem).toContain('\n-export const isHeavy: (grams: number) => boolean;\n');
    expect(problem).toContain('\n+export const isHeavy: (grams: number, limit: number) => boolean;\n');
  });

  it('LIB-01 fail where an export goes, and where a shape changes that an export is made of', async () => {
    write('out-tsc/lib/weigh.d.ts', 'interface Parcel {\n  readonly kilos: number;\n}\nexport type Heavy = Parcel;\n');
    const [problem] = await problems();
    expect(problem).toContain('\n-export const weigh: (parcel: Parcel) => number;\n');
    expect(problem).toMatch(/\n-\s+readonly grams: number;/);
  });

  it('LIB-01 fail where an entry has no report, and where a report has no entry', async () => {
    const { '.': root, './rules/state': state } = MANIFEST.exports;
    write('package.json', JSON.stringify({ ...MANIFEST, exports: { '.': root, './state': state } }));
    expect(await problems()).toEqual([
      'api/state.api.md is not there: npm run api:report -- --update writes it',
      'api/rules-state.api.md: no entry of this name has types any more',
    ]);
  });
});
