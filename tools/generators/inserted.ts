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
