// `npm run api:report -- [--update] [--only <folder>] [--built]`: compares what each entry of each published library
// exports with its report, `api/<entry>.api.md`, and fails with the difference. `--update` writes the reports. A type
// that contains `any`, or names a package that the manifest does not declare, fails in any case.
// `--built` takes the types as they were emitted last.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLibraries, ROOT } from '../packages/libraries.ts';
import { typeProblems } from '../packages/publishedTypes.ts';
import { apiReports } from './apiReports.ts';
import { reportProblems, storedReports } from './compareReports.ts';
import { entriesOf } from './entries.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    built: { type: 'boolean', default: false },
  },
});
const libraries = chosenLibraries(values.only);
if (!values.built) {
  const { status } = spawnSync('npm', ['run', '--silent', 'typecheck'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
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
