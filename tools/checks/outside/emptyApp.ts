import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/libraries.ts';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const tsconfig = (module: object) => ({
  compilerOptions: {
    ...module,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['vite/client'],
  },
  include: ['src'],
});

const pageOf = (entry: string): string =>
  `<!doctype html><link rel="icon" href="data:," /><div id="root"></div>` +
  `<script type="module" src="/src/${entry}"></script>\n`;

/** Folder of what a browser renders alone; `dist` has the scripts of pages that a server renders. */
export const ALONE = 'alone';

/**
 * An app as Vite's template for React and TypeScript makes it, without a component and without `skipLibCheck`. A page
 * of its own shows the component.
 */
export function writeEmptyApp(folder: string): void {
  const files: Readonly<Record<string, object | string>> = {
    'package.json': {
      name: 'outside',
      private: true,
      type: 'module',
      dependencies: versions(['react', 'react-dom']),
      devDependencies: versions(['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']),
    },
    'tsconfig.bundler.json': tsconfig({ module: 'esnext', moduleResolution: 'bundler' }),
    'tsconfig.nodenext.json': tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
    'vite.check.config.js': `import { mergeConfig } from 'vite';
import config from './vite.config.ts';

const rolldownOptions = { input: ['index.html', 'part.html'] };
export default mergeConfig(config, { build: { outDir: '${ALONE}', rolldownOptions } });
`,
    'index.html': pageOf('main.tsx'),
    'part.html': pageOf('part.tsx'),
  };
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

/** Writes the files of a README's examples, whose first line names the file. Returns what each holds, by its name. */
export function writeExamples(readme: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map(
    blocksOf(readme).flatMap((code): [string, string][] => {
      const [, name] = NAMED.exec(code) ?? [];
      return name === undefined ? [] : [[name, code]];
    }),
  );
  for (const [name, code] of files) writeFileSync(path.join(folder, name), code);
  return files;
}

/** Arguments of the `npm install` that a README says. */
export function installOf(readme: string): readonly string[] {
  const [, words] = /^npm (install .*)$/m.exec(blocksOf(readme).join('\n')) ?? [];
  if (words === undefined) throw new Error('This README has no npm install.');
  return words.split(' ');
}

/** The first line of a block that is a whole file of an app: its path. */
export const NAMED = /^\/\/ ([\w./-]+\.[jt]sx?)\n/;

const blocksOf = (readme: string): string[] =>
  [...readme.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
