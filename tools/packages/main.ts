// `npm run packages:check -- [--only <folder>] [--built]`: builds every library as it is published, packs it, and
// checks what is in the packed file: its manifest, how others resolve it, the types that they install, that its code
// imports only what it declares, and that Node loads each of its entries. `--built` takes the libraries as they were
// built last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { undeclaredImports } from './imports.ts';
import { chosenLibraries, ROOT } from './libraries.ts';
import { linkOthers, loadProblems } from './loadProblems.ts';
import { manifestProblems, resolutionProblems } from './packageProblems.ts';
import { nameOf, packLibraries, unpack, withNeeded } from './packed.ts';
import { typeProblems } from './publishedTypes.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, built: { type: 'boolean', default: false } },
});
const libraries = chosenLibraries(values.only);
const needed = withNeeded(libraries);
if (!values.built) {
  const projects = needed.map((dir) => path.relative(ROOT, dir)).join(',');
  const { status } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '-p', projects], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-packages-'));
const problems: string[] = [];
try {
  const packed = packLibraries(needed, path.join(folder, 'packed'));
  const unpacked = packed.map((library) => ({ library, dir: unpack(library, folder) }));
  linkOthers(folder);
  const checked = new Set(libraries.map(nameOf));
  for (const { library, dir } of unpacked.filter(({ library: { name } }) => checked.has(name)))
    problems.push(
      ...(await manifestProblems(dir)),
      ...resolutionProblems(library),
      ...typeProblems(dir, dir),
      ...undeclaredImports(dir),
      ...loadProblems(dir),
    );
  for (const problem of problems) console.log(problem);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${libraries.length} libraries, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
