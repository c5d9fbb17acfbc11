import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, symlinkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './libraries.ts';

/** Links the packages of others that the workspace has installed into a folder, and none of its own. */
export function linkOthers(folder: string): void {
  const link = (name: string) =>
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') || name === '@forecourt') continue;
    if (!name.startsWith('@')) link(name);
    else {
      mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
      for (const inScope of readdirSync(path.join(ROOT, 'node_modules', name))) link(path.join(name, inScope));
    }
  }
}

/** Imports what it is given, and prints what can't be loaded. Runs in a plain Node. */
const IMPORT_ALL = `
const failures = [];
for (const entry of process.argv.slice(1))
  await import(entry, entry.endsWith('.json') ? { with: { type: 'json' } } : {}).catch((error) => {
    failures.push(entry + ' does not load in Node: ' + (error.code ?? error.name) + ' ' + error.message);
  });
console.log(JSON.stringify(failures));
process.exit();
`;

/**
 * Entries of an unpacked library that Node cannot load as a server of another team does: without a bundler, and without
 * the workspace's conditions. Bundlers forgive imports without extensions, and Node does not.
 */
export function loadProblems(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
    exports: object;
  };
  const { name } = manifest;
  const entries = Object.keys(manifest.exports).map((entry) => name + entry.slice(1));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', IMPORT_ALL, '--', ...entries],
    {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return last.startsWith('[') ? (JSON.parse(last) as string[]) : [`${name}: Node ended while it loaded:\n${stderr}`];
}
