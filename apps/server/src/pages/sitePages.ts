import type { Service } from '@forecourt/api';
import { hasOwnCookie } from '@forecourt/service';
import { createSiteHost } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Templates } from '../configuration/templates.js';
import { fontFiles } from './fontFiles.js';
import { gateways } from './gateways.js';
import { HostedSites } from './hostedSites.js';
import { keptAnswers } from './keptAnswers.js';
import { keptSearches } from './keptSearches.js';
import { listedStock } from './listedStock.js';
import { moduleDocuments } from './moduleDocuments.js';
import { savedSearches } from './savedSearches.js';
import { catalogues, vehiclePages } from './stockFiles.js';
import { TemplateHosts } from './templateHosts.js';

export interface SitePagesOptions {
  readonly service: Service;
  readonly templates: Templates;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  readonly trustedProxies?: readonly string[] | undefined;
  readonly onNotice: (line: string) => void;
  /** Sites whose pages are ready to be made, at once. */
  readonly mostReady?: number | undefined;
  /** Milliseconds for which a page is kept for visitors of whom nothing is known, and a search for all visitors. */
  readonly pageLifetime: number;
  /** Seconds for which a cache in front of the platform may keep such a page; none may when left out. */
  readonly edgeSeconds?: number | undefined;
}

/** Sites that are made ready before the first visitor comes: what few dealers lack is said at the start. */
const READY_AT_START = 20;

/**
 * The pages of every site, rendered by the hosts of their templates, which call the service within this process. Throws
 * an error that names the template where the host of one that a site uses cannot be loaded.
 */
export async function createSitePages({
  service,
  templates,
  originOf,
  trustedProxies,
  onNotice,
  mostReady,
  pageLifetime,
  edgeSeconds,
}: SitePagesOptions) {
  const { sites } = service;
  const hosts = new TemplateHosts({ templates, modules: service.modules.map(({ id }) => id), onNotice });
  const templatesOf = (used: readonly (ConfiguredSite | undefined)[]) => [
    ...new Set(used.flatMap((site) => site?.template ?? [])),
  ];
  await Promise.all(templatesOf(sites.all).map((template) => hosts.of(template)));
  service.live?.onChange(async (slugs) => {
    // the operator reads it with the change, before a shopper meets it
    for (const template of templatesOf(slugs.map((slug) => sites.bySlug(slug)))) await hosts.of(template);
  });
  const hostedSites = new HostedSites({ service, templates, hosts, originOf, most: mostReady, onNotice });
  const fonts = fontFiles();
  for (const site of sites.all.slice(0, Math.min(READY_AT_START, mostReady ?? READY_AT_START)))
    await hostedSites.of(site);
  const siteOf = hostedSites.configuredOf.bind(hostedSites);
  const stateOf = (site: ConfiguredSite) => service.indexer.stateOf(site.stockOwner);
  const searchOf = keptSearches({
    searchOf: service.searchOf,
    keyOf: (site) => service.searchAccess(site).apiKey,
    stateOf,
    lifetime: pageLifetime,
  });
  const answers = keptAnswers({ stateOf, lifetime: pageLifetime });
  const pages = await createSiteHost({
    trustedProxies,
    siteOf: (host) => {
      const site = sites.byHost(host);
      return site && hostedSites.of(site);
    },
    edgeSeconds,
    previews: service.previews,
    keepsPages: {
      lifetime: pageLifetime,
      isKnown: hasOwnCookie,
      stateOf: (hosted) => stateOf(siteOf(hosted)),
    },
    cataloguesOf: (hosted) => catalogues(service, siteOf(hosted), hosted.origin),
    pagesOf: async (hosted) => [
      ...service.modules.flatMap(({ pages }) => pages?.(siteOf(hosted), service.context) ?? []),
      ...(await vehiclePages(service, siteOf(hosted))),
    ],
    stockOf: (hosted) => listedStock(service, siteOf(hosted)),
    documents: moduleDocuments(service, siteOf),
    commonFiles: { get: (path) => fonts.get(path) ?? hostedSites.translationAt(path) },
    gatewaysOf: (hosted, visitor) => gateways(service, siteOf(hosted), visitor, { searchOf, answers }),
  });
  return { pages, findVehicles: savedSearches(service, (site) => hostedSites.of(site)) };
}
