import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('refuses a second holder and frees the folder again', () => {
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(`${dir} is in use by process ${process.pid}`);
  unlock();
  lockFolder(dir)();
});

it('takes over from a killed process at once', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(path.join(dir, 'lock'), JSON.stringify({ pid: child.pid, started: '' }));
  expect(() => lockFolder(dir)).toThrow('is in use');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  lockFolder(dir)();
});

it('is not fooled by a process id that came round again', () => {
  writeFileSync(path.join(dir, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  lockFolder(dir)();
});

it('takes over a lock that cannot be read', () => {
  writeFileSync(path.join(dir, 'lock'), '{');
  lockFolder(dir)();
});
