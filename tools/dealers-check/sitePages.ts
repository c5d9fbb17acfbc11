import { homeSectionsSlot, makeOfferRoute, offerRoute } from '@forecourt/contracts';
import { readContents } from '@forecourt/content/server';
import { dayIn } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';
import { meaningOfPath } from '../../libs/search/web/rules/listingPath.ts';
import { hostRenderer } from '../host/hostRenderer.ts';
import { offerPages } from '../../libs/offers/server/offerPages.ts';
import type { SitePages } from './siteLinks.ts';

const LISTING = 'search/listing';
const OFFER_PAGES: readonly string[] = [offerRoute.id, makeOfferRoute.id];

/** The pages that the host app of a site's template renders for it, from the same routes that serve them. */
export async function sitePages(site: ConfiguredSite): Promise<SitePages> {
  const renderer = await hostRenderer(site.template);
  const rendered = renderedSite(site);
  const isWritten = writtenAddresses(site);
  return {
    patterns: renderer.pagesOf(rendered),
    pageAt: (address) => {
      const page = renderer.pageAt(rendered, address);
      if (page !== undefined && OFFER_PAGES.includes(page)) return isOffered(site, address) ? page : undefined;
      if (page?.startsWith('content/')) return isWritten(page, address) ? page : undefined;
      return page === LISTING && !isListing(address, site) ? undefined : page;
    },
  };
}

/** Names of the sections that the front page of a template can have. */
export const homeSectionNames = async (template: string): Promise<readonly string[]> =>
  (await hostRenderer(template)).fillsOf(homeSectionsSlot.id);

/** A site as the renderer of its template takes it. */
export const renderedSite = (site: ConfiguredSite) => ({
  slug: site.slug,
  origin: 'https://site.example',
  config: publicConfig(site),
  paths: site.paths,
});

/** Whether the site shows an offer at an address today. */
const isOffered = (site: ConfiguredSite, address: string): boolean =>
  offerPages(site, Date.now()).some(({ path: own }) => own === new URL(address, 'https://site.example').pathname);

/** Whether the dealer wrote the content of an address; the page answers others with 404. */
function writtenAddresses(site: ConfiguredSite): (page: string, address: string) => boolean {
  const index = readContents({ bySlug: () => site })
    .of(site.slug)
    ?.index(dayIn(site.site.timeZone, Date.now()));
  const pages = index?.pages.map(({ slug, isAtRoot }) => (isAtRoot ? `/${slug}` : `/pages/${slug}`)) ?? [];
  const posts = index?.posts.map(({ slug, category }) => `/blog/${category}/${slug}`) ?? [];
  const categories = index?.categories.map(({ slug }) => `/blog/${slug}`) ?? [];
  const known = new Set([...pages, ...posts, ...categories]);
  const byName = ['content/information', 'content/page', 'content/article'];
  return (page, address) => {
    const { pathname } = new URL(address, 'https://site.example');
    const isNamed = byName.includes(page) || (page === 'content/blog' && pathname !== '/blog');
    return !isNamed || known.has(pathname);
  };
}

/** Whether the listing knows what a path behind its own names; it answers others with 404. */
function isListing(address: string, { site }: ConfiguredSite): boolean {
  const behind = address.slice(site.searchPrefix.length).split('/').filter(Boolean).map(decodeURIComponent);
  return meaningOfPath(behind, site).isKnown;
}
