import { formatFiles, writeJson, type Tree } from '@nx/devkit';
import { newDealer, type DealerOptions } from '../../dealer/newDealer.ts';

export type { DealerOptions } from '../../dealer/newDealer.ts';

/** Writes a dealer that passes `npm run dealers:check`: docs/guides/dealers.md says what comes next. */
export default async function dealer(tree: Tree, options: DealerOptions): Promise<void> {
  const directory = `dealers/${options.slug}`;
  if (tree.exists(directory)) throw new Error(`${directory} exists already.`);
  writeJson(tree, `${directory}/site.json`, newDealer(options));
  await formatFiles(tree);
}
