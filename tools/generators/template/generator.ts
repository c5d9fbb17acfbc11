import { formatFiles, joinPathFragments, names, readJson, updateJson, writeJson, type Tree } from '@nx/devkit';
import { inserted } from '../inserted.ts';

export interface TemplateOptions {
  readonly name: string;
  /** Template whose features and arrangement it begins with. */
  readonly from?: string;
}

interface Host {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface References {
  readonly references: readonly { readonly path: string }[];
}

const TEMPLATES = 'apps/server/src/configuration/templates.ts';
/** Generators whose options name templates. */
const SCHEMAS = ['dealer', 'subject'].map((name) => `tools/generators/${name}/schema.json`);
/** What builds leave in the folder of an app. */
const MADE = ['dist', 'node_modules', 'out-tsc'];

/**
 * Writes a template that works as it is: a host app with the features and the arrangement of another one. Makes it
 * known to the process, to TypeScript and to the other generators (docs/guides/templates.md).
 */
export default async function template(tree: Tree, { name, from = 'preowned' }: TemplateOptions): Promise<void> {
  const source = joinPathFragments('apps', from);
  const directory = joinPathFragments('apps', name);
  if (!tree.exists(joinPathFragments(source, 'src/template.json')))
    throw new Error(`from: there is no template ${from} in apps`);
  if (tree.exists(directory)) throw new Error(`${directory} exists already`);
  for (const file of filesIn(tree, source))
    tree.write(joinPathFragments(directory, file.slice(source.length + 1)), tree.read(file) ?? '');
  updateJson(tree, `${directory}/package.json`, (json: Host) => ({ ...json, name: hostOf(name), version: '0.1.0' }));
  rename(tree, `${directory}/src/host.ts`, from, name);
  listInProcess(tree, name);
  addReference(tree, 'tsconfig.json', `./apps/${name}`);
  addReference(tree, 'tsconfig.tools.json', `./apps/${name}/tsconfig.app.json`);
  addReference(tree, 'apps/server/tsconfig.lib.json', `../${name}/tsconfig.app.json`);
  for (const schema of SCHEMAS) addToSchema(tree, schema, name);
  await formatFiles(tree);
}

const hostOf = (name: string): string => `@forecourt/host-${name}`;

/** Files below a folder that a person wrote. */
const filesIn = (tree: Tree, folder: string): readonly string[] =>
  tree
    .children(folder)
    .filter((child) => !MADE.includes(child))
    .map((child) => joinPathFragments(folder, child))
    .flatMap((child) => (tree.isFile(child) ? [child] : filesIn(tree, child)));

function rename(tree: Tree, file: string, from: string, to: string): void {
  const text = tree.read(file, 'utf8') ?? '';
  const line = `template: '${from}'`;
  if (!text.includes(line)) throw new Error(`${file}: there is no "${line}"`);
  tree.write(file, text.replace(line, `template: '${to}'`));
}

/** The process reads the sections of every template, and loads its host. */
function listInProcess(tree: Tree, name: string): void {
  const constant = names(name).propertyName;
  const text = tree.read(TEMPLATES, 'utf8') ?? '';
  const lines = text.split('\n');
  const isHost = (line: string) => line.includes("from '@forecourt/host-");
  const [first, last] = [lines.findIndex(isHost), lines.findLastIndex(isHost)];
  if (first < 0) throw new Error(`${TEMPLATES}: no template is imported`);
  const line = `import { sections as ${constant} } from '${hostOf(name)}/sections';`;
  const hosts = inserted(lines.slice(first, last + 1), line, (host) => host.replace(/^.* from /, ''));
  const imported = [...lines.slice(0, first), ...hosts, ...lines.slice(last + 1)].join('\n');
  const list = /(export const TEMPLATES = \{\n)([^}]*)(\} satisfies Templates)/;
  if (!list.test(imported)) throw new Error(`${TEMPLATES}: there is no list of templates`);
  const entry = `  ${name === constant ? name : `'${name}'`}: installed('${name}', ${constant}),\n`;
  tree.write(
    TEMPLATES,
    imported.replace(list, (_whole, open: string, items: string, close: string) => `${open}${items}${entry}${close}`),
  );
  updateJson(tree, 'apps/server/package.json', (json: Host) => ({
    ...json,
    dependencies: Object.fromEntries(
      inserted(Object.entries(json.dependencies), [hostOf(name), '*'] as [string, string], ([other]) => other),
    ),
  }));
}

const addReference = (tree: Tree, file: string, path: string): void =>
  updateJson(tree, file, (json: References) => ({
    ...json,
    references: inserted(json.references, { path }, (reference) => reference.path),
  }));

/** Adds a name to the choices of a generator's option, one template or a list of them. */
function addToSchema(tree: Tree, file: string, name: string): void {
  interface Choices {
    enum?: string[];
    items?: Choices;
  }
  const schema = readJson<{ properties: Readonly<Record<string, Choices>> }>(tree, file);
  for (const option of ['template', 'templates']) {
    const choices = Object.hasOwn(schema.properties, option) ? schema.properties[option] : undefined;
    (choices?.items ?? choices)?.enum?.push(name);
  }
  writeJson(tree, file, schema);
}
