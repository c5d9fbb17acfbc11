import { withWrittenLinks } from '@forecourt/content/domain';
import type { ConfigValues } from '@forecourt/site-config';

/** Sections whose links name pages of words. */
const LINKING = ['navigation', 'content'];

/**
 * Configuration whose links lead to no page of words that the dealer has not written. Features that have links of their
 * own where the dealer has none are given the names of those that are (`writtenPages`).
 */
export function withWrittenMenus(config: ConfigValues, pages: readonly { readonly slug: string }[]): ConfigValues {
  const written = new Set(pages.map(({ slug }) => slug));
  const cleaned = Object.entries(config).map(([name, values]) => {
    if (!LINKING.includes(name)) return [name, values] as const;
    const links = withWrittenLinks(values, (page) => written.has(page));
    return [name, { ...links, writtenPages: [...written] }] as const;
  });
  return Object.freeze(Object.fromEntries(cleaned));
}
