import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-folder-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a folder', () => {
  it('is made with its parent folders, and once', () => {
    const deep = path.join(dir, 'a/b/c');
    makeFolder(deep);
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('is not made in a file, nor in its place', () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow('EEXIST');
    expect(() => makeFolder(path.join(file, 'a/b'))).toThrow(/EEXIST|ENOTDIR/);
  });

  it.runIf(existsSync('/proc/self'))('is refused at once where the file system makes none', () => {
    expect(() => makeFolder('/proc/forecourt/data')).toThrow('ENOENT');
  });
});
