import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that generators read and add to. */
const OWN = [
  '{libs/*,libs/ui/*,apps/*}/package.json',
  'libs/ui/*/src/index.ts',
  'libs/*/web/{feature,components/index}.ts',
  'apps/api/src/modules.ts',
  'apps/*/{vite.config.ts,tsconfig.json,tsconfig.*.json}',
  'apps/*/src/{host.ts,sections.ts,template.json}',
  'apps/server/src/configuration/templates.ts',
  'tools/generators/*/schema.json',
  'tools/size/libraryBudgets.ts',
];

/** A virtual tree with this workspace's own configuration, the lists of its apps and the manifests of its features. */
export function emptyWorkspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  // Nx's own choice of formatter; this workspace has Prettier
  tree.delete('.oxfmtrc.json');
  const files = [
    '.prettierrc',
    'LICENSE',
    'package.json',
    'nx.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.tools.json',
  ];
  for (const file of [...files, ...globSync(OWN, { cwd: ROOT })])
    tree.write(file, readFileSync(path.join(ROOT, file), 'utf8'));
  return tree;
}

/** Texts of the files of a tree below a folder, by path. */
export const filesBelow = (tree: Tree, directory: string): Map<string, string> =>
  new Map(
    tree
      .listChanges()
      .filter(({ path: file, type }) => type !== 'DELETE' && file.startsWith(`${directory}/`))
      .map(({ path: file, content }) => [file, content?.toString('utf8') ?? '']),
  );
