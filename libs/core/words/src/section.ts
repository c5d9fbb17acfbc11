/** Section of a site's configuration with its own words, compiled, by `<library>.<key>`. */
export const WORDS_SECTION = 'words';

/** Part of a configuration with the messages of the site's language, where that is not the first, by the same keys. */
export const TRANSLATION_SECTION = 'translation';
