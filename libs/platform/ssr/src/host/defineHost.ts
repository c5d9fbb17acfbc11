import { homeRoute, homeSectionsSlot, siteFooterSlot, siteHeaderSlot, siteNoticesSlot } from '@forecourt/contracts';
import type { FeatureDefinition, PageDefinition } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { HostDefinition } from '../hostDefinition.js';
import { StandardLayout } from './StandardLayout.js';

export interface HostOptions {
  /** Name of the template, the `template` of a dealer's site.json. */
  readonly template: string;
  readonly features: readonly FeatureDefinition[];
  /** Frame of every page; header, main and footer when left out. */
  readonly Layout?: HostDefinition['Layout'];
  /** Slots that its own frame renders. */
  readonly layoutSlots?: HostDefinition['layoutSlots'];
  /** Contexts of libraries that get the site; none when left out. */
  readonly siteContexts?: HostDefinition['siteContexts'];
  /** Pages of the host itself; one at `homeRoute` takes the place of the standard home page. */
  readonly pages?: readonly PageDefinition[];
}

/** The home page as the site arranges its sections (`site.homeSections`). */
export const standardHome: PageDefinition = {
  route: homeRoute,
  isListed: true,
  load: () => import('./HomePage.js'),
  slots: [{ slot: homeSectionsSlot, arrangement: (site) => sectionOf(site, siteSection).homeSections }],
  head: () => import('./homeHead.js'),
};

const STANDARD_SLOTS = [siteHeaderSlot, siteFooterSlot, siteNoticesSlot];

/**
 * Defines a template: its features, and what it has in addition to, or instead of, the standard frame and home page.
 * Throws where a feature needs a page that none of them has.
 */
export function defineHost({
  template,
  features,
  Layout = StandardLayout,
  layoutSlots = STANDARD_SLOTS,
  siteContexts = [],
  pages = [],
}: HostOptions): HostDefinition {
  checkNeeds(template, features, pages);
  const hasHome = pages.some(({ route }) => route.id === homeRoute.id);
  return { template, features, Layout, layoutSlots, siteContexts, pages: hasHome ? pages : [standardHome, ...pages] };
}

/** Throws where a page is missing that a feature cannot do without, naming both (TEN-02). */
function checkNeeds(template: string, features: readonly FeatureDefinition[], own: readonly PageDefinition[]): void {
  const pages = [...own, ...features.flatMap((feature) => feature.pages ?? [])];
  const there = new Set(pages.map(({ route }) => route.id));
  const problems = features.flatMap(({ id, needs = [] }) =>
    needs
      .filter((route) => !there.has(route.id))
      .map(
        (route) => `  - feature "${id}" needs the page "${route.id}" of feature "${route.id.split('/', 1)[0] ?? ''}"`,
      ),
  );
  if (problems.length > 0)
    throw new Error([`Template ${template} lacks what its features need:`, ...problems].join('\n'));
}
