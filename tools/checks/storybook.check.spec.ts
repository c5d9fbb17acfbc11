import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';
import { openStories } from '../storybook/openStories.ts';

describe('a built Storybook', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-storybook-'));
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync('npx', ['storybook', 'build', '-o', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(stdout + stderr);
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  // the development server could answer what no file of the build does
  it('LIB-02 shows every story: no error page, no missing picture, no error in the console', async () => {
    const { opened, faults } = await openStories(folder);
    expect(opened).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  }, 1_200_000);
});
