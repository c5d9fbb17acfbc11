import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files of a folder by their paths with `/`, with a hash of what each holds. */
export function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(^|[\\/])\./.test(name) && statSync(path.join(folder, name)).isFile())
    .sort();
  return new Map(
    names.map((name) => [
      name.split(path.sep).join('/'),
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** Files by which one version differs from another, a line each. */
export const changedFiles = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] => [
  ...[...after].flatMap(([name, hash]) =>
    before.get(name) === hash ? [] : [`${before.has(name) ? '~' : '+'} ${name}`],
  ),
  ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [`- ${name}`])),
];
