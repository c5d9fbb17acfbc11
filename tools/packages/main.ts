// `npm run packages:check -- [--only <folder>]`: builds every library as it is published, and checks its manifest, the
// files that npm packs, how others resolve it, and the types that they install.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES, ROOT } from './libraries.ts';
import { manifestProblems, resolutionProblems } from './packageProblems.ts';
import { typeProblems } from './publishedTypes.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const libraries = LIBRARIES.filter((dir) => values.only === undefined || path.basename(dir) === values.only);
const projects = libraries.map((dir) => path.relative(ROOT, dir)).join(',');
const built = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '-p', projects], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
let count = 0;
for (const dir of libraries) {
  const problems = [
    ...(await manifestProblems(dir)),
    ...resolutionProblems(dir),
    ...typeProblems(dir, path.join(dir, 'dist')),
  ];
  for (const problem of problems) console.log(problem);
  count += problems.length;
}
console.log(`${libraries.length} libraries, ${count} problems`);
process.exit(count > 0 ? 1 : 0);
