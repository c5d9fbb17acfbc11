import { homeRoute } from '@forecourt/contracts';
import type { FeatureDefinition, PageDefinition } from '@forecourt/composition';
import type { HostDefinition } from '../hostDefinition.js';
import { StandardLayout } from './StandardLayout.js';

export interface HostOptions {
  /** Name of the template, the `template` of a dealer's site.json. */
  readonly template: string;
  readonly features: readonly FeatureDefinition[];
  /** Frame of every page; header, main and footer when left out. */
  readonly Layout?: HostDefinition['Layout'];
  /** Pages of the host itself; one at `homeRoute` takes the place of the standard home page. */
  readonly pages?: readonly PageDefinition[];
}

/** The home page as the site arranges its sections (`site.homeSections`). */
export const standardHome: PageDefinition = {
  route: homeRoute,
  isListed: true,
  load: () => import('./HomePage.js'),
  loader: () => import('./homeLoader.js'),
  head: () => import('./homeHead.js'),
};

/** What a template is made of: its features, and what it has of its own beside the standard frame and home page. */
export function defineHost({ template, features, Layout = StandardLayout, pages = [] }: HostOptions): HostDefinition {
  const hasHome = pages.some(({ route }) => route.id === homeRoute.id);
  return { template, features, Layout, pages: hasHome ? pages : [standardHome, ...pages] };
}
