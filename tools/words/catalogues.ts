import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { compileWord, valuesOf, type CompiledWord } from '../../libs/core/words/src/compile.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../libs/core/words/src/languages.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The texts of a library as people write them. */
export interface WordsFile {
  /** Name of the library without its scope; `<subject>-server` for what the service of a subject with pages says. */
  readonly id: string;
  /** Folder of its sources, from the root. */
  readonly source: string;
  /** The file with the texts, from the root. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
  /** The same texts in other languages, as far as they are there. */
  readonly translations: readonly TranslationFile[];
}

/** The texts of a library in another language. */
export interface TranslationFile {
  readonly language: Language;
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The catalogues of all libraries and apps that have one. */
export const wordsFiles = (): WordsFile[] =>
  globSync(['{apps/*,libs/*,libs/*/*}/src/words/en-AU.json', 'libs/*/{domain,web,server}/words/en-AU.json'], {
    cwd: ROOT,
  })
    .sort()
    .map((file) => {
      const source = path.dirname(path.dirname(file));
      const layer = path.basename(source);
      const others = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)
        .map((language) => ({ language, file: path.join(path.dirname(file), `${language}.json`) }))
        .filter((other) => existsSync(path.join(ROOT, other.file)));
      const { name } = JSON.parse(readFileSync(path.join(ROOT, source, '../package.json'), 'utf8')) as { name: string };
      const library = name.replace('@forecourt/', '');
      return {
        id: layer === 'domain' || (layer === 'server' && hasPages(source)) ? `${library}-${layer}` : library,
        source,
        file,
        texts: textsIn(file),
        translations: others.map((other) => ({ ...other, texts: textsIn(other.file) })),
      };
    });

/** Whether the subject of a layer has pages, whose texts go by the name of the subject. */
const hasPages = (source: string): boolean => existsSync(path.join(ROOT, source, '../web'));

const textsIn = (file: string) =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Readonly<Record<string, string>>;

const KEY = /^[a-z][a-zA-Z0-9]*(\.[a-z0-9][a-zA-Z0-9]*)*$/;

/** What is wrong with the texts, one line each: file, key, fault. */
export const faultsOf = ({ file, texts }: Pick<WordsFile, 'file' | 'texts'>): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const word = compileWord(text);
    return [
      ...(KEY.test(key) ? [] : [`${file}: "${key}" must be camelCase, with points between its parts`]),
      ...('fault' in word ? [`${file}: ${key}: ${word.fault}`] : []),
    ];
  });

/** What is wrong with a translation, one line each: file, key, fault. */
export function translationFaults(words: WordsFile, { file, texts }: TranslationFile): string[] {
  const namesOf = (text: string) => [...valuesOf(messageOf(compileWord(text))).keys()].sort().join(', ') || 'none';
  return [
    ...faultsOf({ file, texts }),
    ...Object.keys(texts).flatMap((key) =>
      Object.hasOwn(words.texts, key) ? [] : [`${file}: "${key}" is no key of ${words.file}`],
    ),
    ...Object.entries(words.texts).flatMap(([key, first]) => {
      if (!Object.hasOwn(texts, key)) return [`${file}: "${key}" is missing`];
      const [expected, found] = [namesOf(first), namesOf(texts[key] ?? '')];
      return expected === found ? [] : [`${file}: ${key}: has the values ${found}; it must have ${expected}`];
    }),
  ];
}

export const constantOf = ({ id }: Pick<WordsFile, 'id'>): string =>
  `${id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Words`;

/** Path of the compiled catalogue, from the root. */
export const targetOf = (words: WordsFile): string => path.join(words.source, 'words', `${constantOf(words)}.ts`);

/** Path of a compiled translation, from the root. */
export const translationTarget = (words: WordsFile, { language }: TranslationFile): string =>
  path.join(words.source, 'words', `${translationName(language)}.ts`);

const translationName = (language: Language): string =>
  language.replaceAll(/-([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());

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
  return formatted(source, targetOf(words));
}

/** The module that a translation compiles to. Throws where a text is at fault. */
export async function compiledTranslation(words: WordsFile, translation: TranslationFile): Promise<string> {
  const faults = translationFaults(words, translation);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const texts = new Map(Object.entries(translation.texts));
  const messages = Object.keys(words.texts).map(
    (key) => `${JSON.stringify(key)}: ${JSON.stringify(messageOf(compileWord(texts.get(key) ?? '')))},`,
  );
  const source = `// Compiled by \`npm run words\` from ${path.basename(translation.file)}.
import type { MessagesOf } from '@forecourt/words';
import type { ${constantOf(words)} } from './${constantOf(words)}.js';

export const ${translationName(translation.language)}: MessagesOf<typeof ${constantOf(words)}> = {
  ${messages.join('\n')}
};
`;
  return formatted(source, translationTarget(words, translation));
}

/** Path of the module that has a catalogue with its translations, from the root. */
export const allTarget = (words: WordsFile): string => path.join(words.source, 'words', 'translated.ts');

/** The module that has a catalogue with its translations. */
export async function allModule(words: WordsFile): Promise<string> {
  const names = words.translations.map(({ language }) => ({ language, name: translationName(language) }));
  const source = `// Written by \`npm run words\`.
import { translated } from '@forecourt/words';
import { ${constantOf(words)} as english } from './${constantOf(words)}.js';
${names.map(({ name }) => `import { ${name} } from './${name}.js';`).join('\n')}

/** Messages of the library in every language, for servers. */
export const ${constantOf(words)} = translated(english, {
  ${names.map(({ language, name }) => `${JSON.stringify(language)}: ${name},`).join('\n')}
});
`;
  return formatted(source, allTarget(words));
}

async function formatted(source: string, file: string): Promise<string> {
  const options = await resolveConfig(path.join(ROOT, file));
  return format(source, { ...options, parser: 'typescript' });
}

const messageOf = (word: CompiledWord) => ('message' in word ? word.message : []);

function valuesType(word: CompiledWord): string {
  const values = [...valuesOf(messageOf(word))];
  if (values.length === 0) return 'null';
  const typed = values.map(([name, { isNumber }]) => `${name}: ${isNumber ? 'number' : 'string | number'};`);
  return `{ ${typed.join(' ')} }`;
}
