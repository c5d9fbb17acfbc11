import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEALERS, dealersDirOf } from './dealersDir.js';

let dir = '';
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'forecourt-dealers-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the folder of the dealers', () => {
  it('is the one that the flag names, then the variable, then that of the demo dealers', () => {
    for (const slug of ['flag/one', 'variable/one']) {
      mkdirSync(path.join(dir, slug), { recursive: true });
      writeFileSync(path.join(dir, slug, 'site.json'), '{}');
    }
    const [flag, variable] = [path.join(dir, 'flag'), path.join(dir, 'variable')];
    expect(dealersDirOf(flag, { FORECOURT_DEALERS: variable })).toBe(flag);
    expect(dealersDirOf(undefined, { FORECOURT_DEALERS: variable })).toBe(variable);
    expect(dealersDirOf(undefined, { FORECOURT_DEALERS: '' })).toBe(DEALERS);
    expect(dealersDirOf(undefined, {})).toBe(DEALERS);
  });

  it('is refused in one line, by the name of flag or variable, where no dealer is in it', () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    const gone = path.join(dir, 'gone');
    expect(() => dealersDirOf(gone, {})).toThrow(`--dealers: there is no folder ${gone}.`);
    expect(() => dealersDirOf(undefined, { FORECOURT_DEALERS: gone })).toThrow(
      `FORECOURT_DEALERS: there is no folder ${gone}.`,
    );
    expect(() => dealersDirOf(file, {})).toThrow(`--dealers: ${file} is not a folder.`);
    expect(() => dealersDirOf(dir, {})).toThrow(
      `--dealers: ${dir} has no dealers. A dealer is a folder with a site.json.`,
    );
  });
});
