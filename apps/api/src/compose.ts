import path from 'node:path';
import { paymentsPort, reservationsPort } from '@forecourt/checkout/server';
import { storageReason } from '@forecourt/folder-lock';
import { leadDeliveriesPort, leadDeskPort } from '@forecourt/leads';
import {
  clusterEngine,
  embeddedEngine,
  ensureSearchKeys,
  prepareSearch,
  searchAccessPort,
  siteSearchesPort,
} from '@forecourt/search/server';
import { createServiceApp, gather, makeServiceContext, sharedCounts, type RunningWork } from '@forecourt/service';
import {
  installationKeys,
  migrate,
  openDatabase,
  OutboxWorker,
  presentKey,
  yieldToEventLoop,
  type OpenDatabase,
} from '@forecourt/service/database';
import { personalMessages, ShopperMessages, type MessageWriters } from '@forecourt/service/messages';
import { notice } from '@forecourt/service/observing';
import { storedMessages, unconfiguredPorts, withCopies } from '@forecourt/service/outbound';
import { PersonalData, Retention, sweptSites } from '@forecourt/service/privacy';
import { fileRemovals } from '@forecourt/service/storage';
import {
  clockOfRequest,
  Previews,
  publicOriginOf,
  sitesOfRequest,
  type ConfiguredSite,
  type Sites,
} from '@forecourt/service/sites';
import { importPort, indexerPort } from '@forecourt/stock';
import { openDataFolder } from './dataFolder.js';
import { copyForBackup } from './copyForBackup.js';
import { developerPages } from './developerPages.js';
import { followSites } from './followSites.js';
import { MODULES } from './modules.js';
import { collectService, observedEngine } from './observed.js';
import { openStorage } from './openStorage.js';
import { processModule } from './processModule.js';
import type { ServiceOptions } from './serviceOptions.js';

export type { OpenLiveSites, ServiceOptions } from './serviceOptions.js';
export type Service = Awaited<ReturnType<typeof composeService>>;

/** Puts the platform service together on its embedded defaults, in this process. */
export async function composeService(options: ServiceOptions) {
  const {
    dataDir,
    modules = MODULES,
    writesPerMinute = 20,
    onNotice = notice,
    yieldNow = yieldToEventLoop,
    clock = Date.now,
    originOf = (site: ConfiguredSite) => publicOriginOf(site, { port: 443, isProduction: true }),
  } = options;
  const folder = openDataFolder(dataDir, { isEmbedded: options.databaseUrl === undefined, onNotice });
  const { secrets } = folder;
  const database: OpenDatabase = await openDatabase(
    options.databaseUrl
      ? { url: options.databaseUrl, onNotice }
      : { dataDir: path.join(dataDir, 'database'), onNotice, begin: options.emptyDatabase },
  );
  const { db } = database;
  if (database.kind === 'pglite') folder.databaseStands();
  const opened = async <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  for (const { id, migrations } of modules)
    if (migrations) await opened(migrate(db, { module: id, migrations, onNotice }));
  const key = await opened(
    installationKeys(db, {
      secret: options.signing?.secret,
      earlier: options.signing?.earlier ?? [],
      ofFolder: secrets.sessions,
      isShared: database.kind === 'postgresql',
    }),
  );
  const files = await opened(openStorage({ bucket: options.bucket, dataDir, db, onNotice }));
  const { storage } = files;
  const removals = fileRemovals({ db, storage, now: clock, onNotice });
  const live = typeof options.sites === 'function' ? await opened(options.sites(database)) : undefined;
  const running: Sites = live ?? (options.sites as Sites);
  const sites = sitesOfRequest(running);
  const previews = live && new Previews({ live, key, now: clock, originOf });
  const engine = observedEngine(
    options.searchCluster
      ? clusterEngine({ ...options.searchCluster, onNotice })
      : embeddedEngine({ apiKey: secrets.master, dataDir: path.join(dataDir, 'search'), onNotice }),
  );
  const searchSecret = options.searchCluster?.secret ?? secrets.search;
  // a command that composes the service in production must not take leads for sent that it has only stored
  const stored = storedMessages(db);
  const outboundPorts = options.showsDeveloperPages
    ? withCopies(options.outboundPorts ?? {}, stored)
    : options.outboundPorts;
  const outbound = { ...(options.isProduction ? unconfiguredPorts : stored), ...outboundPorts };
  // what each kind of message says: modules word them, once they have what messages leave by
  const writers: MessageWriters = new Map();
  const messages = new ShopperMessages({
    ...{ db, sites, ports: outbound, writers, originOf, key, onNotice },
    now: clock,
    ceilings: options.messagesPerDay,
    alwaysLeave: new Set(modules.flatMap(({ urgentMessages = [] }) => urgentMessages)),
  });
  let runs: readonly RunningWork[] = [];
  const onCommit = () => {
    worker.wake();
    messages.wake();
    removals.wake();
    for (const work of runs) work.wake?.();
  };
  const settings = processModule(options, {
    ...{ live, previews },
    ...{ engine, searchSecret, adminToken: secrets.admin, outbound, storage, yieldNow },
    worker: () => worker,
    personalData: () => personalData,
    copyDatabase: () => copyForBackup(database, dataDir),
  });
  const service = makeServiceContext([...modules, settings], {
    ...{ db, sites, originOf, clock, now: clockOfRequest(clock), onCommit, onNotice, key, messages, writesPerMinute },
  });
  for (const [kind, writer] of gather(modules, service, (module) => module.messages)) writers.set(kind, writer);
  const personalData = new PersonalData({
    ...{ db, sites, key: presentKey(key) },
    records: [personalMessages(db), ...modules.flatMap(({ personal }) => personal?.(service) ?? [])],
  });
  const retention = new Retention({
    ...{ sites, now: clock, swept: sweptSites(db) },
    forgets: modules.flatMap(({ forgets }) => forgets?.(service) ?? []),
    onFault: (error) => onNotice(`Old records could not be deleted: ${error instanceof Error ? error.name : 'fault'}.`),
  });
  const worker = new OutboxWorker({
    ...{ db, now: clock },
    handlers: Object.fromEntries(gather(modules, service, ({ jobs }) => jobs)),
  });
  if (database.kind === 'pglite') await worker.releaseClaims();
  const indexer = service.port(indexerPort);
  if (database.kind === 'pglite') await indexer.releaseClaims();
  const searchFollows =
    live && followSites({ ...{ live, indexer, onNotice }, search: engine.port, secret: searchSecret });
  const searchReadiness = await prepareSearch({
    isElsewhere: options.searchCluster !== undefined,
    onNotice,
    async prepare() {
      const lacking = await ensureSearchKeys(engine.port, sites, searchSecret);
      if (lacking.length > 0 && !folder.isNew)
        onNotice(`The search server lacked the keys of ${lacking.join(', ')}: it has them again.`);
      await indexer.mend(await indexer.ensure());
      // keys and collections are new: shoppers come when each node has them
      await indexer.settled();
    },
  });
  searchFollows?.start();
  const api = await createServiceApp({
    ...{ modules, service, previews, trustedProxies: options.trustedProxies },
    // an embedded database has one process, whose memory counts everything
    sharedCounts: database.kind === 'postgresql' ? sharedCounts({ db, key }) : undefined,
    onDiskFull: (error) => {
      const place = database.kind === 'pglite' ? dataDir : 'the database server';
      onNotice(`Nothing can be stored: ${storageReason(place, error)}.`);
    },
    async beside(app) {
      if (options.showsDeveloperPages)
        await app.register(developerPages, { db, sites, leadDesk: service.port(leadDeskPort) });
    },
  });
  runs = modules.flatMap((module) => module.runs?.(service) ?? []);
  await api.ready();
  const endCollecting = collectService({ database, sites, now: clock });
  worker.start();
  messages.start();
  retention.start();
  removals.start();
  for (const work of runs) work.start();
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
    /** Where files lie that are in no row. */
    storage,
    /** Whether files can be kept there now. */
    hasStorage: files.isThere,
    removals,
    personalData,
    retention,
    reservations: service.port(reservationsPort),
    paymentPortOf: service.port(paymentsPort),
    searchAccess: service.port(searchAccessPort),
    searchOf: service.port(siteSearchesPort),
    runImport: service.port(importPort),
    sites,
    /** Where sites change while the service runs. */
    live,
    /** Previews of drafts, where sites can change. */
    previews,
    adminToken: secrets.admin,
    async close() {
      endCollecting();
      searchReadiness.stop();
      await live?.close();
      indexer.stop();
      await searchFollows?.stop();
      await Promise.all([worker.stop(), messages.stop(), retention.stop(), removals.stop()]);
      await Promise.all(runs.map((work) => work.stop()));
      await api.close();
      engine.close();
      await files.close();
      await database.close();
    },
  };
}
