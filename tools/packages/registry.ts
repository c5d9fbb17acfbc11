// `npm run packages:registry -- [--only <folder>] [--built] [--port <number>]`: builds and packs libraries as they are
// published, and serves them to npm on this machine until it is ended. `--built` takes them as they were built last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startRegistry } from '../checks/outside/loopbackRegistry.ts';
import { chosenLibraries, ROOT } from './libraries.ts';
import { nameOf, packLibraries, withNeeded } from './packed.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    built: { type: 'boolean', default: false },
    port: { type: 'string', default: '4873' },
  },
});
const { only } = values;
// every app needs a host
const chosen = chosenLibraries(only && [...only, 'ssr']);
const needed = withNeeded(chosen);
if (!values.built) {
  const projects = needed.map((dir) => path.relative(ROOT, dir)).join(',');
  const args = ['nx', 'run-many', '-t', 'build', '-p', projects];
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-registry-'));
const packed = packLibraries(needed, folder);
const folders = new Map(needed.map((dir) => [nameOf(dir), dir]));
const registry = await startRegistry(
  packed,
  ({ name }) => JSON.parse(readFileSync(path.join(folders.get(name) ?? '', 'dist/package.json'), 'utf8')) as object,
  Number(values.port),
);
console.log(`${packed.length} libraries. In the folder of an app:`);
console.log(`echo "@forecourt:registry=${registry.url}" > .npmrc`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
