import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../packages/libraries.ts';

/** On the disk: what tests keep in memory is smaller. */
const FOLDER = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
/** What runs of tools leave in `node_modules`. */
const MADE = ['.cache', '.vite', '.vite-temp', '.vitest'];

/** A copy of this workspace: what Git does not ignore, and the installed packages, whose links lead into the copy. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(FOLDER, 'forecourt-generated-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
  const packed = execFileSync('tar', ['--null', '-T', '-', '-cf', '-'], {
    cwd: ROOT,
    input: files.join('\0'),
    maxBuffer: 4e9,
  });
  execFileSync('tar', ['-xf', '-'], { cwd: copy, input: packed });
  copyPackages(path.join(copy, 'node_modules'));
  return copy;
}

/** The same files under other names, which takes no room; real copies on another file system. */
function copyPackages(to: string): void {
  const from = path.join(ROOT, 'node_modules');
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
  for (const name of MADE) rmSync(path.join(to, name), { recursive: true, force: true });
  // npm writes this one in its place
  const lock = '.package-lock.json';
  rmSync(path.join(to, lock), { force: true });
  if (existsSync(path.join(from, lock))) copyFileSync(path.join(from, lock), path.join(to, lock));
}
