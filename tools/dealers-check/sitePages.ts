import type { HostRenderer } from '@forecourt/ssr/server';
import { makeOfferRoute, offerRoute } from '@forecourt/contracts';
import { readContents } from '@forecourt/content/server';
import { dayIn } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';
import { meaningOfPath } from '../../libs/search/web/rules/listingPath.ts';
import { importForHost } from '../fromSource.ts';
import { HOST_ENTRIES } from '../host/hostModule.ts';
import { offerPages } from '../../libs/offers/server/offerPages.ts';
import type { SitePages } from './siteLinks.ts';

const LISTING = 'search/listing';
const OFFER_PAGES: readonly string[] = [offerRoute.id, makeOfferRoute.id];
const renderers = new Map<string, Promise<HostRenderer>>();

/** The pages that the host app of a site's template renders for it, from the same routes that serve them. */
export async function sitePages(site: ConfiguredSite): Promise<SitePages> {
  let loading = renderers.get(site.template);
  if (!loading) {
    loading = importForHost<{ renderer: HostRenderer }>(site.template, HOST_ENTRIES.server).then(
      ({ renderer }) => renderer,
    );
    renderers.set(site.template, loading);
  }
  const renderer = await loading;
  const rendered = { slug: site.slug, origin: 'https://site.example', config: publicConfig(site), paths: site.paths };
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
