import { MEMBER_PAGES } from '@forecourt/contracts';
import { findSection, sectionRef, siteSection } from '@forecourt/site-config';

/** As much of the content's options as the service goes by. */
const contentSection = sectionRef<{
  readonly memberPages?: { readonly spinToWin?: string; readonly onlinePayment?: string };
}>('content');

/** Whether the words of a page are for signed-in shoppers alone, on a site that has the page at its own address (B6). */
export function isGatedPage(site: Parameters<typeof findSection>[0], page: string): boolean {
  const route = MEMBER_PAGES.get(page);
  const { spinToWin = 'off', onlinePayment = 'off' } = findSection(site, contentSection)?.memberPages ?? {};
  const state = page === 'spin-to-win' ? spinToWin : page === 'online-payment' ? onlinePayment : 'off';
  if (!route || state === 'off') return false;
  return state === 'gated' || (findSection(site, siteSection)?.gatedPages.includes(route.id) ?? false);
}
