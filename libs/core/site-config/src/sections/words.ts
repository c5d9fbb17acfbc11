import { z } from 'zod';
import {
  LANGUAGES,
  WORDS_SECTION,
  type Catalogue,
  type CompiledMessage,
  type Language,
  type Messages,
} from '@forecourt/words';
import { compileWord, sourceOf, valuesOf } from '@forecourt/words/compile';
import { defineSection, type ConfigSection } from '../section.js';
import { sectionRef } from '../sectionRef.js';

/** A site's own words, compiled, by `<library>.<key>`. */
export type WordsSection = Readonly<Record<string, CompiledMessage>>;
export const wordsSection = sectionRef<WordsSection>(WORDS_SECTION);

/**
 * The section in which a dealer or a template says something in its own words: each message of the libraries is an
 * option (TEN-03). It has the values of the message that it replaces, or fewer.
 */
export const wordsConfig = (catalogues: readonly Catalogue[]): ConfigSection =>
  defineSection(wordsSection, {
    schema: z.strictObject(optionsOf(catalogues)) as unknown as z.ZodType<WordsSection>,
    defaults: {},
    translations: Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(catalogues, language)])),
  });

/** Sections with one more, `words`, for the catalogues that they bring and those that every site has. */
export const withWords = (
  sections: readonly ConfigSection[],
  common: readonly Catalogue[],
): readonly ConfigSection[] => [...sections, wordsConfig([...sections.flatMap(({ words }) => words ?? []), ...common])];

const optionsOf = (catalogues: readonly Catalogue[]) =>
  Object.fromEntries(
    catalogues.flatMap(({ id, messages }) =>
      Object.entries<CompiledMessage>(messages).map(([key, message]) => [`${id}.${key}`, ownWord(message)]),
    ),
  );

/** The messages of all libraries in a language; of the first one, there are none to put in place of others. */
const inLanguage = (catalogues: readonly Catalogue[], language: Language): Messages =>
  Object.fromEntries(
    catalogues.flatMap(({ id, translations }) =>
      Object.entries<CompiledMessage>(translations?.[language] ?? {}).map(([key, text]) => [`${id}.${key}`, text]),
    ),
  );

type OwnWord = z.ZodType<CompiledMessage | undefined>;

/** Options by the text that they replace. Templates share most of their words, and each schema takes some kilobytes. */
const ownWords = new Map<string, OwnWord>();
/** What is common to them, by the values that a word may use. */
const ownTexts = new Map<string, z.ZodType<CompiledMessage>>();

function ownWord(replaced: CompiledMessage): OwnWord {
  const source = sourceOf(replaced);
  const known = ownWords.get(source);
  if (known) return known;
  const own = z.optional(ownText(replaced)).describe(`In place of: ${source}`);
  ownWords.set(source, own);
  return own;
}

function ownText(replaced: CompiledMessage): z.ZodType<CompiledMessage> {
  const values = JSON.stringify([...valuesOf(replaced)]);
  const known = ownTexts.get(values);
  if (known) return known;
  const own = z
    .string()
    .min(1)
    .max(500)
    .transform((text, context): CompiledMessage => {
      const word = compileWord(text);
      const fault = 'fault' in word ? word.fault : valueFault(word.message, replaced);
      if (fault === undefined && 'message' in word) return word.message;
      context.addIssue({ code: 'custom', message: fault ?? '' });
      return z.NEVER;
    });
  ownTexts.set(values, own);
  return own;
}

/** A value that nothing fills would show its name, one that is no number has no plural. */
function valueFault(own: CompiledMessage, replaced: CompiledMessage): string | undefined {
  const allowed = valuesOf(replaced);
  const names = [...allowed.keys()].map((name) => `{${name}}`).join(', ') || 'none';
  for (const [name, { isNumber }] of valuesOf(own)) {
    const known = allowed.get(name);
    if (!known) return `has no value {${name}}; it may use ${names}`;
    if (isNumber && !known.isNumber) return `{${name}} is no number here, and has no plural`;
  }
  return undefined;
}
