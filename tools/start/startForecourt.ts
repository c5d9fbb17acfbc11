import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSites, publicConfig, publicOriginOf, type ConfiguredSite, type Sites } from '@forecourt/sites';
import { fillPath, vehicleRoute } from '@forecourt/contracts';
import { writeWhole } from '@forecourt/folder-lock';
import type { Reach } from '@forecourt/images';
import type { LeadPorts } from '@forecourt/leads';
import type { QuotePort } from '@forecourt/quotes';
import { shownOnSite } from '@forecourt/site-config';
import { createSiteHost, loadHostBundle, type HostedSite, type SitemapEntry, type Visitor } from '@forecourt/site-host';
import { siteStock } from '@forecourt/stock';
import { faultOf } from '@forecourt/database';
import { composeService, logFault, type Service, type ServiceOptions } from '../../apps/api/src/index.ts';
import { DEMO_FILMS, filmFromPath } from '../demo-stock/films/walkAround.ts';
import { PLACEHOLDER, pictureFromPath } from '../demo-stock/pictures/scene.ts';
import { seedDemoStock } from './demoStock.ts';
import { createFront, halfSentLimits } from './front.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';

export interface StartOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder for everything that is stored; a new one that is removed afterwards when left out. */
  readonly dataDir: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** A Typesense cluster instead of the embedded search server. */
  readonly searchCluster?: ServiceOptions['searchCluster'];
  readonly onProgress?: (line: string) => void;
  /** For shoppers: pages name their public addresses, and no demo stock is added. */
  readonly isProduction?: boolean;
  /** Developer's pages with shoppers' details, on this machine alone. */
  readonly showsDeveloperPages?: boolean;
  /** Proxies whose forwarded headers are believed; nobody's when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Fills an empty database with generated vehicles; never in production, elsewhere unless told otherwise. */
  readonly seedsDemoStock?: boolean | undefined;
  readonly writesPerMinute?: number;
  /** A partner's finance quotes; the embedded default when left out. */
  readonly quotes?: QuotePort | undefined;
  readonly valuation?: { readonly url: string; readonly apiKey: string } | undefined;
  /** How leads of these sites leave; a way that is left out is stored for the developer's page. */
  readonly leadPorts?: ((sites: Sites) => Partial<LeadPorts>) | undefined;
  /** Folder of the dealers; the demo dealers when left out. */
  readonly dealersDir?: string;
  /** Makes the films of demo stock in the background, once, after everything answers. */
  readonly makesFilms?: boolean;
  /** Where pictures of other servers may be fetched from; the internet when left out. */
  readonly pictureReach?: Reach | undefined;
}

export interface Forecourt {
  readonly port: number;
  readonly sites: readonly { slug: string; name: string; origin: string }[];
  readonly service: Service;
  close(): Promise<void>;
}

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Reads dealers and templates; used by everything that needs the configuration. */
export const readSites = (dealersDir = path.join(ROOT, 'dealers')): Sites =>
  createSites({ dealersDir, templates: TEMPLATES });

const SERVICE_PATHS = /^\/(api|typesense|media|dev)(\/|\?|$)/;

/** Starts the whole platform in this process: database, search, pictures, API and the pages of every site. */
export async function startForecourt(options: StartOptions): Promise<Forecourt> {
  if (options.isProduction && options.seedsDemoStock)
    throw new Error('--production never adds demo stock: leave out --demo-stock.');
  // React takes its production build by this; it is loaded with the pages, below
  process.env['NODE_ENV'] = 'production';
  const { onProgress = () => undefined, isProduction = false, dealersDir = path.join(ROOT, 'dealers') } = options;
  const sites = readSites(dealersDir);
  const isTemporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'forecourt-'));
  const server = createServer(halfSentLimits());
  const front = createFront(server);
  const port = await listen(server, options.port);
  try {
    onProgress('Opening database and search …');
    const service = await composeService({
      dataDir,
      sites,
      isProduction,
      showsDeveloperPages: options.showsDeveloperPages ?? false,
      trustedProxies: options.trustedProxies,
      onNotice: onProgress,
      giveWay: () => front.giveWay(),
      dealersDir,
      databaseUrl: options.databaseUrl,
      searchCluster: options.searchCluster,
      quotes: options.quotes,
      pictures: (picture) => Promise.resolve(pictureFromPath(picture)),
      placeholder: PLACEHOLDER,
      films: filmFromPath,
      valuation: options.valuation,
      pictureReach: options.pictureReach,
      leadPorts: options.leadPorts?.(sites),
      ...(options.writesPerMinute ? { writesPerMinute: options.writesPerMinute } : {}),
    });
    if (options.seedsDemoStock ?? !isProduction) await seedDemoStock(service, onProgress);
    onProgress('Loading sites …');
    const bundles = await Promise.all(
      (Object.keys(TEMPLATES) as TemplateName[]).map((name) => loadHostBundle(path.join(ROOT, 'apps', name))),
    );
    const hosted = new Map(
      sites.all.map((site) => [site.slug, hostedSite(site, publicOriginOf(site, { port, isProduction }))]),
    );
    const pages = await createSiteHost({
      bundles,
      trustedProxies: options.trustedProxies,
      onFault: (error, { request, id }) => logFault({ request, id, ...faultOf(error) }),
      siteOf: (host) => hosted.get(sites.byHost(host)?.slug ?? ''),
      vehiclePagesOf: ({ slug }) => vehiclePages(service, sites.bySlug(slug) as ConfiguredSite),
      gatewaysOf: ({ slug }, visitor) => gateways(service, sites.bySlug(slug) as ConfiguredSite, visitor),
    });
    await pages.ready();
    writeWhole(path.join(dataDir, 'server.json'), JSON.stringify({ port, token: service.adminToken }));
    front.open((request, response) => {
      const target = SERVICE_PATHS.test(request.url ?? '/') ? service.api : pages;
      target.routing(request, response);
    });
    if (options.makesFilms) void service.prepareFilms(DEMO_FILMS);
    return {
      port,
      service,
      sites: sites.all.map((site) => ({
        slug: site.slug,
        name: site.site.name,
        origin: publicOriginOf(site, { port, isProduction }),
      })),
      async close() {
        await front.close();
        await stop(server);
        await pages.close();
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

/** What pages may know of a site: the stock rule stays on the server, inside the scoped key. */
function hostedSite(site: ConfiguredSite, origin: string): HostedSite {
  const { remotePictures, pictureHosts, frameHosts } = site.site;
  return {
    slug: site.slug,
    template: site.template,
    origin,
    config: publicConfig(site),
    paths: site.paths,
    otherHosts: { pictureHosts: remotePictures === 'direct' ? pictureHosts : [], frameHosts },
  };
}

/** Every vehicle that the site lists, with its last change. */
async function vehiclePages(service: Service, site: ConfiguredSite): Promise<SitemapEntry[]> {
  const pattern = site.paths['vehicle-detail/page'] ?? vehicleRoute.defaultPath;
  const entries: SitemapEntry[] = [];
  for await (const vehicles of siteStock(service.database.db, site.slug).pages()) {
    for (const vehicle of vehicles) {
      if (!shownOnSite(vehicle, site, Date.now()).isListed) continue;
      entries.push({ path: fillPath(pattern, { slug: vehicle.slug }), changedAt: vehicle.updated_at_timestamp });
    }
  }
  return entries;
}

/** How a render reaches the service: without leaving the process. */
function gateways(service: Service, site: ConfiguredSite, { address, cookies, setCookie }: Visitor) {
  const host = site.site.hosts[0] ?? '';
  const access = service.searchAccess(site);
  return {
    searchAccess: access,
    search: {
      multiSearch: (searches: readonly object[]) =>
        service.search.results(
          searches.map((search) => ({ ...search, collection: access.collection })),
          access.apiKey,
        ),
    },
    api: {
      async request(
        url: string,
        {
          method = 'GET',
          body,
          headers,
        }: { method?: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string> } = {},
      ) {
        const response = await service.api.inject({
          method,
          url,
          headers: { ...headers, host, ...(cookies === undefined ? {} : { cookie: cookies }) },
          // limits count visitors, not this process
          remoteAddress: address,
          ...(body === undefined ? {} : { payload: body as object }),
        });
        for (const line of [response.headers['set-cookie'] ?? []].flat()) setCookie(line);
        const answer: unknown = response.body === '' ? undefined : response.json();
        if (response.statusCode < 300) return answer;
        throw Object.assign(new Error(`The service answered with status ${response.statusCode}.`), {
          name: 'ApiError',
          status: response.statusCode,
          body: answer,
        });
      },
    },
  };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
