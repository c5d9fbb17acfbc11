import { withWrittenLinks } from '@forecourt/dealer-content';
import type { ConfigValues } from '@forecourt/site-config';

/** Sections whose links name pages of words. */
const LINKING = ['navigation', 'content'];

/** Configuration whose links lead to no page of words that the dealer has not written. */
export function withWrittenMenus(config: ConfigValues, pages: readonly { readonly slug: string }[]): ConfigValues {
  const written = new Set(pages.map(({ slug }) => slug));
  const cleaned = Object.entries(config).map(
    ([name, values]) =>
      [name, LINKING.includes(name) ? withWrittenLinks(values, (page) => written.has(page)) : values] as const,
  );
  return Object.freeze(Object.fromEntries(cleaned));
}
