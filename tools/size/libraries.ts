// What a consumer's bundle gains by importing the root entry of each published library that runs in browsers, with its
// budget. `npm run size:libraries -- [--only <folder>]`
import { parseArgs } from 'node:util';
import { chosenLibraries } from '../packages/libraries.ts';
import { LIBRARY_BUDGETS } from './libraryBudgets.ts';
import { bundledLibraries, librarySize, sizeProblems, type LibrarySize } from './librarySize.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const libraries = bundledLibraries(chosenLibraries(values.only));
console.log('Imported at once [budget] and loaded later, gzip kB (1000 bytes); peers are left out');
const sizes: LibrarySize[] = [];
for (const dir of libraries) {
  const size = await librarySize(dir);
  const { name, first, later } = size;
  const budget = LIBRARY_BUDGETS.get(name);
  console.log(`${name.padEnd(28)} ${first.toFixed(1).padStart(6)} [${budget ?? '–'}] ${later.toFixed(1).padStart(7)}`);
  sizes.push(size);
}
const measured = new Set(sizes.map(({ name }) => name));
const budgets =
  values.only === undefined ? LIBRARY_BUDGETS : [...LIBRARY_BUDGETS].filter(([name]) => measured.has(name));
const problems = sizeProblems(sizes, new Map(budgets));
for (const problem of problems) console.log(problem);
console.log(`${sizes.length} libraries, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
