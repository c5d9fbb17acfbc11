import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  joinPathFragments,
  names,
  readJson,
  updateJson,
  visitNotIgnoredFiles,
  type Tree,
} from '@nx/devkit';
import library from '../library/generator.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
}

/** Writes a feature that works as it is: docs/guides/features.md says what comes next. */
export default async function feature(tree: Tree, { id }: { readonly id: string }): Promise<void> {
  const directory = `libs/features/${id}`;
  await library(tree, { folder: `features/${id}`, type: 'feature', scope: id, runtime: 'web', entries: ['config'] });
  const { className, propertyName } = names(id);
  const title = className.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  generateFiles(tree, path.join(import.meta.dirname, 'files'), directory, { id, className, propertyName, title });
  const imported = importsOf(tree, directory);
  const pick = (versions: Versions) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => imported.has(name)));
  const { dependencies, peerDependencies } = versionsOf(tree, directory);
  updateJson(tree, joinPathFragments(directory, 'package.json'), ({ nx, ...manifest }: { nx: object }) => ({
    ...manifest,
    dependencies: pick(dependencies),
    peerDependencies: pick(peerDependencies),
    nx,
  }));
  await formatFiles(tree);
}

/** Packages that the sources of a library import; its tests and stories take theirs from the workspace. */
function importsOf(tree: Tree, directory: string): ReadonlySet<string> {
  const found = new Set<string>();
  visitNotIgnoredFiles(tree, joinPathFragments(directory, 'src'), (file) => {
    if (/\.(spec|stories)\./.test(file)) return;
    const imports = (tree.read(file, 'utf8') ?? '').matchAll(/ from '((?:@[^/']+\/)?[^./'][^/']*)/g);
    for (const [, name = ''] of imports) found.add(name);
  });
  return found;
}

/** The versions that the other features have. */
function versionsOf(tree: Tree, directory: string): Required<Manifest> {
  const manifests = tree
    .children('libs/features')
    .map((name) => `libs/features/${name}`)
    .filter((other) => other !== directory && tree.exists(`${other}/package.json`))
    .map((other) => readJson<Manifest>(tree, `${other}/package.json`));
  return {
    dependencies: Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)) as Versions,
    peerDependencies: Object.assign({}, ...manifests.map(({ peerDependencies }) => peerDependencies)) as Versions,
  };
}
