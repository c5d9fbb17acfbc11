import { withWrittenLinks } from '@forecourt/dealer-content';
import type { ConfigValues } from '@forecourt/site-config';

const NAVIGATION = 'navigation';

/** Configuration whose menus lead to no page of words that the dealer has not written. */
export function withWrittenMenus(config: ConfigValues, pages: readonly { readonly slug: string }[]): ConfigValues {
  const navigation = Object.hasOwn(config, NAVIGATION) ? config[NAVIGATION] : undefined;
  if (!navigation) return config;
  const written = new Set(pages.map(({ slug }) => slug));
  return Object.freeze({ ...config, [NAVIGATION]: withWrittenLinks(navigation, (page) => written.has(page)) });
}
