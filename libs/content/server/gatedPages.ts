import { MEMBER_PAGES } from '@forecourt/contracts';
import { findSection, siteSection } from '@forecourt/site-config';
import { memberPageStates } from '@forecourt/content/domain';
import { contentSection } from './contentSection.js';

const optionsOf = (site: Parameters<typeof findSection>[0]): ReadonlyMap<string, string> =>
  memberPageStates(findSection(site, contentSection)?.memberPages);

/** Names of the pages for members that a site has, whose words the dealer writes. */
export const memberPagesOf = (site: Parameters<typeof findSection>[0]): readonly string[] =>
  [...optionsOf(site)].flatMap(([page, state]) => (state === 'off' ? [] : [page]));

/**
 * Whether the words of a page are for signed-in shoppers alone, on a site that has the page at its own address (B6).
 */
export function isGatedPage(site: Parameters<typeof findSection>[0], page: string): boolean {
  const route = MEMBER_PAGES.get(page);
  const state = optionsOf(site).get(page) ?? 'off';
  if (!route || state === 'off') return false;
  return state === 'gated' || (findSection(site, siteSection)?.gatedPages.includes(route.id) ?? false);
}
