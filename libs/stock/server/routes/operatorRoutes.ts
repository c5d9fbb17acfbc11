import { adminReindexBody, Refusal } from '@forecourt/contracts/api';
import { storable } from '@forecourt/enquiry';
import { operatorOnly, operatorSchema, operatorTokenPort, type ModuleRoutes } from '@forecourt/service';
import { z } from 'zod';
import { importPort, importRequest } from '../importJob.js';
import { indexerPort } from '../index/indexer.js';
import { shownStock } from '../shownStock.js';

const vehicleQuery = z.object({ site: z.string().default(''), stocknum: z.string().default('') });
const { properties, required } = z.toJSONSchema(importRequest, { io: 'input' });

/** For the command line while a server runs, which locks the data folder. */
export const operatorRoutes: ModuleRoutes = (app, { db, sites, port }) => {
  const indexer = port(indexerPort);
  const runImport = port(importPort);
  operatorOnly(app, port(operatorTokenPort));
  app.get(
    '/api/admin/vehicles',
    {
      schema: {
        summary: 'A vehicle of a site’s stock, whether or not the site shows it',
        querystring: vehicleQuery,
        ...operatorSchema('The vehicle.'),
      },
    },
    async (request) => {
      const { site, stocknum } = request.query;
      const configured = sites.bySlug(site);
      if (!configured) throw new Refusal(404, `There is no site "${site}".`);
      const stock = shownStock(db, configured);
      const vehicle = await stock.byStockNumber(storable(stocknum));
      if (vehicle) return { vehicle };
      const near = await stock.similarNumbers(storable(stocknum));
      const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
      throw new Refusal(404, `There is no vehicle "${stocknum}" on ${site}.${hint}`);
    },
  );

  app.post(
    '/api/admin/search-index',
    {
      schema: {
        summary: 'Builds search collections anew from the stock',
        body: adminReindexBody,
        ...operatorSchema('The sites, and how many vehicles each has.'),
      },
    },
    async (request) => ({
      rebuilt: await indexer.rebuild(request.body.site),
    }),
  );

  app.post(
    '/api/admin/imports',
    {
      schema: {
        summary: 'Imports a feed from a file of this machine',
        body: z.unknown().meta({ type: 'object', properties, required }),
        ...operatorSchema('What the import did.'),
      },
    },
    (request) => runImport(request.body),
  );
};
