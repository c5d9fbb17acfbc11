import { Analytics, eventStore, forgetOldEvents } from '@forecourt/analytics';
import path from 'node:path';
import { detailsSessions, firstKnown, leadSessions, personalAccounts } from '@forecourt/accounts';
import { Alerts, alertWriters, personalAlerts, SearchNews, stockNews } from '@forecourt/alerts';
import { bookingJobs, bookingMails, BookingError, Bookings, personalBookings } from '@forecourt/bookings';
import { Brochures } from '@forecourt/brochure';
import { giveTurn, openDatabase, OutboxWorker, type GiveWay, type OpenDatabase } from '@forecourt/database';
import { readContents } from '@forecourt/dealer-content';
import { storageReason } from '@forecourt/folder-lock';
import {
  dealerFiles,
  FilmService,
  ImageService,
  picturesFrom,
  type FilmSource,
  type PictureSource,
  type Reach,
} from '@forecourt/images';
import {
  leadDeliveries,
  LeadDesk,
  LeadError,
  LeadPhotos,
  LeadRetention,
  Leads,
  personalConsents,
  personalLeads,
  personalPhotos,
  photoLinks,
  photosOfLead,
} from '@forecourt/leads';
import { ShopperMessages, type MessageWriters } from '@forecourt/messages';
import { noWayOut, storedMessages, withCopies, type WaysOut } from '@forecourt/ports';
import { PersonalData } from '@forecourt/privacy';
import { embeddedQuotes, type QuotePort } from '@forecourt/quotes';
import { forgetOldPurchases, personalPurchases, Purchases } from '@forecourt/purchases';
import {
  bookingRoute,
  fillPath,
  mountedPath,
  purchaseRoute,
  reserveRoute,
  vehicleRequestRoute,
} from '@forecourt/contracts';
import {
  paymentPorts,
  personalReservations,
  reservationJobs,
  reservationMails,
  Reservations,
  type QueueMail,
  type ReservationPage,
} from '@forecourt/reservations';
import { shownOnSite } from '@forecourt/site-config';
import { publicOriginOf, type ConfiguredSite, type Sites } from '@forecourt/sites';
import { Indexer, STOCK_CHANGED, vehicleOfSite } from '@forecourt/stock';
import { scopedKey } from '@forecourt/typesense-embedded';
import {
  httpRego,
  httpTradeIn,
  httpValuation,
  stockRego,
  stockTradeIn,
  stockValuation,
  Valuations,
} from '@forecourt/valuation';
import { alertPages } from './accounts/alertPages.js';
import { openAccounts } from './accounts/openAccounts.js';
import { captchasOf, type CaptchaSettings } from './captcha.js';
import { createApi } from './createApi.js';
import { openDataFolder } from './dataFolder.js';
import { openDesk } from './desk/openDesk.js';
import { createImportJob } from './importJob.js';
import { createSearchAccess, opensStock } from './searchAccess.js';
import { browserNodes, clusterEngine, type ClusterOptions } from './searchEngine/clusterEngine.js';
import { embeddedEngine } from './searchEngine/embeddedEngine.js';
import { prepareSearch } from './searchEngine/prepareSearch.js';
import { siteSearches } from './searchEngine/siteSearches.js';
import { ensureSearchKeys, parentKeyOf } from './searchKeys.js';
import { sitePictures } from './sitePictures.js';

export interface ServiceOptions {
  /** Folder for everything that is stored. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly dealersDir: string;
  readonly sites: Sites;
  /** Where a site's pages are reached, for links in messages; https under its first host when left out. */
  readonly originOf?: (site: ConfiguredSite) => string;
  /** Draws the pictures of demo stock. */
  readonly pictures: PictureSource;
  readonly placeholder: string;
  /** Where pictures of other servers may be fetched from; the internet when left out. */
  readonly pictureReach?: Reach | undefined;
  /** Films the vehicles of demo stock. */
  readonly films?: FilmSource | undefined;
  /** Leads leave by real ways alone: nothing is taken for sent that is only stored. */
  readonly isProduction: boolean;
  /** Developer's pages with shoppers' details, on this machine alone; off when left out. */
  readonly showsDeveloperPages?: boolean;
  /** Proxies whose forwarded headers are believed; nobody's when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** A Typesense cluster instead of the embedded search server, and the secret from which all that share it make their keys. */
  readonly searchCluster?:
    | (Omit<ClusterOptions, 'onNotice'> & {
        readonly secret: string;
        /** Where browsers reach its nodes; they search through the site's own origin when left out. */
        readonly browsers?: Pick<ClusterOptions, 'nodes' | 'nearestNode'> | undefined;
      })
    | undefined;
  /** Told what the operator must know of what is stored: damage, what was mended. One line each. */
  readonly onNotice?: (line: string) => void;
  /** Called by work that nobody waits for, an import's for one, between two lots of it. */
  readonly giveWay?: GiveWay;
  readonly writesPerMinute?: number;
  readonly searchesPerMinute?: number;
  /** Finance quotes of a partner; worked out from each site's own lender when left out. */
  readonly quotes?: QuotePort | undefined;
  /** How leads and messages leave. A way that is left out is stored for the developer's page; in production they wait. */
  readonly waysOut?: Partial<WaysOut> | undefined;
  /** Where deposits are paid: the test provider in production only where this says so. */
  readonly payments?:
    | {
        readonly allowsTest?: boolean | undefined;
        /** Values of the variables that dealers name. */
        readonly secretOf?: ((name: string) => string | undefined) | undefined;
        readonly stripeUrl?: string | undefined;
      }
    | undefined;
  /** Secrets of the captcha services that dealers name; without them nobody is checked. */
  readonly captcha?: CaptchaSettings | undefined;
  /** Epoch milliseconds, for holds and what is done later; this machine's clock when left out. */
  readonly clock?: (() => number) | undefined;
  /** Partner that knows what vehicles are worth, instead of comparable stock. */
  readonly valuation?: { readonly url: string; readonly apiKey: string } | undefined;
  /** Partner that knows what cars of shoppers are worth, instead of comparable stock. */
  readonly tradeIn?: { readonly url: string; readonly apiKey: string } | undefined;
  /** Partner that knows which car a plate belongs to, instead of the site's own stock records. */
  readonly rego?: { readonly url: string; readonly apiKey: string } | undefined;
}

export type Service = Awaited<ReturnType<typeof composeService>>;

/** Puts the platform service together on its embedded defaults, in this process. */
export async function composeService(options: ServiceOptions) {
  const { dataDir, sites, dealersDir, onNotice = (line) => console.warn(line), giveWay = giveTurn } = options;
  // before anything is opened: what a dealer wrote wrongly is said at once
  const contents = readContents(sites.all);
  const folder = openDataFolder(dataDir, { isEmbedded: options.databaseUrl === undefined, onNotice });
  const { secrets } = folder;
  const database: OpenDatabase = await openDatabase(
    options.databaseUrl ? { url: options.databaseUrl } : { dataDir: path.join(dataDir, 'database'), onNotice },
  );
  if (database.kind === 'pglite') folder.databaseStands();
  const engine = options.searchCluster
    ? clusterEngine({ ...options.searchCluster, onNotice })
    : embeddedEngine({ apiKey: secrets.master, dataDir: path.join(dataDir, 'search'), onNotice });
  const search = engine.port;
  const searchSecret = options.searchCluster?.secret ?? secrets.search;
  const indexer = new Indexer({ db: database.db, sites, search, onNotice, giveWay });
  const forLeads = {
    db: database.db,
    sites,
    vehicleOf: vehicleOfSite(database.db, sites),
  };
  // a command that composes the service in production must not take leads for sent that it has only stored
  const stored = storedMessages(database.db);
  const waysOut = options.showsDeveloperPages ? withCopies(options.waysOut ?? {}, stored) : options.waysOut;
  const ports = { ...(options.isProduction ? noWayOut : stored), ...waysOut };
  const clock = options.clock ?? Date.now;
  const originOf =
    options.originOf ?? ((site: ConfiguredSite) => publicOriginOf(site, { port: 443, isProduction: true }));
  const linksToPhotos = photoLinks(secrets.sessions, clock);
  const deliveries = leadDeliveries({
    ...forLeads,
    ports,
    now: clock,
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
    key: secrets.sessions,
    now: clock,
  });
  const ofBookings = { db: database.db, originOf, now: clock };
  const bookings = new Bookings({
    ...ofBookings,
    key: secrets.sessions,
    queue: (trx, queued) => messages.queue(trx, queued),
    onCommit: () => {
      worker.wake();
      messages.wake();
    },
  });
  const bookingPath = (site: ConfiguredSite, token: string) =>
    `${mountedPath(bookingRoute, site.paths)}?token=${encodeURIComponent(token)}`;
  const bookPath = (site: ConfiguredSite, slug: string) =>
    fillPath(mountedPath(vehicleRequestRoute, site.paths), { slug, form: 'test-drive' });
  for (const [kind, writer] of bookingMails({ ...ofBookings, pagePath: bookingPath, bookPath }))
    writers.set(kind, writer);
  const onCommit = () => {
    deliveries.wake();
    messages.wake();
  };
  const analytics = new Analytics({ db: database.db, port: eventStore(), now: clock });
  const leads = new Leads({
    ...forLeads,
    beside: (trx, lead) =>
      bookings.book(trx, lead).catch((error: unknown) => {
        throw error instanceof BookingError ? new LeadError(error.status, error.message, error.fields) : error;
      }),
    counts: (trx, lead) => analytics.countLead(trx, lead),
    isShown: (vehicle, site) => shownOnSite(vehicle, site, Date.now()).isReachable,
    onCommit,
  });
  const leadPhotos = new LeadPhotos({ ...forLeads, onCommit, now: clock });
  const leadDesk = new LeadDesk({ ...forLeads, onCommit });
  const retention = new LeadRetention({
    db: database.db,
    sites,
    others: [
      (site, now) => forgetOldPurchases(database.db, site, now),
      (site, now) => forgetOldEvents(database.db, site, now),
    ],
    now: clock,
    onFault: (error) => onNotice(`Old leads could not be deleted: ${error instanceof Error ? error.name : 'fault'}.`),
  });
  const personalData = new PersonalData({
    db: database.db,
    sites,
    key: secrets.sessions,
    // what goes with a lead comes before it
    records: [
      personalBookings(database.db),
      personalPurchases(database.db),
      personalPhotos(database.db),
      personalLeads(database.db),
      personalConsents(database.db),
      personalReservations(database.db),
      // alerts first: those of accounts go with these
      personalAlerts(database.db),
      personalAccounts(database.db),
    ],
  });
  const paymentPortOf = paymentPorts({
    db: database.db,
    sites,
    secretOf: options.payments?.secretOf ?? (() => undefined),
    allowsTest: options.payments?.allowsTest ?? !options.isProduction,
    stripeUrl: options.payments?.stripeUrl,
    originOf,
    now: clock,
  });
  const mail: QueueMail = (trx, { site, id: ref }, kind) => messages.queue(trx, [{ site, kind, ref, by: 'mail' }]);
  const ofReservations = { db: database.db, sites, portOf: paymentPortOf, now: clock, mail };
  const pagePath: ReservationPage = (site, slug, token, isPurchase) =>
    isPurchase
      ? `${mountedPath(purchaseRoute, site.paths)}?car_id=${encodeURIComponent(slug)}&reservation=${encodeURIComponent(token)}`
      : `${fillPath(mountedPath(reserveRoute, site.paths), { slug })}?reservation=${encodeURIComponent(token)}`;
  for (const [kind, writer] of reservationMails({ db: database.db, key: secrets.sessions, pagePath }))
    writers.set(kind, writer);
  const reservations = new Reservations({
    ...ofReservations,
    key: secrets.sessions,
    pagePath,
    onCommit: () => {
      worker.wake();
      messages.wake();
    },
  });
  const purchases = new Purchases({ db: database.db, leads, reservations, now: clock });
  const ofAlerts = { db: database.db, messages, now: clock };
  const alerts = new Alerts({ ...ofAlerts, key: secrets.sessions });
  const searchNews = new SearchNews({ ...ofAlerts, sites });
  for (const [kind, writer] of alertWriters({ ...ofAlerts, key: secrets.sessions, ...alertPages(database.db, clock) }))
    writers.set(kind, writer);
  const worker = new OutboxWorker({
    db: database.db,
    now: clock,
    handlers: {
      'index-vehicles': indexer.handler,
      'deliver-lead': leads.route,
      [STOCK_CHANGED]: stockNews({ ...ofAlerts, sites }),
      ...bookingJobs({
        db: database.db,
        sites,
        advance: (site, id, change) => leads.advance(site, id, change),
      }),
      ...reservationJobs({ ...ofReservations, takeLead: (site, body) => leads.take(site, body), tellOfPurchase: (site, id, told) => purchases.tell(site, id, told) }), // prettier-ignore
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
    },
  });
  // pictures and films of a shared stock may lie in its owner's folder
  const borrowsFrom = (slug: string) => sites.bySlug(slug)?.stockOwner;
  const files = dealerFiles(dealersDir, borrowsFrom);
  const remotePictures = sitePictures({
    db: database.db,
    sites,
    cacheDir: path.join(dataDir, 'remote-pictures'),
    reach: options.pictureReach,
  });
  const drawn: PictureSource = async (...asked) => (await options.pictures(...asked)) ?? files.source(...asked);
  const images = new ImageService({
    cacheDir: path.join(dataDir, 'images'),
    placeholder: options.placeholder,
    ...picturesFrom({ source: drawn, version: files.version }, remotePictures),
  });
  const films = new FilmService({
    dealersDir,
    borrowsFrom,
    cacheDir: path.join(dataDir, 'films'),
    ...(options.films ? { source: options.films } : {}),
  });
  const ending = new AbortController();
  const searchAccess = createSearchAccess({
    makeKey: (site, parameters) => scopedKey(parentKeyOf(searchSecret, site), parameters),
    direct: options.searchCluster && browserNodes(options.searchCluster),
  });
  const searchOf = siteSearches({ engine, searchAccess, onNotice });
  const runImport = createImportJob({ db: database.db, sites, worker, indexer, giveWay });
  const details = detailsSessions({ key: secrets.sessions });
  const accounts = openAccounts({
    db: database.db,
    key: secrets.sessions,
    messages,
    writers,
    onJoin: Alerts.joinShoppers,
  });
  const desk = openDesk({
    ...{ db: database.db, sites, codes: accounts.codes, leadDesk, bookings, reservations, writers },
    now: clock,
  });
  const api = await createApi({
    db: database.db,
    sites,
    leads,
    leadDesk,
    leadPhotos,
    captchaOf: captchasOf(sites, options.captcha, onNotice),
    photoLinks: linksToPhotos,
    analytics,
    personalData,
    quotes: options.quotes ?? embeddedQuotes(),
    shoppers: firstKnown([accounts.accountSessions, details]),
    reservations,
    purchases,
    bookings,
    alerts,
    paymentPortOf,
    now: clock,
    detailsSessions: details,
    ...accounts,
    desk,
    images,
    films,
    remotePictures,
    brochures: new Brochures({ images }),
    contents,
    valuations: new Valuations({
      port: options.valuation ? httpValuation(options.valuation) : stockValuation(database.db),
    }),
    tradeIn: {
      values: options.tradeIn ? httpTradeIn(options.tradeIn) : stockTradeIn(database.db),
      plates: options.rego ? httpRego(options.rego) : stockRego(database.db),
    },
    leadSessions: leadSessions({ key: secrets.sessions }),
    searchAccess,
    searchOf,
    runImport,
    indexer,
    adminToken: secrets.admin,
    onDiskFull: (error) => {
      const folder = database.kind === 'pglite' ? dataDir : 'the database server';
      onNotice(`Nothing can be stored: ${storageReason(folder, error)}.`);
    },
    showsDeveloperPages: options.showsDeveloperPages ?? false,
    trustedProxies: options.trustedProxies,
    ...(options.writesPerMinute ? { writesPerMinute: options.writesPerMinute } : {}),
    ...(options.searchesPerMinute ? { searchesPerMinute: options.searchesPerMinute } : {}),
    search: {
      admits: (site, key) => opensStock(site.stockOwner, parentKeyOf(searchSecret, site), key, Date.now()),
      multiSearch: (body, query, key) => engine.multiSearch(body, query, key),
    },
  });
  await api.ready();
  worker.start();
  deliveries.start();
  messages.start();
  retention.start();
  return {
    api,
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
    contents,
    searchAccess,
    searchOf,
    runImport,
    sites,
    adminToken: secrets.admin,
    /** Makes films before anybody asks for them, until the service ends. */
    prepareFilms: (names: readonly string[]) => films.prepare(names, ending.signal),
    async close() {
      ending.abort();
      searchReadiness.stop();
      await Promise.all([worker.stop(), deliveries.stop(), searchNews.stop(), messages.stop(), retention.stop()]);
      await api.close();
      await remotePictures.close();
      engine.close();
      await database.close();
    },
  };
}
