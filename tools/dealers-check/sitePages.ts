import path from 'node:path';
import { defaultServerConditions, runnerImport, type InlineConfig } from 'vite';
import type { HostRenderer } from '@forecourt/ssr/server';
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
  return {
    patterns: renderer.pagesOf(rendered),
    pageAt: (address) => {
      const page = renderer.pageAt(rendered, address);
      return page === LISTING && !isListing(address, site) ? undefined : page;
    },
  };
}

/** Whether the listing knows what a path behind its own names; it answers others with 404. */
function isListing(address: string, { site }: ConfiguredSite): boolean {
  const behind = address.slice(site.searchPrefix.length).split('/').filter(Boolean).map(decodeURIComponent);
  return meaningOfPath(behind, site).isKnown;
}
