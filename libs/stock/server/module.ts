import { defineModule, portRef, provide } from '@forecourt/service';
import { feedStatesPort } from './feeds/feedStates.js';
import { StockFeeds } from './feeds/stockFeeds.js';
import { createImportJob, importPort } from './importJob.js';
import { Indexer, indexerPort } from './index/indexer.js';
import { operatorRoutes } from './routes/operatorRoutes.js';
import { shownVehicles, shownVehiclesPort } from './shownVehicles.js';
import { stockSettingsPort } from './stockSettings.js';
import { stockWords } from './words/translated.js';

/** The feeds themselves, whose states alone other modules see. */
const feedsPort = portRef<StockFeeds>('stock/feeds');

const noFeeds = {
  files: { fetch: () => Promise.reject(new Error('no feed is fetched here')) },
  sftp: { visit: () => Promise.reject(new Error('no feed is fetched here')) },
};

/** Feeds in, the index in step with them, and the vehicles that a site shows. */
export const stockModule = defineModule({
  id: 'stock',
  words: stockWords,
  provides: [
    provide(shownVehiclesPort, ({ db, now }) => shownVehicles(db, now)),
    provide(indexerPort, ({ db, sites, onNotice, port }) => {
      const { search, yieldNow } = port(stockSettingsPort);
      return new Indexer({ db, sites, search, onNotice, yieldNow });
    }),
    provide(importPort, ({ db, sites, onCommit, port }) => {
      const { worker, yieldNow } = port(stockSettingsPort);
      const indexer = port(indexerPort);
      return createImportJob({ db, sites, worker, indexer, yieldNow, onCommit });
    }),
    provide(feedsPort, ({ db, sites, now, onNotice, port }) => {
      const { feeds = noFeeds } = port(stockSettingsPort);
      return new StockFeeds({ db, sites, ...feeds, runImport: port(importPort), now, onNotice });
    }),
    provide(feedStatesPort, ({ port }) => port(feedsPort)),
  ],
  jobs: ({ port }) => ({ 'index-vehicles': port(indexerPort).handler }),
  runs: ({ port }) => (port(stockSettingsPort).feeds ? [port(feedsPort)] : []),
  routes: [operatorRoutes],
});
