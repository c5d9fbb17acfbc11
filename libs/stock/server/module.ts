import { defineModule, operatorOnly, operatorTokenPort, portRef, provide, serve } from '@forecourt/service';
import { readMenuStock, readVehicle } from '@forecourt/stock/domain';
import { valuationsPort } from '@forecourt/valuation';
import { feedStatesPort } from './feeds/feedStates.js';
import { StockFeeds } from './feeds/stockFeeds.js';
import { createImportJob, importPort } from './importJob.js';
import { Indexer, indexerPort } from './index/indexer.js';
import { refusedImportsPort } from './refusedImports.js';
import { MenuStock, menuStockOf } from './menuStock.js';
import { operatorRoutes } from './routes/operatorRoutes.js';
import { shownVehicles, shownVehiclesPort } from './shownVehicles.js';
import { stockSettingsPort } from './stockSettings.js';
import { vehicleOf } from './vehicleOf.js';
import { stockServerWords } from './words/translated.js';

/** The feeds themselves, whose states alone other modules see. */
const feedsPort = portRef<StockFeeds>('stock/feeds');

/** Seconds for which a browser keeps the stock of the menus, from page to page. */
const MENU_STOCK_KEPT = 300;

const noFeeds = {
  files: { fetch: () => Promise.reject(new Error('no feed is fetched here')) },
  sftp: { visit: () => Promise.reject(new Error('no feed is fetched here')) },
};

/** Feeds in, the index in step with them, and the vehicles that a site shows. */
export const stockModule = defineModule({
  id: 'stock',
  words: stockServerWords,
  provides: [
    provide(shownVehiclesPort, ({ db, now }) => shownVehicles(db, now)),
    provide(indexerPort, ({ db, sites, onNotice, port }) => {
      const { search, yieldNow } = port(stockSettingsPort);
      return new Indexer({ db, sites, search, onNotice, yieldNow });
    }),
    provide(importPort, ({ db, sites, onCommit, port, findPort }) => {
      const { worker, yieldNow } = port(stockSettingsPort);
      const indexer = port(indexerPort);
      return createImportJob({ db, sites, worker, indexer, yieldNow, onCommit, refused: findPort(refusedImportsPort) });
    }),
    provide(feedsPort, ({ db, sites, now, onNotice, port }) => {
      const { feeds = noFeeds } = port(stockSettingsPort);
      return new StockFeeds({ db, sites, ...feeds, runImport: port(importPort), now, onNotice });
    }),
    provide(feedStatesPort, ({ port }) => port(feedsPort)),
  ],
  jobs: ({ port }) => ({ 'index-vehicles': port(indexerPort).handler }),
  runs: ({ port }) => (port(stockSettingsPort).feeds ? [port(feedsPort)] : []),
  calls: ({ db, now, port, findPort }) => {
    const services = { db, vehicles: port(shownVehiclesPort), valuations: findPort(valuationsPort) };
    const menuStock = new MenuStock(port(stockSettingsPort).searchOf, now);
    return [
      serve(readVehicle, ({ site, params }) => vehicleOf(services, site, params.slug)),
      serve(
        readMenuStock,
        async ({ site, reply }) => {
          const answer = await menuStockOf(menuStock, site);
          // an empty answer is not cached: the stock may be imported at any moment
          if (answer.makes.length > 0) void reply.header('cache-control', `public, max-age=${MENU_STOCK_KEPT}`);
          return answer;
        },
        { perMinute: 120 },
      ),
    ];
  },
  routes: (app, service) => {
    // a scope of their own: calls of shoppers share that of the module
    void app.register((scope, _none, done) => {
      operatorOnly(scope, service.port(operatorTokenPort));
      operatorRoutes(scope, service, { indexer: service.port(indexerPort), runImport: service.port(importPort) });
      done();
    });
  },
});
