import { FIRST_LANGUAGE, languageOf, TRANSLATION_SECTION, WORDS_SECTION, type CompiledMessage } from '@forecourt/words';
import type { ConfigValues } from './resolve.js';
import type { ConfigSection } from './section.js';

/**
 * A configuration with the messages of its site's language. Templates have their own words in the first language only:
 * elsewhere the translation is said, and what the dealer puts in its place.
 */
export function withTranslation(
  values: ConfigValues,
  sections: readonly ConfigSection[],
  isDealers: (section: string, key: string) => boolean,
): ConfigValues {
  const language = languageOf({ config: values });
  if (language === FIRST_LANGUAGE) return values;
  const translations = sections.map((section) => section.translations?.[language] ?? {});
  const own = Object.entries(values[WORDS_SECTION] ?? {}).filter(([key]) => isDealers(WORDS_SECTION, key));
  return {
    ...values,
    [WORDS_SECTION]: Object.freeze(Object.fromEntries(own)),
    [TRANSLATION_SECTION]: Object.freeze(Object.fromEntries(translations.flatMap(Object.entries<CompiledMessage>))),
  };
}
