/**
 * What the description of an option says of the text that pages have where it is left out: a message of the library's
 * catalogue, in the site's language.
 */
export const leftOut = (...texts: readonly string[]): string =>
  `Left out: ${texts.map((text) => `“${text}”`).join(', ')}, in the site’s language.`;
