import path from 'node:path';
import {
  askingBrowsersPort,
  codesPort,
  detailsSessions,
  detailsSessionsPort,
  firstKnown,
  leadSessions,
  leadSessionsPort,
  shoppersPort,
} from '@forecourt/accounts';
import { Alerts, alertWriters, SearchNews, stockNews } from '@forecourt/alerts';
import { Analytics, analyticsPort, eventStore } from '@forecourt/analytics';
import { bookingJobs, bookingsPort } from '@forecourt/bookings';
import { Brochures, brochuresPort } from '@forecourt/brochure';
import { fillPath, mountedPath, vehicleRoute } from '@forecourt/contracts';
import {
  installationKeys,
  migrate,
  presentKey,
  yieldToEventLoop,
  openDatabase,
  OutboxWorker,
  type OpenDatabase,
} from '@forecourt/service/database';
import { DESK_CODE, noteRefusedImport } from '@forecourt/dealer-desk';
import { embeddedQuotes, quotesPort } from '@forecourt/finance/quotes';
import { imagesPort, pictureSettingsPort } from '@forecourt/images';
import { reservationsPort } from '@forecourt/reservations';
import { storageReason } from '@forecourt/folder-lock';
import {
  acknowledge,
  acknowledgementWriter,
  captchasOf,
  ENQUIRY_RECEIVED,
  leadDeliveries,
  LeadDesk,
  LeadPhotos,
  Leads,
  leadsPort,
  leadDeskPort,
  leadPhotosPort,
  photoLinksPort,
  captchaPort,
  photoLinks,
  photosOfLead,
} from '@forecourt/leads';
import { ShopperMessages, type MessageWriters } from '@forecourt/service/messages';
import { unconfiguredPorts, storedMessages, withCopies } from '@forecourt/service/outbound';
import { sendCounts } from '@forecourt/service/privacy';
import {
  gather,
  makeServiceContext,
  operatorTokenPort,
  provide,
  sharedCounts,
  type ModuleDefinition,
} from '@forecourt/service';
import { shownOnSite } from '@forecourt/site-config';
import { marketSites, publicOriginOf, type ConfiguredSite } from '@forecourt/sites';
import {
  feedStatesPort,
  importPort,
  indexerPort,
  refusedImportsPort,
  STOCK_CHANGED,
  stockSettingsPort,
  vehicleOfSite,
} from '@forecourt/stock';
import { scopedKey } from '@forecourt/typesense-embedded';
import {
  httpRego,
  httpTradeIn,
  httpValuation,
  stockRego,
  stockTradeIn,
  stockValuation,
  Valuations,
  valuationsPort,
} from '@forecourt/valuation';
import { alertPages } from './accounts/alertPages.js';
import { openAccounts } from './accounts/openAccounts.js';
import { openBookings } from './compose/openBookings.js';
import { openCheckout } from './compose/openCheckout.js';
import { openPrivacy } from './compose/openPrivacy.js';
import type { ServiceOptions } from './compose/serviceOptions.js';
import { createApi } from './createApi.js';
import { openDataFolder } from './dataFolder.js';
import { openDesk } from './desk/openDesk.js';
import { MODULES } from './modules.js';
import { createSearchAccess, opensStock } from './searchAccess.js';
import { browserNodes, clusterEngine } from './searchEngine/clusterEngine.js';
import { embeddedEngine } from './searchEngine/embeddedEngine.js';
import { prepareSearch } from './searchEngine/prepareSearch.js';
import { siteSearches } from './searchEngine/siteSearches.js';
import { ensureSearchKeys, parentKeyOf } from './searchKeys.js';

export type { ServiceOptions } from './compose/serviceOptions.js';
export type Service = Awaited<ReturnType<typeof composeService>>;

/** Puts the platform service together on its embedded defaults, in this process. */
export async function composeService(options: ServiceOptions) {
  const {
    dataDir,
    sites,
    modules = MODULES,
    writesPerMinute = 20,
    onNotice = (line) => console.warn(line),
    yieldNow = yieldToEventLoop,
  } = options;
  const folder = openDataFolder(dataDir, { isEmbedded: options.databaseUrl === undefined, onNotice });
  const { secrets } = folder;
  const database: OpenDatabase = await openDatabase(
    options.databaseUrl
      ? { url: options.databaseUrl, onNotice }
      : { dataDir: path.join(dataDir, 'database'), onNotice, begin: options.emptyDatabase },
  );
  if (database.kind === 'pglite') folder.databaseStands();
  const opened = async <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  for (const { id, migrations } of modules)
    if (migrations) await opened(migrate(database.db, { module: id, migrations, onNotice }));
  const key = await opened(
    installationKeys(database.db, {
      secret: options.signing?.secret,
      earlier: options.signing?.earlier ?? [],
      ofFolder: secrets.sessions,
      isShared: database.kind === 'postgresql',
    }),
  );
  const engine = options.searchCluster
    ? clusterEngine({ ...options.searchCluster, onNotice })
    : embeddedEngine({ apiKey: secrets.master, dataDir: path.join(dataDir, 'search'), onNotice });
  const search = engine.port;
  const searchSecret = options.searchCluster?.secret ?? secrets.search;
  const forLeads = {
    db: database.db,
    sites,
    vehicleOf: vehicleOfSite(database.db, sites),
  };
  // a command that composes the service in production must not take leads for sent that it has only stored
  const stored = storedMessages(database.db);
  const outboundPorts = options.showsDeveloperPages
    ? withCopies(options.outboundPorts ?? {}, stored)
    : options.outboundPorts;
  const ports = { ...(options.isProduction ? unconfiguredPorts : stored), ...outboundPorts };
  const clock = options.clock ?? Date.now;
  const originOf =
    options.originOf ?? ((site: ConfiguredSite) => publicOriginOf(site, { port: 443, isProduction: true }));
  const linksToPhotos = photoLinks(key, clock);
  const deliveries = leadDeliveries({
    ...forLeads,
    ports,
    now: clock,
    onNotice,
    photosOf: async (site, lead) =>
      (await photosOfLead(database.db, site.slug, lead)).map(
        ({ id }) => originOf(site) + linksToPhotos.path(site.slug, id, site.leads.photoLinkDays),
      ),
  });
  // what each kind of message says; a kind is added where its subject is composed
  const writers: MessageWriters = new Map();
  const messages = new ShopperMessages({
    db: database.db,
    sites,
    ports,
    writers,
    originOf,
    key,
    now: clock,
    ceilings: options.messagesPerDay,
    alwaysLeave: new Set([DESK_CODE]),
    onNotice,
  });
  const onCommit = () => {
    worker.wake();
    deliveries.wake();
    messages.wake();
  };
  const bookings = openBookings({
    db: database.db,
    key,
    messages,
    writers,
    originOf,
    onCommit,
    now: clock,
  });
  writers.set(
    ENQUIRY_RECEIVED,
    acknowledgementWriter({
      ...forLeads,
      pagePath: (site, slug) => fillPath(mountedPath(vehicleRoute, site.paths), { slug }),
    }),
  );
  // what is composed below, for modules
  const composed: ModuleDefinition = {
    id: 'composed',
    provides: [
      provide(quotesPort, () => options.quotes ?? embeddedQuotes()),
      provide(operatorTokenPort, () => secrets.admin),
      provide(stockSettingsPort, () => ({
        ...{ search, yieldNow, feeds: options.feeds },
        searchOf: (site) => searchOf(site),
        worker: { drain: () => worker.drain() },
      })),
      provide(refusedImportsPort, () => ({ note: (refused) => noteRefusedImport(database.db, refused) })),
      provide(valuationsPort, () => valuations),
      provide(pictureSettingsPort, () => options),
      provide(shoppersPort, () => shoppers),
      provide(detailsSessionsPort, () => details),
      provide(leadsPort, () => leads),
      provide(leadDeskPort, () => leadDesk),
      provide(leadPhotosPort, () => leadPhotos),
      provide(photoLinksPort, () => linksToPhotos),
      provide(captchaPort, () => captchaOf),
      provide(codesPort, () => accounts.codes),
      provide(askingBrowsersPort, () => accounts.askingBrowsers),
      provide(leadSessionsPort, () => leadsOfVisitors),
      provide(bookingsPort, () => bookings),
      provide(reservationsPort, () => reservations),
      provide(brochuresPort, () => brochures),
      provide(analyticsPort, () => analytics),
    ],
  };
  const service = makeServiceContext([...modules, composed], {
    ...{ db: database.db, sites, originOf, now: clock, onCommit, onNotice },
    ...{ key, messages, writesPerMinute },
  });
  const indexer = service.port(indexerPort);
  for (const [kind, writer] of gather(modules, service, (module) => module.messages)) writers.set(kind, writer);
  const sends = sendCounts(key);
  const analytics = new Analytics({ db: database.db, port: eventStore(), now: clock });
  const leads = new Leads({
    ...forLeads,
    before: (trx, lead) => bookings.refuseTaken(trx, lead),
    // a booked test drive has a mail of its own
    beside: async (trx, lead) => {
      const isBooked = await bookings.book(trx, lead);
      const queue: ShopperMessages['queue'] = (within, queued) => messages.queue(within, queued);
      if (!isBooked) await acknowledge(trx, lead, { sends, queue, now: clock });
    },
    counts: (trx, lead) => analytics.countLead(trx, lead),
    isShown: (vehicle, site) => shownOnSite(vehicle, site, Date.now()).isReachable,
    onCommit,
  });
  const leadPhotos = new LeadPhotos({ ...forLeads, onCommit, now: clock });
  const leadDesk = new LeadDesk({ ...forLeads, onCommit });
  const { retention, personalData } = openPrivacy({
    db: database.db,
    sites,
    key: presentKey(key),
    ...{ modules, service },
    now: clock,
    onNotice,
  });
  const {
    paymentPortOf,
    reservations,
    purchases,
    jobs: checkoutJobs,
  } = openCheckout({
    ...{ db: database.db, key, leads, messages, writers, originOf, onCommit },
    now: clock,
    service: options,
  });
  const ofAlerts = { db: database.db, messages, now: clock };
  const alerts = new Alerts({ ...ofAlerts, key });
  const searchNews = new SearchNews({ ...ofAlerts, sites });
  for (const [kind, writer] of alertWriters({ ...ofAlerts, key, ...alertPages(database.db, clock) }))
    writers.set(kind, writer);
  const worker = new OutboxWorker({
    db: database.db,
    now: clock,
    handlers: {
      [STOCK_CHANGED]: stockNews({ ...ofAlerts, sites }),
      ...bookingJobs({
        db: database.db,
        sites,
        advance: (site, id, change) => leads.advance(site, id, change),
      }),
      ...checkoutJobs,
      ...Object.fromEntries(gather(modules, service, ({ jobs }) => jobs)),
    },
  });
  if (database.kind === 'pglite') await worker.releaseClaims();
  const searchReadiness = await prepareSearch({
    isElsewhere: options.searchCluster !== undefined,
    onNotice,
    async prepare() {
      const lacking = await ensureSearchKeys(search, sites, searchSecret);
      if (lacking.length > 0 && !folder.isNew)
        onNotice(`The search server lacked the keys of ${lacking.join(', ')}: it has them again.`);
      await indexer.mend(await indexer.ensure());
      // keys and collections are new: shoppers come when each node has them
      await indexer.settled();
    },
  });
  const brochures = new Brochures({ images: service.port(imagesPort) });
  const captchaOf = captchasOf(sites, options.captcha, onNotice);
  const leadsOfVisitors = leadSessions({ key });
  const ending = new AbortController();
  const searchAccess = createSearchAccess({
    makeKey: (site, parameters) => scopedKey(parentKeyOf(searchSecret, site), parameters),
    direct: options.searchCluster && browserNodes(options.searchCluster),
  });
  const searchOf = siteSearches({ engine, searchAccess, onNotice });
  const countsIn = (stockOwner: string) => marketSites(sites, stockOwner);
  const valuations = new Valuations({
    port: options.valuation ? httpValuation(options.valuation) : stockValuation(database.db, countsIn),
  });
  const details = detailsSessions({ key });
  const accounts = openAccounts({
    db: database.db,
    key,
    messages,
    writers,
    onJoin: Alerts.joinShoppers,
    now: clock,
  });
  const shoppers = firstKnown([accounts.accountSessions, details]);
  const desk = openDesk({
    ...{
      db: database.db,
      sites: sites.all,
      codes: accounts.codes,
      leadDesk,
      bookings,
      reservations,
      messages,
      writers,
    },
    now: clock,
  });
  const api = await createApi({
    db: database.db,
    modules,
    service,
    sites,
    originOf,
    leads,
    leadDesk,
    leadPhotos,
    captchaOf,
    photoLinks: linksToPhotos,
    analytics,
    personalData,
    messages,
    shoppers,
    reservations,
    purchases,
    bookings,
    alerts,
    paymentPortOf,
    now: clock,
    ...accounts,
    desk,
    brochures,
    tradeIn: {
      values: options.tradeIn ? httpTradeIn(options.tradeIn) : stockTradeIn(database.db, countsIn),
      plates: options.rego ? httpRego(options.rego) : stockRego(database.db),
    },
    leadSessions: leadsOfVisitors,
    searchAccess,
    feeds: service.port(feedStatesPort),
    adminToken: secrets.admin,
    onDiskFull: (error) => {
      const folder = database.kind === 'pglite' ? dataDir : 'the database server';
      onNotice(`Nothing can be stored: ${storageReason(folder, error)}.`);
    },
    showsDeveloperPages: options.showsDeveloperPages ?? false,
    trustedProxies: options.trustedProxies,
    // an embedded database has one process, whose memory counts everything
    sharedCounts: database.kind === 'postgresql' ? sharedCounts({ db: database.db, key }) : undefined,
    writesPerMinute,
    ...(options.searchesPerMinute ? { searchesPerMinute: options.searchesPerMinute } : {}),
    search: {
      admits: (site, key) => opensStock(site.stockOwner, parentKeyOf(searchSecret, site), key, Date.now()),
      multiSearch: (body, query, key) => engine.multiSearch(body, query, key),
    },
  });
  const running = modules.flatMap(({ runs }) => runs?.(service) ?? []);
  await api.ready();
  worker.start();
  deliveries.start();
  messages.start();
  retention.start();
  for (const work of running) work.start();
  return {
    api,
    modules,
    /** What modules are given, and the ports that they provide. */
    context: service,
    database,
    search: engine,
    indexer,
    worker,
    deliveries,
    messages,
    /** Looks through saved searches once a day, from when the site's own search is given to it. */
    searchNews,
    personalData,
    retention,
    reservations,
    paymentPortOf,
    searchAccess,
    searchOf,
    runImport: service.port(importPort),
    sites,
    adminToken: secrets.admin,
    async close() {
      ending.abort();
      searchReadiness.stop();
      await Promise.all([worker.stop(), deliveries.stop(), searchNews.stop(), messages.stop(), retention.stop()]);
      await Promise.all(running.map((work) => work.stop()));
      await api.close();
      engine.close();
      await database.close();
    },
  };
}
