// `npm run test:affected`: what `npm test` runs but journeys, of what a change touches and of what imports it
// (docs/testing.md). `--base <commit>` compares with another commit than main, `--only <step>` runs that step alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';
import { bundledLibraries } from '../size/librarySize.ts';
import { affectedSteps, STEP_NAMES, type AffectedStep, type Library } from './affectedSteps.ts';

const { base, only } = parseArgs({
  options: { base: { type: 'string', default: 'main' }, only: { type: 'string' } },
}).values;
if (only !== undefined && !STEP_NAMES.includes(only)) {
  console.error(`--only: there is no step "${only}". Steps: ${STEP_NAMES.join(', ')}.`);
  process.exit(1);
}

const env = { ...process.env, NX_NO_CLOUD: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

const linesOf = (command: string, ...args: string[]): string[] =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', env, maxBuffer: 1e8 }).split('\n').filter(Boolean);

/** Files that differ from the base: committed since, changed, and new ones. */
const changed = new Set([
  ...linesOf('git', 'diff', '--name-only', '--relative', `${base}...HEAD`),
  ...linesOf('git', 'diff', '--name-only', '--relative', 'HEAD'),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
]);

const bundled = new Set(bundledLibraries(LIBRARIES));
const libraries = LIBRARIES.map((dir): Library => ({
  name: (JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string }).name,
  folder: path.relative(ROOT, dir),
  hasStories: globSync('{src,web}/**/*.stories.tsx', { cwd: dir }).length > 0,
  isBundled: bundled.has(dir),
}));

function run({ name, command: [program, ...args], env: own }: AffectedStep): boolean {
  const startedAt = Date.now();
  console.log(`\n=== ${name}`);
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, ...own } });
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return status === 0;
}

const failed: string[] = [];
const touched = {
  base,
  files: [...changed].filter((file) => existsSync(path.join(ROOT, file))),
  projects: new Set(linesOf('npx', 'nx', 'show', 'projects', '--affected', `--base=${base}`)),
};
const steps = affectedSteps(touched, libraries).filter(({ name }) => only === undefined || name === only);
if (steps.length === 0) console.log(`Nothing to run${only === undefined ? '' : ` of "${only}"`}`);
for (const step of steps) {
  if (step.needs !== undefined && failed.includes(step.needs)) {
    console.log(`\n=== ${step.name}: left out, as ${step.needs} failed`);
    continue;
  }
  if (!run(step)) failed.push(step.name);
}
console.log(failed.length === 0 ? '\nAll passed' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
