import { FIRST_LANGUAGE, languageOf } from './languages.js';
import { TRANSLATION_SECTION, WORDS_SECTION } from './section.js';
import type { Worded } from './messagesOf.js';

/**
 * A site as its papers say it. The font that is put into documents has no Chinese characters: papers of a site in
 * another language are in English.
 */
export function onPaper({ config }: Worded): Worded {
  if (languageOf({ config }) === FIRST_LANGUAGE) return { config };
  const site = { ...config['site'], language: FIRST_LANGUAGE };
  return { config: { ...config, site, [WORDS_SECTION]: {}, [TRANSLATION_SECTION]: {} } };
}
