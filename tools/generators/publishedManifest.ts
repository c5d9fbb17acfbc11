import { joinPathFragments, readJson, type Tree } from '@nx/devkit';

interface RootManifest {
  readonly homepage: string;
  readonly bugs: string;
  readonly license: string;
  readonly repository: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

export interface PublishedPackage {
  /** Folder of the package below the root. */
  readonly directory: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** What npm shows of a package, from the root's manifest, and its licence, which is a copy of the root's. */
export function publishedManifest(tree: Tree, { directory, name, description, keywords }: PublishedPackage) {
  const root = readJson<RootManifest>(tree, 'package.json');
  tree.write(joinPathFragments(directory, 'LICENSE'), tree.read('LICENSE') ?? '');
  return {
    name,
    version: '0.1.0',
    description,
    keywords: ['forecourt', 'vehicle-dealer', ...keywords],
    homepage: root.homepage.replace('#readme', `/tree/main/${directory}#readme`),
    bugs: root.bugs,
    repository: { ...root.repository, directory },
    type: 'module',
    license: root.license,
    engines: { node: root.engines.node },
    publishConfig: { access: 'public', provenance: true },
    sideEffects: false,
    files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
  } as const;
}
