import { updateJson, type Tree } from '@nx/devkit';

/** A list with one more entry, before the first that comes after it by name. The others stay where they are. */
export function inserted<Entry>(list: readonly Entry[], entry: Entry, nameOf: (entry: Entry) => string): Entry[] {
  const index = list.findIndex((other) => nameOf(other).localeCompare(nameOf(entry)) > 0);
  return list.toSpliced(index < 0 ? list.length : index, 0, entry);
}

interface References {
  readonly references: readonly { readonly path: string }[];
}

/** `tsc --build` at the root builds the projects that its tsconfig.json lists. */
export const addReferences = (tree: Tree, folders: readonly string[]): void =>
  updateJson(tree, 'tsconfig.json', (json: References) => ({
    ...json,
    references: folders.reduce(
      (references, folder) => inserted(references, { path: `./${folder}` }, ({ path }) => path),
      json.references,
    ),
  }));

const BUDGETS = 'tools/size/libraryBudgets.ts';
/** What a new library may bring to a consumer's bundle at once, gzip, in kB of 1000 bytes. */
const BUDGET = 5;

/** `npm run size:libraries` refuses a library without a budget. */
export function addBudget(tree: Tree, name: string): void {
  const text = tree.read(BUDGETS, 'utf8') ?? '';
  const lines = text.split('\n');
  const isEntry = (line: string) => line.startsWith("  ['@forecourt/");
  const [first, last] = [lines.findIndex(isEntry), lines.findLastIndex(isEntry)];
  if (first < 0) throw new Error(`${BUDGETS}: there is no list of budgets`);
  const entries = inserted(
    lines.slice(first, last + 1),
    `  ['${name}', ${BUDGET}],`,
    (line) => line.split("'")[1] ?? '',
  );
  tree.write(BUDGETS, [...lines.slice(0, first), ...entries, ...lines.slice(last + 1)].join('\n'));
}
