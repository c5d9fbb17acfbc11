import { formatFiles, writeJson, type Tree } from '@nx/devkit';
import type { DealerOptions } from '../../dealer/newDealer.ts';

export type { DealerOptions } from '../../dealer/newDealer.ts';

/** Writes a dealer that passes `npm run dealers:check`: docs/guides/dealers.md says what comes next. */
export default async function dealer(tree: Tree, options: DealerOptions): Promise<void> {
  const directory = `dealers/${options.slug}`;
  // what a dealer is made of are libraries, which Nx would look for as they are built
  await import('../../node-ts.mjs');
  const { newDealer } = await import('../../dealer/newDealer.ts');
  if (tree.exists(directory)) throw new Error(`${directory} exists already.`);
  writeJson(tree, `${directory}/site.json`, newDealer(options));
  await formatFiles(tree);
}
