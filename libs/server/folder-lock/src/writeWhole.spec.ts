import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from './writeWhole.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-whole-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('replaces a file, for its owner alone, and leaves nothing else', () => {
  const file = path.join(dir, 'keys.json');
  writeWhole(file, 'one');
  writeWhole(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['keys.json']);
});

it('throws the file system’s own error', () => {
  expect(() => writeWhole(path.join(dir, 'no-folder/keys.json'), 'x')).toThrow('ENOENT');
});
