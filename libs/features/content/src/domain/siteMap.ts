import {
  articleRoute,
  blogRoute,
  brandsRoute,
  budgetRoute,
  enquiryRoute,
  financeRoute,
  homeRoute,
  listingRoute,
  modelsRoute,
} from '@forecourt/contracts';
import type { ContentIndexAnswer, PageSummary } from '@forecourt/contracts/api';
import type { SiteInfo } from '@forecourt/composition';
import { listHref, pageHref } from './addresses.js';

export interface SiteMapGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Every page of a site that people may look for; pages that the site has not, and groups without a page, are not there. */
export function siteMap(
  site: Pick<SiteInfo, 'href'>,
  { pages, posts, categories }: ContentIndexAnswer,
): SiteMapGroup[] {
  const link = (label: string, href: string | undefined) => (href === undefined ? [] : [{ label, href }]);
  const hasBlog = site.href(blogRoute) !== undefined;
  const ofKind = (kind: PageSummary['kind']) =>
    pages.filter((page) => page.kind === kind).map((page) => ({ label: page.title, href: pageHref(site, page) }));
  return [
    {
      title: 'Vehicles',
      links: [
        ...link('All vehicles', site.href(listingRoute)),
        ...link('Brands', site.href(brandsRoute)),
        ...link('Models', site.href(modelsRoute)),
      ],
    },
    {
      title: 'Buying',
      links: [
        ...link('Home', site.href(homeRoute)),
        ...link('Finance', site.href(financeRoute)),
        ...link('By budget', site.href(budgetRoute)),
        ...link('Contact us', site.href(enquiryRoute)),
      ],
    },
    { title: 'Brands', links: ofKind('brand') },
    { title: 'Information', links: ofKind('page') },
    {
      title: 'Articles by subject',
      links: hasBlog ? categories.map(({ slug, name }) => ({ label: name, href: listHref(site, { category: slug, page: 1 }) })) : [], // prettier-ignore
    },
    {
      title: 'Articles',
      links: posts.flatMap(({ slug, category, title }) => link(title, site.href(articleRoute, { category, slug }))),
    },
    { title: 'Legal', links: ofKind('legal') },
  ].filter(({ links }) => links.length > 0);
}
