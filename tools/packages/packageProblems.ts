import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from './libraries.ts';

/** What publint says of a built library's manifest and of the files that npm would pack. */
export async function manifestProblems(dir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: dir, strict: true });
  return messages.map(
    (message) => `${String(pkg['name'])}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/** What "Are the types wrong?" says of a built library, as bundlers and ES modules of Node resolve it. */
export function resolutionProblems(dir: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['attw', '--pack', dir, '--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--format', 'ascii'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${path.relative(ROOT, dir)}:\n${stdout}${stderr}`];
}
