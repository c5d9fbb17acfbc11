import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Custom export condition under which workspace packages resolve to their TypeScript source. */
export const SOURCE = '@forecourt/source';

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface Manifest {
  readonly name: string;
  readonly exports: Exports;
  readonly sideEffects?: boolean | readonly string[];
  readonly repository: Repository;
  readonly [field: string]: unknown;
}

/** Fields that only this workspace reads. */
const OF_THE_WORKSPACE = ['nx', 'devDependencies', 'files'];

const FOLDER = './dist/';
const inPackage = (file: string): string => file.replace(FOLDER, './');

/** The manifest that is published: of the folder `dist` alone, without what leads to sources. */
export function publishedManifest(manifest: Manifest): Manifest {
  const { exports, sideEffects } = manifest;
  const others = Object.entries(manifest).filter(([field]) => !OF_THE_WORKSPACE.includes(field));
  return {
    ...(Object.fromEntries(others) as Manifest),
    ...(Array.isArray(sideEffects)
      ? { sideEffects: (sideEffects as string[]).filter((file) => file.startsWith(FOLDER)).map(inPackage) }
      : {}),
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, target]) => [
        entry,
        typeof target === 'string'
          ? inPackage(target)
          : Object.fromEntries(
              Object.entries(target).flatMap(([condition, file]) =>
                condition === SOURCE ? [] : [[condition, inPackage(file)]],
              ),
            ),
      ]),
    ),
  };
}

/**
 * A document as it is published: what it leads to in this repository has a whole address, since a package has no
 * folders around it. `directory` is the library's in the repository, whose address is `repository`.
 */
export function publishedDocument(text: string, { url, directory }: Repository): string {
  const files = `${url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/`;
  return text.replaceAll(/(?<=\]\()\.\.?\/[^)\s]+/g, (link) => files + path.posix.join(directory, link));
}

interface Repository {
  readonly url: string;
  readonly directory: string;
}

/** Makes `dist` the folder that npm packs: with the manifest, the library's documents and licences of bundled code. */
export function packageFiles(root: string, bundled: readonly string[]): Plugin {
  return {
    name: 'forecourt:package-files',
    apply: 'build',
    // a test that builds is in an environment of its own, in which JSX would be published as React's development build
    config: () => {
      process.env['NODE_ENV'] = 'production';
    },
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
      emit('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
      for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE'])
        emit(name, publishedDocument(readFileSync(path.join(root, name), 'utf8'), manifest.repository));
      for (const name of bundled) emit(`vendor/${name}/LICENSE`, readFileSync(licenceOf(root, name), 'utf8'));
    },
  };
}

/** The licence of an installed package, looked for as Node looks for packages. */
function licenceOf(from: string, name: string): string {
  const file = path.join(from, 'node_modules', name, 'LICENSE');
  if (existsSync(file)) return file;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${name} has no LICENSE: it can't become part of a library.`);
  return licenceOf(above, name);
}
