import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  joinPathFragments,
  names,
  readJson,
  updateJson,
  writeJson,
  type Tree,
} from '@nx/devkit';
import { allModule, compiledModule, type WordsFile } from '../../words/catalogues.ts';
import { addBudget, addReferences, inserted } from '../inserted.ts';
import { publishedManifest } from '../publishedManifest.ts';
import { groupOf } from '../storyGroup.ts';

export interface SubjectOptions {
  readonly id: string;
  /** Templates that install its pages. */
  readonly templates?: readonly string[];
}

const BASE = '../../../tsconfig.base.json';
/** The layers of a subject: tags of its Nx projects, and what TypeScript knows there. */
const LAYERS = {
  domain: { tags: ['type:domain', 'runtime:any'], types: { lib: ['es2023', 'dom'], types: [] } },
  web: { tags: ['type:feature', 'runtime:web'], types: { types: ['vite/client'] } },
  server: { tags: ['type:module', 'runtime:node'], types: { lib: ['es2023'], types: ['node'] } },
} as const;

/** What its pages import of the platform, and what the module needs in addition. */
const DEPENDENCIES = [
  'action-form',
  'composition',
  'contracts',
  'enquiry',
  'runtime',
  'site-config',
  'ui-kit',
  'words',
];
const OF_THE_MODULE = ['leads', 'service'];
const PEERS = {
  '@emotion/react': '^11.14.0',
  '@reduxjs/toolkit': '^2.14.0',
  react: '^19.0.0',
  'react-router-dom': '^7.18.0',
};

/**
 * Writes a subject that works as it is: a page with a form that others may have on their pages, its rules, a slice, a
 * call, a lead, a table and a mail.
 * Lists its module, and its feature where templates are named (docs/guides/subjects.md).
 */
export default async function subject(tree: Tree, { id, templates = [] }: SubjectOptions): Promise<void> {
  const directory = joinPathFragments('libs', id);
  if (tree.exists(directory)) throw new Error(`${directory} exists already`);
  const { className, propertyName } = names(id);
  const title = groupOf(id);
  const table = id.replaceAll('-', '_');
  generateFiles(tree, path.join(import.meta.dirname, 'files'), directory, {
    id,
    className,
    propertyName,
    title,
    table,
  });
  await writeWords(tree, directory, id, title);
  writeManifest(tree, directory, id, title);
  writeTypeScript(tree, directory, id);
  addBudget(tree, `@forecourt/${id}`);
  listModule(tree, id, propertyName);
  for (const template of templates) listFeature(tree, template, id, propertyName);
  await formatFiles(tree);
}

const OF_PAGES = (title: string) => ({
  title,
  description: `${title} at {dealer}.`,
  'label.name': 'Your name',
  'label.email': 'Email',
  'label.phone': 'Phone',
  'label.words': 'What is it about?',
  'label.agree': 'I agree to the terms of use.',
  send: 'Send',
  sentBefore: 'You have sent this form today. Send it again only if something has changed.',
  thanks: 'Thank you. We have it, and you will get a mail with its reference.',
  later: 'This cannot be sent just now. Please try again in a minute, or call us.',
});
const OF_MAILS = (title: string) => ({
  'mail.subject': title,
  'mail.hello': 'Hello {name},',
  'mail.text': 'We have what you sent and will answer as soon as we can.',
  'mail.reference': 'Reference',
});

/** The texts of both sides, compiled. `npm run words` compiles them again after a change. */
async function writeWords(tree: Tree, directory: string, id: string, title: string): Promise<void> {
  for (const [layer, texts, catalogue] of [
    ['web', OF_PAGES(title), id],
    ['server', OF_MAILS(title), `${id}-server`],
  ] as const) {
    const source = joinPathFragments(directory, layer);
    const file = joinPathFragments(source, 'words/en-AU.json');
    const words: WordsFile = { id: catalogue, source, file, texts, translations: [] };
    writeJson(tree, file, texts);
    const constant = `${names(catalogue).propertyName}Words`;
    tree.write(joinPathFragments(source, 'words', `${constant}.ts`), await compiledModule(words));
    tree.write(joinPathFragments(source, 'words/translated.ts'), await allModule(words));
  }
}

function writeManifest(tree: Tree, directory: string, id: string, title: string): void {
  const entry = (file: string) => ({
    '@forecourt/source': `./${file}.ts`,
    types: `./dist/${file}.d.ts`,
    default: `./dist/${file}.js`,
  });
  // types of selectors name reselect's
  const { reselect, zod } = readJson<{ dependencies: Record<string, string> }>(
    tree,
    'libs/offers/package.json',
  ).dependencies;
  const own = (list: readonly string[]) => Object.fromEntries(list.map((name) => [`@forecourt/${name}`, '^0.1.0']));
  writeJson(tree, joinPathFragments(directory, 'package.json'), {
    ...publishedManifest(tree, {
      directory,
      name: `@forecourt/${id}`,
      description: `${title}: a page with a form, and what the service does with it`,
      keywords: [id],
    }),
    exports: {
      '.': entry('web/index'),
      './components': entry('web/components/index'),
      './config': entry('web/config'),
      './domain': entry('domain/index'),
      './module': entry('server/module'),
      './state': entry('web/state/index'),
      './package.json': './package.json',
    },
    dependencies: { ...own(DEPENDENCIES), reselect, zod },
    peerDependencies: { ...own(OF_THE_MODULE), ...PEERS },
    peerDependenciesMeta: Object.fromEntries(OF_THE_MODULE.map((name) => [`@forecourt/${name}`, { optional: true }])),
    nx: {
      tags: ['type:package', `scope:${id}`],
      implicitDependencies: Object.keys(LAYERS).map((layer) => `${id}-${layer}`),
    },
  });
}

function writeTypeScript(tree: Tree, directory: string, id: string): void {
  const outside = ['**/*.spec.*', '**/*.stories.*'];
  for (const [layer, { tags, types }] of Object.entries(LAYERS)) {
    const write = (file: string, content: object) =>
      writeJson(tree, joinPathFragments(directory, layer, file), content);
    write('project.json', { name: `${id}-${layer}`, tags: [tags[0], `scope:${id}`, tags[1]] });
    write('tsconfig.json', {
      extends: BASE,
      files: [],
      include: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    });
    write('tsconfig.lib.json', {
      extends: BASE,
      compilerOptions: {
        rootDir: '.',
        outDir: 'out-tsc/lib',
        tsBuildInfoFile: 'out-tsc/lib/tsconfig.lib.tsbuildinfo',
        ...types,
      },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['out-tsc', ...outside],
      references: [],
    });
    write('tsconfig.spec.json', {
      extends: BASE,
      compilerOptions: { outDir: 'out-tsc/spec', types: ['node', 'vite/client'] },
      include: outside,
      exclude: ['out-tsc'],
      references: [{ path: './tsconfig.lib.json' }],
    });
  }
  writeJson(tree, joinPathFragments(directory, 'tsconfig.build.json'), {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: '.', outDir: 'out-tsc/lib', types: ['node', 'vite/client'] },
    include: ['domain/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx', 'server/**/*.ts'],
    exclude: ['**/out-tsc', ...outside],
  });
  addReferences(
    tree,
    Object.keys(LAYERS).map((layer) => joinPathFragments(directory, layer)),
  );
}

/** Adds an import and an entry of a list to a file. Throws where the file has no such list. */
function addToList(tree: Tree, file: string, line: string, entry: string, list: RegExp): void {
  const text = tree.read(file, 'utf8') ?? '';
  if (!list.test(text)) throw new Error(`${file}: there is no list that ${list} finds`);
  const listed = text.replace(list, (whole, open: string, items: string, close: string) =>
    [open, items.trim().replace(/,$/, ''), `, ${entry},`, close].join(''),
  );
  const { lines, rest } = splitImports(listed);
  const moduleOf = (text: string) => /'([^']+)'/.exec(text)?.[1] ?? '';
  tree.write(file, [...inserted(lines, line, moduleOf), rest].join('\n'));
}

/** The imports at the top of a file, each of one line, and what comes after them. */
function splitImports(text: string): { readonly lines: readonly string[]; readonly rest: string } {
  const all = text.split('\n');
  const end = all.findIndex((line) => !line.startsWith('import '));
  return { lines: all.slice(0, end), rest: all.slice(end).join('\n') };
}

const declare = (tree: Tree, file: string, id: string): void =>
  updateJson(tree, file, (json: { dependencies: Record<string, string> }) => ({
    ...json,
    dependencies: Object.fromEntries(
      inserted(Object.entries(json.dependencies), [`@forecourt/${id}`, '*'] as [string, string], ([name]) => name),
    ),
  }));

function listModule(tree: Tree, id: string, propertyName: string): void {
  const line = `import { ${propertyName}Module } from '@forecourt/${id}/module';`;
  const list = /(MODULES: readonly ModuleDefinition\[\] = \[)([^\]]*)(\])/;
  addToList(tree, 'apps/api/src/modules.ts', line, `${propertyName}Module`, list);
  declare(tree, 'apps/api/package.json', id);
}

function listFeature(tree: Tree, template: string, id: string, propertyName: string): void {
  const app = `apps/${template}`;
  const feature = `import { ${propertyName}Feature } from '@forecourt/${id}';`;
  addToList(tree, `${app}/src/host.ts`, feature, `${propertyName}Feature`, /(features: \[)([^\]]*)(\])/);
  const section = `import { ${propertyName}Config } from '@forecourt/${id}/config';`;
  addToList(tree, `${app}/src/sections.ts`, section, `${propertyName}Config`, /(sections = \[)([^\]]*)(\])/);
  declare(tree, `${app}/package.json`, id);
}
