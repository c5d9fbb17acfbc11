import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeService, type Service, type ServiceOptions } from '@forecourt/api';
import { writeWhole } from '@forecourt/folder-lock';
import { searchNewsPort } from '@forecourt/garage/server';
import type { Reach } from '@forecourt/pictures';
import { httpPost, type OutboundPorts } from '@forecourt/service/outbound';
import { edgeTag } from '@forecourt/service/site-host';
import type { QuotePort } from '@forecourt/finance/quotes';
import { publicOriginOf, type ConfiguredSite, type SitesOptions } from '@forecourt/service/sites';
import { brokenLines, brokenState } from './configuration/brokenLines.js';
import { DEALERS } from './configuration/dealersDir.js';
import type { EdgeCache } from './configuration/edge.js';
import { openSites } from './configuration/openSites.js';
import { TEMPLATES, type Templates } from './configuration/templates.js';
import { seedDemoStock, type DemoStock } from './demoStock.js';
import { createFront, connectionLimits, type Stopping } from './front/front.js';
import { listen, type ListenOptions } from './front/listen.js';
import { createVisitors } from './front/visitors.js';
import { createEdgePurge, type EdgePurge } from './pages/edgePurge.js';
import { createSitePages } from './pages/sitePages.js';
import { PLACEHOLDER } from './placeholder.js';

export interface StartOptions extends ListenOptions {
  /** Folder for everything that is stored; a new one that is removed afterwards when left out. */
  readonly dataDir: string | undefined;
  /** What the service does; every module of the platform when left out. */
  readonly modules?: ServiceOptions['modules'];
  readonly databaseUrl?: string | undefined;
  /** A bucket for files that shoppers send; they lie in the database when left out. */
  readonly bucket?: ServiceOptions['bucket'];
  /** Secrets that sign links, sign-ins and codes. */
  readonly signing?: ServiceOptions['signing'];
  /** A Typesense cluster instead of the embedded search server. */
  readonly searchCluster?: ServiceOptions['searchCluster'];
  /** What the start does. */
  readonly onProgress?: (line: string) => void;
  /** What the operator must know, from the start on; goes where the start's lines go when left out. */
  readonly onNotice?: (line: string) => void;
  /** For shoppers: pages name their public addresses, and no demo stock is added. */
  readonly isProduction?: boolean;
  /** Developer's pages with shoppers' details, on this machine alone. */
  readonly showsDeveloperPages?: boolean;
  /** Proxies whose forwarded headers are trusted; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Generated vehicles, their pictures and films; none when left out. */
  readonly demoStock?: DemoStock | undefined;
  /** Fills an empty database with demo stock; never in production, elsewhere by default. */
  readonly seedsDemoStock?: boolean | undefined;
  /** How it ends: see Front.close. */
  readonly stopping?: Stopping | undefined;
  readonly writesPerMinute?: number;
  /** A partner's finance quotes; the embedded default when left out. */
  readonly quotes?: QuotePort | undefined;
  readonly valuation?: { readonly url: string; readonly apiKey: string } | undefined;
  /** What keeps a site from running in this environment, a line each: it alone stays out. */
  readonly lacksOf?: SitesOptions['lacksOf'];
  /** How leads and messages of these sites leave; a way that is left out is stored for the developer's page. */
  readonly outboundPorts?: Partial<OutboundPorts> | undefined;
  /** Partners for cars that shoppers trade in: what they are worth, and which car a plate belongs to. */
  readonly tradeIn?: { readonly url: string; readonly apiKey: string } | undefined;
  readonly rego?: { readonly url: string; readonly apiKey: string } | undefined;
  /** Messages to shoppers that may leave in a day. */
  readonly messagesPerDay?: ServiceOptions['messagesPerDay'];
  /** How stock feeds are fetched; none is looked for when left out. */
  readonly feeds?: ServiceOptions['feeds'];
  /** Secrets of captcha services; without them no one is checked. */
  readonly captcha?: ServiceOptions['captcha'];
  /** Who takes deposits; the test provider where a dealer names it, but not in production, when left out. */
  readonly payments?: ServiceOptions['payments'];
  /** Epoch milliseconds, for holds and what is done later; this machine's clock when left out. */
  readonly clock?: (() => number) | undefined;
  /** Templates that dealers can choose; those of the platform when left out. */
  readonly templates?: Templates;
  /** Folder of the dealers; the demo dealers when left out. */
  readonly dealersDir?: string;
  /** Dealers whose configuration and pages are kept ready at once; 500 when left out. */
  readonly readyDealers?: number | undefined;
  /** Milliseconds for which a page is kept for visitors of whom nothing is known; a few seconds when left out. */
  readonly pageLifetime?: number;
  /** A cache in front of the platform that may keep pages; none may when left out. */
  readonly edge?: EdgeCache | undefined;
  /** Where pictures of other servers may be fetched from; the internet when left out. */
  readonly pictureReach?: Reach | undefined;
}

export interface Forecourt {
  readonly port: number;
  readonly sites: readonly { slug: string; name: string; origin: string }[];
  readonly service: Service;
  close(): Promise<void>;
}

/** A change of the stock is seen at once in this process, and after so many milliseconds in others. */
const PAGE_LIFETIME = 10_000;

const SERVICE_PATHS = /^\/(api|typesense|media|dev)(\/|\?|$)/;

/** Starts the whole platform in this process: database, search, pictures, API and the pages of every site. */
export async function startForecourt(options: StartOptions): Promise<Forecourt> {
  if (options.isProduction && options.seedsDemoStock)
    throw new Error('--production never adds demo stock: leave out --demo-stock.');
  // React takes its production build by this; it is loaded with the pages, below
  process.env['NODE_ENV'] = 'production';
  const { onProgress = () => undefined, isProduction = false, dealersDir = DEALERS } = options;
  const { demoStock, templates = TEMPLATES, onNotice = onProgress } = options;
  const isTemporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'forecourt-'));
  const server = createServer(connectionLimits());
  const visitors = createVisitors(options.trustedProxies, onNotice);
  const front = createFront(server, { networkOf: (request) => visitors.networkOf(request) });
  const port = await listen(server, options);
  try {
    const originOf = (site: ConfiguredSite) => publicOriginOf(site, { port, isProduction });
    onProgress('Opening database and search …');
    const service = await composeService({
      dataDir,
      sites: openSites({
        ...{ dealersDir, dataDir, templates, lacksOf: options.lacksOf, onNotice },
        mostResolved: options.readyDealers,
      }),
      ...(options.modules ? { modules: options.modules } : {}),
      originOf,
      isProduction,
      showsDeveloperPages: options.showsDeveloperPages ?? false,
      trustedProxies: options.trustedProxies,
      onNotice,
      yieldNow: () => front.whenQuiet(),
      databaseUrl: options.databaseUrl,
      bucket: options.bucket,
      signing: options.signing,
      searchCluster: options.searchCluster,
      quotes: options.quotes,
      pictures: demoStock?.pictures ?? (() => Promise.resolve(undefined)),
      placeholder: PLACEHOLDER,
      films: demoStock?.films,
      valuation: options.valuation,
      tradeIn: options.tradeIn,
      rego: options.rego,
      pictureReach: options.pictureReach,
      outboundPorts: options.outboundPorts,
      payments: options.payments,
      captcha: options.captcha,
      messagesPerDay: options.messagesPerDay,
      feeds: options.feeds,
      clock: options.clock,
      ...(options.writesPerMinute ? { writesPerMinute: options.writesPerMinute } : {}),
    });
    const { live, sites } = service;
    for (const line of brokenLines(sites.broken)) onNotice(line);
    if (demoStock && (options.seedsDemoStock ?? !isProduction)) await seedDemoStock(service, demoStock, onProgress);
    onProgress('Loading sites …');
    const { pages, findVehicles } = await createSitePages({
      service,
      templates,
      originOf,
      trustedProxies: options.trustedProxies,
      onNotice,
      mostReady: options.readyDealers,
      pageLifetime: options.pageLifetime ?? PAGE_LIFETIME,
      edgeSeconds: options.edge?.seconds,
    });
    const purge = options.edge && dropsPages(service, options.edge, { isProduction, onNotice });
    await pages.ready();
    await service.context.findPort(searchNewsPort)?.start(findVehicles);
    writeWhole(path.join(dataDir, 'server.json'), JSON.stringify({ port, token: service.adminToken }));
    front.open(
      (request, response) => {
        const target = SERVICE_PATHS.test(request.url ?? '/') ? service.api : pages;
        target.routing(request, response);
      },
      {
        lacks: () => (service.database.isThere() ? undefined : 'no-database'),
        without: () => (service.hasStorage() ? [] : ['storage']),
        broken: () => brokenState(sites.broken, live?.leftOut ?? new Map()),
      },
    );
    return {
      port,
      service,
      get sites() {
        return sites.all.map((site) => ({ slug: site.slug, name: site.site.name, origin: originOf(site) }));
      },
      async close() {
        await front.close(options.stopping);
        await stop(server);
        await pages.close();
        await purge?.close();
        await service.close();
        rmSync(path.join(dataDir, 'server.json'), { force: true });
        if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

/** Has the cache in front drop the pages of a site when the site or its stock changes. */
function dropsPages(
  service: Service,
  { seconds, purge }: EdgeCache,
  { isProduction, onNotice }: { readonly isProduction: boolean; readonly onNotice: (line: string) => void },
): EdgePurge | undefined {
  if (!purge) return undefined;
  const { url, key, privateHosts } = purge;
  const post = httpPost({ secretOf: () => `Bearer ${key}`, privateHosts, allowsLoopback: !isProduction });
  const dropped = createEdgePurge({ url, post, seconds, onNotice });
  service.live?.onChange((slugs) => dropped.drop(slugs.map((slug) => edgeTag(slug))));
  service.indexer.onChange((owner) =>
    dropped.drop(service.sites.all.filter((site) => site.stockOwner === owner).map(({ slug }) => edgeTag(slug))),
  );
  return dropped;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
