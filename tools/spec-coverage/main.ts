// `npm run spec:coverage -- <list>`: the numbers of a list of requirements that no test names.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sourceFiles } from '../packages/libraries.ts';
import { declaredNumbers, storyNumbers, titledNumbers } from './coverage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});
const [list] = positionals;
if (list === undefined || !existsSync(list)) {
  console.error(
    list === undefined
      ? 'Name the list of requirements: npm run spec:coverage -- path/to/requirements.md [--only SRCH]'
      : `${list}: there is no such file`,
  );
  process.exit(2);
}
const root = path.resolve(import.meta.dirname, '../..');
const sources = [...sourceFiles('*.{spec.ts,spec.tsx,stories.tsx}'), ...globSync('tools/**/*.spec.ts', { cwd: root })];
const named = new Set<string>();
for (const file of sources) {
  const source = readFileSync(path.join(root, file), 'utf8');
  for (const number of file.endsWith('.stories.tsx') ? storyNumbers(source) : titledNumbers(source)) named.add(number);
}
const wanted = declaredNumbers(readFileSync(list, 'utf8')).filter(
  (number) => !values.only || values.only.some((prefix) => number.startsWith(prefix)),
);
const missing = wanted.filter((number) => !named.has(number));
console.log(
  `${wanted.length - missing.length} of ${wanted.length} requirements are named by a test in ${sources.length} files.`,
);
for (const number of missing) console.log(number);
process.exit(missing.length === 0 ? 0 : 1);
