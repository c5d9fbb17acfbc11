import path from 'node:path';
import { defaultServerConditions, runnerImport, type InlineConfig } from 'vite';
import type { HostRenderer } from '@forecourt/ssr/server';
import { readContents } from '@forecourt/dealer-content';
import { dayIn } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/sites';
import { meaningOfPath } from '../../libs/features/search/src/domain/listingPath.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import type { SitePages } from './siteLinks.ts';

const LISTING = 'search/listing';
// every package of the workspace comes from its source, so that nothing has to be built first
const resolve = { conditions: ['@forecourt/source', ...defaultServerConditions], noExternal: [/^@forecourt\//] };
const fromSource: InlineConfig = { root: ROOT, logLevel: 'error', resolve, environments: { inline: { resolve } } };

const renderers = new Map<string, Promise<HostRenderer>>();

/** The pages that the host app of a site's template draws for it, by the very routes that it answers with. */
export async function sitePages(site: ConfiguredSite): Promise<SitePages> {
  let loading = renderers.get(site.template);
  if (!loading) {
    const entry = path.join(ROOT, 'apps', site.template, 'src/entry-server.tsx');
    loading = runnerImport<{ renderer: HostRenderer }>(entry, fromSource).then(({ module }) => module.renderer);
    renderers.set(site.template, loading);
  }
  const renderer = await loading;
  const rendered = { slug: site.slug, origin: 'https://site.example', config: publicConfig(site), paths: site.paths };
  const isWritten = writtenAddresses(site);
  return {
    patterns: renderer.pagesOf(rendered),
    pageAt: (address) => {
      const page = renderer.pageAt(rendered, address);
      if (page?.startsWith('content/')) return isWritten(page, address) ? page : undefined;
      return page === LISTING && !isListing(address, site) ? undefined : page;
    },
  };
}

/** Whether the dealer wrote what a page of words is asked for; it answers others with 404. */
function writtenAddresses(site: ConfiguredSite): (page: string, address: string) => boolean {
  const index = readContents([site]).of(site.slug)?.index(dayIn(site.site.timeZone, Date.now()));
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
