import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { nodeArguments } from './npmStart.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<'start' | 'typesense', string>;
};
/** Says that it runs, and how it was ended. */
const CHILD = `import { writeFileSync } from 'node:fs';
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    writeFileSync('ended', signal);
    process.exit(0);
  });
setInterval(() => undefined, 1000);
writeFileSync('pid', String(process.pid));`;

let dir = '';
afterEach(() => {
  const pid = path.join(dir, 'pid');
  try {
    if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
  } catch {
    // it has ended
  }
  rmSync(dir, { recursive: true, force: true });
});

it.each(['start', 'typesense'] as const)(
  'a signal to "npm run %s" reaches the process that serves',
  async (name) => {
    dir = mkdtempSync(path.join(tmpdir(), 'forecourt-npm-'));
    // how the script begins is what matters: a shell in between dies of the signal, and its child does not notice
    const [beginning = ''] = scripts[name].split(' --import');
    writeFileSync(path.join(dir, 'child.mjs'), CHILD);
    const script = { [name]: `${beginning} child.mjs` };
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: 'child', version: '1.0.0', scripts: script }));
    const npm = spawn('npm', ['run', name, '--', '--production'], { cwd: dir, stdio: 'ignore' });
    await expect.poll(() => existsSync(path.join(dir, 'pid')), { timeout: 20_000 }).toBe(true);
    npm.kill('SIGTERM');
    const ended = path.join(dir, 'ended');
    await expect.poll(() => existsSync(ended) && readFileSync(ended, 'utf8'), { timeout: 5000 }).toBe('SIGTERM');
  },
  30_000,
);

it('its arguments are those of node', () => {
  expect(nodeArguments('start').slice(0, 2)).toEqual(['--import', './tools/node-ts.mjs']);
  expect(nodeArguments('prestart')[0]).toBe('--import');
});
