import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';

const CONFIG = path.join(ROOT, 'eslint.config.mjs');
/** Prints the files of each part of the configuration, and how many scopes its boundaries know. */
const PRINTED = `
  const { default: parts } = await import(${JSON.stringify(CONFIG)});
  const boundaries = parts.map(({ rules }) => rules?.['@nx/enforce-module-boundaries']?.[1]);
  const constraints = boundaries.flatMap((options) => options?.depConstraints ?? []);
  const scopes = constraints.map(({ sourceTag }) => sourceTag);
  console.log(JSON.stringify([parts.map(({ files }) => files ?? null), scopes]));`;

const configFrom = (cwd: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', PRINTED], {
    cwd: path.join(ROOT, cwd),
    encoding: 'utf8',
  });

it('is the same in the folder of a library, where Nx lints it', { timeout: 120_000 }, () => {
  const whole = configFrom('.');
  expect(whole).toContain('scope:offers');
  expect(configFrom('libs/offers')).toBe(whole);
});
