// `npm run packages:check`: builds every library as it is published and reads the types that others would install.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LIBRARIES, ROOT } from './libraries.ts';
import { typeProblems } from './publishedTypes.ts';

const projects = LIBRARIES.map((dir) => path.relative(ROOT, dir)).join(',');
const built = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '-p', projects], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const problems = LIBRARIES.flatMap((dir) => typeProblems(dir, path.join(dir, 'dist')));
for (const problem of problems) console.log(problem);
console.log(`${LIBRARIES.length} libraries, ${problems.length} problems in their types`);
process.exit(problems.length > 0 ? 1 : 0);
