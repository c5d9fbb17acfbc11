import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from './libraries.ts';
import type { PackedLibrary } from './packed.ts';
import { SOURCE } from './packageFiles.ts';

/** What publint says of an unpacked library, and whether its manifest leads to sources, which are not packed. */
export async function manifestProblems(dir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: dir, strict: true, pack: false });
  const found = messages.map(
    (message) => `${String(pkg['name'])}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
  const manifest = readFileSync(path.join(dir, 'package.json'), 'utf8');
  return manifest.includes(`"${SOURCE}"`) ? [...found, `${String(pkg['name'])}: the manifest names ${SOURCE}`] : found;
}

/** What "Are the types wrong?" says of a packed library, as bundlers and ES modules of Node resolve it. */
export function resolutionProblems({ name, file }: PackedLibrary): string[] {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['attw', file, '--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--format', 'ascii'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${name}:\n${stdout}${stderr}`];
}
