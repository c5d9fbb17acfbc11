// `npm run api:report -- [--update] [--only <folder>] [--built]`: compares what each entry of each published library
// exports with its report, `api/<entry>.api.md`, and fails with the difference. `--update` writes the reports. An
// export whose type contains `any`, or names a package that the manifest does not declare, fails in any case.
// `--built` takes the types as they were emitted last, and refuses where a source is another one by now.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLibraries, ROOT } from '../packages/libraries.ts';
import { typeProblems } from '../packages/publishedTypes.ts';
import { apiReports } from './apiReports.ts';
import { reportProblems, storedReports } from './compareReports.ts';
import { entriesOf } from './entries.ts';
import { staleSources } from './staleSources.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    built: { type: 'boolean', default: false },
  },
});
const libraries = chosenLibraries(values.only);
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
const differences = reportProblems(reports, libraries, ROOT);
// a report that was accepted says nothing against the any in it
const faults = libraries.flatMap((dir) => typeProblems(dir, path.join(dir, 'out-tsc/lib')));
for (const fault of faults) console.log(fault);
if (values.update) {
  for (const file of storedReports(libraries)) if (!reports.has(file)) rmSync(file);
  for (const [file, text] of reports) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${reports.size} reports, ${differences.length} written or deleted; ${faults.length} faults of types`);
} else {
  for (const difference of differences) console.log(difference);
  console.log(`${reports.size} reports, ${differences.length} differences, ${faults.length} faults of types`);
}
process.exitCode = faults.length > 0 || (!values.update && differences.length > 0) ? 1 : 0;
