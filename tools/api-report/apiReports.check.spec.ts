import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';
import { apiReports } from './apiReports.ts';
import { reportProblems } from './compareReports.ts';
import { entriesOf } from './entries.ts';

describe('the published libraries', () => {
  beforeAll(() => {
    // nothing to do where `npm test` came here by its types
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'typecheck'], { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
  }, 300_000);

  it('LIB-01 export what their reports say, entry by entry', async () => {
    const reports = await apiReports(LIBRARIES.flatMap((dir) => entriesOf(dir)));
    expect(reports.size).toBeGreaterThan(100);
    expect(reportProblems(reports, LIBRARIES, ROOT)).toEqual([]);
  });
});
