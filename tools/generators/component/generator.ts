import path from 'node:path';
import { formatFiles, generateFiles, joinPathFragments, names, readJson, type Tree } from '@nx/devkit';
import { inserted } from '../inserted.ts';
import { groupOf } from '../storyGroup.ts';

export interface ComponentOptions {
  readonly name: string;
  /** Folder below `libs` of a feature or of a kit. */
  readonly library: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

interface Place {
  /** Folder of the component. */
  readonly folder: string;
  /** Entry whose consumers may import it; a feature without one keeps its components to itself. */
  readonly entry: string | undefined;
}

/**
 * Writes a component with its styles, a story that plays, and a spec, in a feature or in a kit. Adds it to the entry
 * from which others import components: `./components` of a feature that has one, the root entry of a kit.
 */
export default async function component(tree: Tree, { name, library }: ComponentOptions): Promise<void> {
  const { className, propertyName } = names(name);
  const { folder, entry } = placeIn(tree, library);
  const file = joinPathFragments(folder, `${className}.tsx`);
  if (tree.exists(file)) throw new Error(`${file} exists already`);
  const story = `${groupOf(library)}/${className}`;
  generateFiles(tree, path.join(import.meta.dirname, 'files'), folder, { className, propertyName, story });
  if (entry !== undefined) addExport(tree, entry, file);
  await formatFiles(tree);
}

function placeIn(tree: Tree, library: string): Place {
  const directory = joinPathFragments('libs', library);
  const manifest = joinPathFragments(directory, 'package.json');
  if (!tree.exists(manifest)) throw new Error(`library: there is no libs/${library}`);
  const { exports } = readJson<Manifest>(tree, manifest);
  const sourceOf = (entry: string): string | undefined => {
    const target = Object.hasOwn(exports, entry) ? exports[entry] : undefined;
    const source = typeof target === 'object' ? target['@forecourt/source'] : undefined;
    return source === undefined ? undefined : joinPathFragments(directory, source);
  };
  if (tree.exists(joinPathFragments(directory, 'web')))
    return { folder: joinPathFragments(directory, 'web/components'), entry: sourceOf('./components') };
  if (library.startsWith('ui/')) return { folder: joinPathFragments(directory, 'src'), entry: sourceOf('.') };
  throw new Error(`library: libs/${library} is neither a feature nor a kit`);
}

/** Adds the component to the exports of an entry, as that has the others, before the first that comes after by name. */
function addExport(tree: Tree, entry: string, file: string): void {
  const module = path.posix.relative(path.posix.dirname(entry), file).replace(/\.tsx$/, '.js');
  const name = path.posix.basename(file, '.tsx');
  const text = tree.read(entry, 'utf8') ?? '';
  const lines = text.split('\n').filter((other) => other !== 'export {};');
  const isWhole = lines.some((other) => other.startsWith('export * from '));
  const line = `export ${isWhole ? '*' : `{ ${name}, type ${name}Props }`} from './${module}';`;
  const end = lines.findLastIndex((other) => other.includes(" from '"));
  // the later lines of a long export have no place of their own
  const moduleOf = (other: string) => /^export .* from '([^']+)'/.exec(other)?.[1] ?? '';
  const added = inserted(lines.slice(0, end + 1), line, moduleOf);
  tree.write(entry, [...added, ...lines.slice(end + 1)].join('\n'));
}
