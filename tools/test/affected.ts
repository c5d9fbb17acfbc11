// `npm run test:affected`: lint, types and unit tests of the projects that a change touches and of what imports them,
// then the stories of the touched libraries. `--base <commit>` compares with another commit than main.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { base } = parseArgs({ options: { base: { type: 'string', default: 'main' } } }).values;

const env = { ...process.env, NX_NO_CLOUD: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

function run(name: string, args: readonly string[]): boolean {
  const startedAt = Date.now();
  console.log(`\n=== ${name}`);
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit', env });
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return status === 0;
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the base: committed since, changed, and new ones. */
const changed = new Set([
  ...git('diff', '--name-only', '--relative', `${base}...HEAD`),
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]);
const withStories = new Set(
  [...changed].flatMap((file) => /^libs\/(?:features|ui|platform)\/[^/]+\//.exec(file)?.[0] ?? []),
);

const isPassed = [
  run('lint, types and unit tests', [
    ...['nx', 'affected', '-t', 'lint', 'typecheck', 'test', `--base=${base}`],
    ...['--parallel=2', '--output-style=static', '--exclude=workspace'],
  ]),
  withStories.size === 0 ||
    run('stories', ['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'stories', ...withStories]),
].every(Boolean);
process.exit(isPassed ? 0 : 1);
