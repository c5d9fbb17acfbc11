// `npm run api:report -- [--update] [--only <folder>] [--built]`: compares what each entry of each published library
// exports with its report, `api/<entry>.api.md`, and fails with the difference. `--update` writes the reports.
// `--built` takes the types as they were emitted last, and refuses where a source is another one by now.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';
import { apiReports } from './apiReports.ts';
import { reportProblems, storedReports } from './compareReports.ts';
import { entriesOf } from './entries.ts';
import { staleSources } from './staleSources.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const libraries = LIBRARIES.filter((dir) => values.only === undefined || path.basename(dir) === values.only);
if (libraries.length === 0) {
  console.error(`No published library has the folder "${values.only ?? ''}".`);
  process.exit(1);
}
if (!values.built) {
  // what a build overlooked is new to the next one
  for (const file of await staleSources(libraries)) if (existsSync(file)) utimesSync(file, new Date(), new Date());
  const { status } = spawnSync('npm', ['run', '--silent', 'typecheck'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const stale = await staleSources(libraries);
if (stale.length > 0) {
  const names = stale.map((file) => path.relative(ROOT, file)).join('\n');
  console.error(`These files were changed after types were built, or meanwhile. Run this without --built:\n${names}`);
  process.exit(1);
}
const reports = await apiReports(libraries.flatMap((dir) => entriesOf(dir)));
const problems = reportProblems(reports, libraries, ROOT);
if (values.update) {
  for (const file of storedReports(libraries)) if (!reports.has(file)) rmSync(file);
  for (const [file, text] of reports) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${reports.size} reports, ${problems.length} written or deleted`);
} else {
  for (const problem of problems) console.log(problem);
  console.log(`${reports.size} reports, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
