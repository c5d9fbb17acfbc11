import type { Service } from '@forecourt/api';
import { hasOwnCookie } from '@forecourt/service';
import { contentsPort } from '@forecourt/content/server';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import { CAPTCHA_SERVICES, enquiryRulesSection } from '@forecourt/enquiry';
import { dayIn, findSection, type ConfigValues } from '@forecourt/site-config';
import { createSiteHost, type HostedSite } from '@forecourt/service/site-host';
import { inOtherLanguages, type ConfiguredSite } from '@forecourt/service/sites';
import type { Templates } from '../configuration/templates.js';
import { entriesLeftOut, pagesLeftOut } from './entriesLeftOut.js';
import { fontFiles } from './fontFiles.js';
import { frameHostsOf, mapOriginsOf } from './frameHosts.js';
import { gateways } from './gateways.js';
import { configWithLogo } from './logoShape.js';
import { listedStock } from './listedStock.js';
import { moduleDocuments } from './moduleDocuments.js';
import { savedSearches } from './savedSearches.js';
import { catalogues, vehiclePages } from './stockFiles.js';
import { withoutDeposits } from './takingDeposits.js';
import { translationFile } from './translationFile.js';
import { withWrittenMenus } from './writtenMenus.js';

export interface SitePagesOptions {
  readonly service: Service;
  readonly templates: Templates;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  readonly trustedProxies?: readonly string[] | undefined;
  readonly onNotice: (line: string) => void;
  /** Milliseconds for which a page is kept for visitors of whom nothing is known. */
  readonly pageLifetime: number;
}

/**
 * The pages of every site, rendered by the hosts of their templates, which call the service within this process.
 */
export async function createSitePages({
  service,
  templates,
  originOf,
  trustedProxies,
  onNotice,
  pageLifetime,
}: SitePagesOptions) {
  const { sites } = service;
  const bundles = await Promise.all(Object.values(templates).map(({ loadHost }) => loadHost()));
  const modules = service.modules.map(({ id }) => id);
  for (const { template, renderer } of bundles)
    for (const { feature, module } of renderer.needs.filter((need) => !modules.includes(need.module)))
      onNotice(
        `The pages of "${feature}" are left out of template ${template}: the service has no module "${module}".`,
      );
  for (const line of new Set(sites.all.flatMap((site) => entriesLeftOut(site, templates, bundles)))) onNotice(line);
  const commonFiles = new Map(fontFiles());
  const contents = service.context.findPort(contentsPort);
  const hosted = new Map(
    await Promise.all(
      sites.all.map(async (site) => {
        const written = contents?.of(site.slug)?.index(dayIn(site.site.timeZone, Date.now())).pages ?? [];
        const payments = service.paymentPortOf(site);
        const config = withoutDeposits(withWrittenMenus(await configWithLogo(site), written), payments !== undefined);
        const hosts = { search: service.searchAccess(site).direct, payment: payments?.origins ?? [] };
        const otherLanguages = inOtherLanguages(site, sites.all).map((other) => ({
          language: other.language,
          origin: originOf(other.site),
        }));
        const translation = translationFile(site.config);
        if (translation) commonFiles.set(translation.path, translation.file);
        const languages = { otherLanguages, ...(translation ? { translation: translation.path } : {}) };
        return [site.slug, { modules, ...hostedSite(site, config, originOf(site), hosts), ...languages }] as const;
      }),
    ),
  );
  for (const line of pagesLeftOut([...hosted.values()], bundles)) onNotice(line);
  const siteOf = (slug: string) => sites.bySlug(slug) as ConfiguredSite;
  const pages = await createSiteHost({
    bundles,
    trustedProxies,
    siteOf: (host) => hosted.get(sites.byHost(host)?.slug ?? ''),
    keepsPages: {
      lifetime: pageLifetime,
      isKnown: hasOwnCookie,
      stateOf: ({ slug }) => service.indexer.stateOf(siteOf(slug).stockOwner),
    },
    cataloguesOf: ({ slug, origin }) => catalogues(service, siteOf(slug), origin),
    pagesOf: async ({ slug }) => [
      ...service.modules.flatMap(({ pages }) => pages?.(siteOf(slug), service.context) ?? []),
      ...(await vehiclePages(service, siteOf(slug))),
    ],
    stockOf: ({ slug }) => listedStock(service, siteOf(slug)),
    documents: moduleDocuments(service, siteOf),
    commonFiles,
    gatewaysOf: ({ slug }, visitor) => gateways(service, siteOf(slug), visitor),
  });
  return { pages, findVehicles: savedSearches(service, bundles, hosted) };
}

/** What pages may know of a site: the stock rule stays on the server, inside the scoped key. */
function hostedSite(
  site: ConfiguredSite,
  config: ConfigValues,
  origin: string,
  { search, payment }: { search: SearchKeyAnswer['direct']; payment: readonly string[] },
): HostedSite {
  const searched = [search?.nearestNode ?? [], search?.nodes ?? []].flat();
  const { remotePictures, pictureHosts } = site.site;
  const captcha = findSection(site, enquiryRulesSection)?.captcha;
  return {
    slug: site.slug,
    template: site.template,
    origin,
    config,
    paths: site.paths,
    otherHosts: {
      pictureHosts: remotePictures === 'direct' ? pictureHosts : [],
      frameHosts: frameHostsOf(site.site),
      mapOrigins: mapOriginsOf(site.site),
      formOrigins: payment,
      captchaSources: captcha ? CAPTCHA_SERVICES[captcha.provider].sources : [],
      searchOrigins: [...new Set(searched.map((node) => new URL(node).origin))],
    },
  };
}
