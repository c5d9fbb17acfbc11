import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace, filesBelow } from '../generators/emptyWorkspace.ts';
import subject from '../generators/subject/generator.ts';
import { ROOT } from '../packages/libraries.ts';
import { NAMED } from './outside/emptyApp.ts';

// what documents show and the generator writes is held to the libraries as they are

/** Samples are compiled where a reader would write them: in a feature, or in the library whose README shows them. */
const samplesOf = (
  file: string,
  text = readFileSync(path.join(ROOT, file), 'utf8'),
  dir = file.startsWith('libs/') ? sourceOf(path.dirname(file)) : 'libs/finance/web',
): [string, string][] => {
  return (
    [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
      .map(([, kind = '', sample = '', ..._rest], index): [string, string] => [
        `${dir}/${file.replaceAll(/\W/g, '-')}-${index}.${kind}`,
        sample,
      ])
      // files of an app outside: outside.check.spec.ts compiles them there
      .filter(([, sample]) => !NAMED.test(sample))
  );
};

/** The folder of a library's sources: that of its pages, or else of its service, where it has its layers in folders. */
const sourceOf = (library: string): string =>
  `${library}/${['web', 'server'].find((layer) => existsSync(path.join(ROOT, library, layer))) ?? 'src'}`;

// the report of an entry is its declarations, which are no sample
const listed = ['ls-files', '*.md', ':!*.api.md'];
const documents = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const samples = documents.flatMap((file) => samplesOf(file));
const tree = emptyWorkspace();
await subject(tree, { id: 'loyalty-club' });
const written = filesBelow(tree, 'libs/loyalty-club');
const shown = samplesOf(
  'libs/loyalty-club/README.md',
  written.get('libs/loyalty-club/README.md'),
  'libs/loyalty-club/web',
);
const generated = [...[...written].filter(([file]) => /\/(domain|web|server)\/.*\.tsx?$/.test(file)), ...shown];

/** What TypeScript says of files that are not on the disk. */
function problemsOf(files: readonly (readonly [string, string])[]): string[] {
  const texts = new Map(files.map(([file, text]) => [path.join(ROOT, file), text]));
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const own: ts.CompilerOptions = {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    types: ['node', 'vite/client'],
    // what the generator writes has no link in node_modules
    paths: {
      ...{ '@forecourt/loyalty-club': ['./libs/loyalty-club/web/index.ts'] },
      '@forecourt/loyalty-club/components': ['./libs/loyalty-club/web/components/index.ts'],
      '@forecourt/loyalty-club/config': ['./libs/loyalty-club/web/config.ts'],
      '@forecourt/loyalty-club/domain': ['./libs/loyalty-club/domain/index.ts'],
    },
  };
  const host = ts.createCompilerHost(own);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.directoryExists = (dir) =>
    ts.sys.directoryExists(dir) || [...texts.keys()].some((file) => file.startsWith(`${dir}/`));
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...texts.keys()], own, host);
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.relative(ROOT, file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('code that others begin with', () => {
  it('is there to be held', () => {
    const folders = new Set(samples.map(([file]) => path.dirname(file)));
    expect(folders).toContain('libs/pictures/server');
    expect(folders).toContain('libs/search/web');
    expect(shown).toHaveLength(3);
  });

  it('in documents and in a new feature is what the libraries have', () => {
    expect(problemsOf([...samples, ...generated])).toEqual([]);
  }, 120_000);

  it('would be found out', () => {
    const wrong = "import { listingHref } from '@forecourt/contracts';\nlistingHref({ path: '/search' });\n";
    expect(problemsOf([['libs/finance/web/wrong.ts', wrong]]).join()).toContain("'path' does not exist");
  }, 120_000);
});
