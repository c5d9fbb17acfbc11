/** Section of a site's configuration with its own words, compiled, by `<library>.<key>`. */
export const WORDS_SECTION = 'words';

/** Part of a site's configuration with the messages of its language, where that is not the first one, by the same keys. */
export const TRANSLATION_SECTION = 'translation';
