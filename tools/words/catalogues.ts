import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { compileWord, valuesOf, type CompiledWord } from '../../libs/core/words/src/compile.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The texts of a library as people write them. */
export interface WordsFile {
  /** Name of the library without its scope. */
  readonly id: string;
  /** Folder of its sources, from the root. */
  readonly source: string;
  /** The file with the texts, from the root. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The catalogues of all libraries that have one. */
export const wordsFiles = (): WordsFile[] =>
  globSync('libs/*/*/src/words/en-AU.json', { cwd: ROOT })
    .sort()
    .map((file) => {
      const library = path.resolve(ROOT, file, '../../..');
      const { name } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as { name: string };
      return {
        id: name.replace('@forecourt/', ''),
        source: path.relative(ROOT, path.join(library, 'src')),
        file,
        texts: JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string>,
      };
    });

const KEY = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)*$/;

/** What is wrong with the texts, one line each: file, key, fault. */
export const faultsOf = ({ file, texts }: Pick<WordsFile, 'file' | 'texts'>): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const word = compileWord(text);
    return [
      ...(KEY.test(key) ? [] : [`${file}: "${key}" must be camelCase, with points between its parts`]),
      ...('fault' in word ? [`${file}: ${key}: ${word.fault}`] : []),
    ];
  });

export const constantOf = ({ id }: Pick<WordsFile, 'id'>): string =>
  `${id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Words`;

/** Path of the compiled catalogue, from the root. */
export const targetOf = (words: WordsFile): string => path.join(words.source, 'words', `${constantOf(words)}.ts`);

/** The module that a library's texts compile to. Throws where a text is at fault. */
export async function compiledModule(words: WordsFile): Promise<string> {
  const faults = faultsOf(words);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const entries = Object.entries(words.texts).map(([key, text]) => ({ key, word: compileWord(text) }));
  const values = entries.map(({ key, word }) => `${JSON.stringify(key)}: ${valuesType(word)};`);
  const messages = entries.map(({ key, word }) => `${JSON.stringify(key)}: ${JSON.stringify(messageOf(word))},`);
  const source = `// Compiled by \`npm run words\` from ${path.basename(words.file)}.
import { defineWords } from '@forecourt/words';

export const ${constantOf(words)} = defineWords<{ ${values.join('\n')} }>(${JSON.stringify(words.id)}, {
  ${messages.join('\n')}
});
`;
  const options = await resolveConfig(path.join(ROOT, targetOf(words)));
  return format(source, { ...options, parser: 'typescript' });
}

const messageOf = (word: CompiledWord) => ('message' in word ? word.message : []);

function valuesType(word: CompiledWord): string {
  const values = [...valuesOf(messageOf(word))];
  if (values.length === 0) return 'null';
  const typed = values.map(([name, { isNumber }]) => `${name}: ${isNumber ? 'number' : 'string | number'};`);
  return `{ ${typed.join(' ')} }`;
}
