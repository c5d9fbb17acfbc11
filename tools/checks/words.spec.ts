import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORDS_SECTION } from '@forecourt/words';
import { valueKey } from '@forecourt/vehicle';
import { keysOf } from '@forecourt/site-config';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '../../libs/core/words/src/languages.ts';
import {
  allModule,
  allTarget,
  compiledModule,
  compiledTranslation,
  faultsOf,
  ROOT,
  targetOf,
  translationFaults,
  translationTarget,
  wordsFiles,
} from '../words/catalogues.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Sources of a library, without its catalogue and without tests, which name keys of their own. */
const sourcesOf = (source: string): string =>
  globSync(`${source}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.(spec|stories)\.|\/words\//.test(file))
    .map(read)
    .join('\n');

/** A figure with a plural after it that stays one when the figure is 1: `{count} saved vehicles`. */
const COUNTED =
  /\{(?!make|what)\w+(, number)?\}( \w+)? (vehicles|cars|searches|locations|photos|pages|years|months|days|hours)\b/;

describe('TEN-03 the messages of every library', () => {
  it('are found', () => expect(wordsFiles().length).toBeGreaterThan(0));

  describe.each(wordsFiles().map((words) => [words.id, words] as const))('%s', (_id, words) => {
    it('are in the ICU format, and compiled as they are written (npm run words)', async () => {
      expect(faultsOf(words)).toEqual([]);
      expect(read(targetOf(words))).toBe(await compiledModule(words));
    });

    it('have the singular of what they count', () => {
      expect(Object.entries(words.texts).filter(([, text]) => COUNTED.test(text))).toEqual([]);
    });

    it('are in every language, with the same keys and values', async () => {
      const languages = words.translations.map(({ language }) => language);
      expect([FIRST_LANGUAGE, ...languages]).toEqual(LANGUAGES);
      expect(read(allTarget(words))).toBe(await allModule(words));
      for (const translation of words.translations) {
        expect(translationFaults(words, translation)).toEqual([]);
        expect(read(translationTarget(words, translation))).toBe(await compiledTranslation(words, translation));
      }
    });

    it('are options of every template that has the library, for a dealer’s own words', () => {
      const wanted = Object.keys(words.texts).map((key) => `${words.id}.${key}`);
      const offered = Object.values(TEMPLATES).flatMap(({ sections }) => {
        const options = sections.filter(({ id }) => id === WORDS_SECTION).flatMap((section) => keysOf(section) ?? []);
        const own = options.filter((key) => wanted.includes(key));
        return own.length > 0 ? [own] : [];
      });
      expect(offered.length).toBeGreaterThan(0);
      for (const own of offered) expect(own.toSorted()).toEqual(wanted.toSorted());
    });

    it('are each read by its code', () => {
      const sources = sourcesOf(words.source);
      // values of the stock are found by their own text
      const isRead = ([key, text]: [string, string]) => sources.includes(`'${key}'`) || key === valueKey(text);
      expect(Object.entries(words.texts).filter((entry) => !isRead(entry))).toEqual([]);
    });
  });
});
