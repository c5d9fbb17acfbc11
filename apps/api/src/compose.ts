import path from 'node:path';
import { paymentSettingsPort, paymentsPort, reservationsPort } from '@forecourt/checkout/server';
import {
  installationKeys,
  migrate,
  presentKey,
  yieldToEventLoop,
  openDatabase,
  OutboxWorker,
  type OpenDatabase,
} from '@forecourt/service/database';
import { embeddedQuotes, quotesPort } from '@forecourt/finance/quotes';
import { valuationPartnersPort } from '@forecourt/forms/server';
import { imagesPort } from '@forecourt/images';
import { storageReason } from '@forecourt/folder-lock';
import { captchaSettingsPort, leadDeliveriesPort, leadDeskPort, leadOutboundPort } from '@forecourt/leads';
import { ShopperMessages, type MessageWriters } from '@forecourt/service/messages';
import { unconfiguredPorts, storedMessages, withCopies } from '@forecourt/service/outbound';
import { feedsPort, Indexer, shownVehiclesPort, StockFeeds } from '@forecourt/stock';
import { publicOriginOf, type ConfiguredSite } from '@forecourt/sites';
import {
  gather,
  makeServiceContext,
  provide,
  sharedCounts,
  type ModuleDefinition,
  type RunningWork,
} from '@forecourt/service';
import {
  browserNodes,
  clusterEngine,
  embeddedEngine,
  ensureSearchKeys,
  prepareSearch,
  searchAccessPort,
  searchSettingsPort,
  siteSearchesPort,
} from '@forecourt/search/server';
import { openPictures } from './compose/openPictures.js';
import { openPrivacy } from './compose/openPrivacy.js';
import type { ServiceOptions } from './compose/serviceOptions.js';
import { createApi } from './createApi.js';
import { openDataFolder } from './dataFolder.js';
import { createImportJob } from './importJob.js';
import { MODULES } from './modules.js';
import { shownVehicles } from './shownVehicle.js';

export type { ServiceOptions } from './compose/serviceOptions.js';
export type Service = Awaited<ReturnType<typeof composeService>>;

/** Puts the platform service together on its embedded defaults, in this process. */
export async function composeService(options: ServiceOptions) {
  const {
    dataDir,
    sites,
    captcha,
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
  const indexer = new Indexer({ db: database.db, sites, search, onNotice, yieldNow });
  // a command that composes the service in production must not take leads for sent that it has only stored
  const stored = storedMessages(database.db);
  const outboundPorts = options.showsDeveloperPages
    ? withCopies(options.outboundPorts ?? {}, stored)
    : options.outboundPorts;
  const ports = { ...(options.isProduction ? unconfiguredPorts : stored), ...outboundPorts };
  const clock = options.clock ?? Date.now;
  const originOf =
    options.originOf ?? ((site: ConfiguredSite) => publicOriginOf(site, { port: 443, isProduction: true }));
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
    alwaysLeave: new Set(modules.flatMap(({ urgentMessages = [] }) => urgentMessages)),
    onNotice,
  });
  let running: readonly RunningWork[] = [];
  const onCommit = () => {
    worker.wake();
    messages.wake();
    for (const work of running) work.wake?.();
  };
  // what is composed below, for modules
  const composed: ModuleDefinition = {
    id: 'composed',
    provides: [
      provide(quotesPort, () => options.quotes ?? embeddedQuotes()),
      provide(shownVehiclesPort, () => shownVehicles(database.db, clock)),
      provide(paymentSettingsPort, () => ({
        secretOf: options.payments?.secretOf ?? (() => undefined),
        allowsTest: options.payments?.allowsTest ?? !options.isProduction,
        stripeUrl: options.payments?.stripeUrl,
      })),
      provide(leadOutboundPort, () => ports),
      ...(captcha ? [provide(captchaSettingsPort, () => captcha)] : []),
      provide(searchSettingsPort, () => ({
        ...{ engine, secret: searchSecret, searchesPerMinute: options.searchesPerMinute },
        direct: options.searchCluster && browserNodes(options.searchCluster),
      })),
      provide(valuationPartnersPort, () => options),
      provide(imagesPort, () => images),
      provide(feedsPort, () => feeds),
    ],
  };
  const service = makeServiceContext([...modules, composed], {
    ...{ db: database.db, sites, originOf, now: clock, onCommit, onNotice },
    ...{ key, messages, writesPerMinute },
  });
  const leadDesk = service.port(leadDeskPort);
  const { retention, personalData } = openPrivacy({
    db: database.db,
    sites,
    key: presentKey(key),
    ...{ modules, service },
    now: clock,
    onNotice,
  });
  const paymentPortOf = service.port(paymentsPort);
  const reservations = service.port(reservationsPort);
  const worker = new OutboxWorker({
    db: database.db,
    now: clock,
    handlers: {
      'index-vehicles': indexer.handler,
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
  const { images, films, remotePictures } = openPictures(database.db, options);
  const ending = new AbortController();
  const searchAccess = service.port(searchAccessPort);
  const searchOf = service.port(siteSearchesPort);
  const runImport = createImportJob({ db: database.db, sites, worker, indexer, yieldNow });
  const feeds = new StockFeeds({
    db: database.db,
    sites,
    files: options.feeds?.files ?? { fetch: () => Promise.reject(new Error('no feed is fetched here')) },
    sftp: options.feeds?.sftp ?? { visit: () => Promise.reject(new Error('no feed is fetched here')) },
    folder: options.feeds?.folder,
    runImport,
    now: clock,
    onNotice,
  });
  for (const [kind, writer] of gather(modules, service, (module) => module.messages)) writers.set(kind, writer);
  const api = await createApi({
    db: database.db,
    modules,
    service,
    sites,
    originOf,
    leadDesk,
    personalData,
    messages,
    now: clock,
    images,
    films,
    remotePictures,
    searchAccess,
    runImport,
    indexer,
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
  });
  running = modules.flatMap(({ runs }) => runs?.(service) ?? []);
  await api.ready();
  worker.start();
  messages.start();
  retention.start();
  for (const work of running) work.start();
  if (options.feeds) feeds.start();
  return {
    api,
    modules,
    /** What modules are given, and the ports that they provide. */
    context: service,
    database,
    search: engine,
    indexer,
    worker,
    deliveries: service.port(leadDeliveriesPort),
    messages,
    personalData,
    retention,
    reservations,
    paymentPortOf,
    searchAccess,
    searchOf,
    runImport,
    sites,
    adminToken: secrets.admin,
    async close() {
      ending.abort();
      searchReadiness.stop();
      await Promise.all([worker.stop(), messages.stop(), retention.stop()]);
      await Promise.all(running.map((work) => work.stop()));
      await feeds.stop();
      await api.close();
      await remotePictures.close();
      engine.close();
      await database.close();
    },
  };
}
