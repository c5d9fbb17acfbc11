/** Section of a site's configuration with its own words, compiled, by `<library>.<key>`. */
export const WORDS_SECTION = 'words';
