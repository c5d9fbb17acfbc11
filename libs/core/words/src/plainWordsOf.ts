import type { Catalogue, CompiledMessage, Say } from './catalogue.js';
import { languageOf } from './languages.js';
import { messageOf, type Worded } from './messagesOf.js';

/**
 * The same as `wordsOf` for a catalogue whose messages count nothing, and without the code that counts: for a library
 * that is in every page's first script.
 */
export const plainWordsOf = <Values extends object>(site: Worded, catalogue: Catalogue<Values>): Say<Values> => {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    plainText(messageOf(site, catalogue, key), values);
  return Object.assign(say, { site, language: languageOf(site) }) as Say<Values>;
};

type Choices = Readonly<Record<string, CompiledMessage>>;

/** Of choices the one that the value names, else the one for all others. */
const plainText = (message: CompiledMessage, values: Readonly<Record<string, string | number>>): string =>
  message
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, type, choices] = token;
      const value = Object.hasOwn(values, name) ? String(values[name]) : '';
      if (type !== 'select') return value;
      const among = choices as Choices;
      return plainText((Object.hasOwn(among, value) ? among[value] : among['other']) ?? [], values);
    })
    .join('');
