import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';

/** Targets that a project has, as Nx infers them. */
function targetsOf(project: string): readonly string[] {
  const args = ['nx', 'show', 'project', project, '--json'];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const { stdout, stderr } = spawnSync('npx', args, { cwd: ROOT, env, encoding: 'utf8' });
  if (!stdout.includes('{')) throw new Error(stderr);
  const { targets } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { targets: object };
  return Object.keys(targets).sort();
}

describe('targets of the projects', () => {
  it.each([
    ['@forecourt/search', ['build', 'lint', 'nx-release-publish', 'test']],
    ['@forecourt/ui-kit', ['build', 'lint', 'nx-release-publish', 'test', 'typecheck']],
    ['@forecourt/host-group', ['build', 'lint', 'test', 'typecheck']],
  ])('of %s are those that are meant to be run', (project, targets) => {
    expect(targetsOf(project)).toEqual(targets);
  });
});
