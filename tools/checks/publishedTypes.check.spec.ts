import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';
import { typeProblems } from '../packages/publishedTypes.ts';

describe('the types of published libraries', () => {
  beforeAll(() => {
    // nothing to do where `npm test` came here by its types
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'typecheck'], { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
  }, 300_000);

  it.each(LIBRARIES.map((dir) => path.relative(ROOT, dir)))(
    'LIB-01 %s exports no any and imports only what it declares',
    (dir) => {
      expect(typeProblems(path.join(ROOT, dir), path.join(ROOT, dir, 'out-tsc/lib'))).toEqual([]);
    },
  );

  it('LIB-01 a build waits for the types of everything that it depends on, or they become any', () => {
    const { targetDefaults } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8')) as {
      targetDefaults?: { build?: { dependsOn?: string[] } };
    };
    expect(targetDefaults?.build?.dependsOn).toEqual(expect.arrayContaining(['^build', 'typecheck']));
  });
});
