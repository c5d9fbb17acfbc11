import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const HOW = 'npm run api:report -- --update writes it';

/** Reports in the folders of libraries. */
export const storedReports = (dirs: readonly string[]): readonly string[] =>
  dirs.flatMap((dir) => globSync('api/*.api.md', { cwd: dir }).map((file) => path.join(dir, file)));

/**
 * Where the exports of libraries are others than their stored reports say, each with the difference: a report that is
 * not there, one that says something else, one whose entry is gone.
 */
export function reportProblems(
  reports: ReadonlyMap<string, string>,
  dirs: readonly string[],
  root: string,
): readonly string[] {
  const nameOf = (file: string) => path.relative(root, file);
  const changed = [...reports].flatMap(([file, text]) => {
    if (!existsSync(file)) return [`${nameOf(file)} is not there: ${HOW}`];
    return readFileSync(file, 'utf8') === text
      ? []
      : [`${nameOf(file)} differs from what its entry exports: ${HOW}\n${difference(file, text)}`];
  });
  const gone = storedReports(dirs).filter((file) => !reports.has(file));
  return [...changed, ...gone.map((file) => `${nameOf(file)}: no entry of this name has types any more`)];
}

/** Changed lines of a file with those around them, as Git shows them. */
function difference(file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-report-'));
  try {
    const made = path.join(folder, path.basename(file));
    writeFileSync(made, text);
    const args = ['diff', '--no-index', '--no-color', '--unified=2', '--', file, made];
    const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return stdout.slice(stdout.indexOf('@@'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
