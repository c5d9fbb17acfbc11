import { adminReindexBody, apiError, Refusal } from '@forecourt/contracts/api';
import { storable } from '@forecourt/enquiry';
import type { ServiceApp, ServiceContext } from '@forecourt/service';
import { z } from 'zod';
import { importRequest, type ImportJob } from '../importJob.js';
import type { Indexer } from '../index/indexer.js';
import { shownStock } from '../shownStock.js';

const tags = ['admin'];
const found = (description: string) => ({ 200: z.unknown().describe(description), 404: apiError, 422: apiError });
const vehicleQuery = z.object({ site: z.string().default(''), stocknum: z.string().default('') });
const { properties, required } = z.toJSONSchema(importRequest, { io: 'input' });

interface StockWork {
  readonly indexer: Pick<Indexer, 'rebuild'>;
  readonly runImport: ImportJob;
}

/** For the command line while a server runs, which locks the data folder. */
export function operatorRoutes(
  app: ServiceApp,
  { db, sites }: Pick<ServiceContext, 'db' | 'sites'>,
  { indexer, runImport }: StockWork,
): void {
  app.get(
    '/api/admin/vehicles',
    {
      schema: {
        summary: 'A vehicle of a site’s stock, whether or not the site shows it',
        ...{ tags, querystring: vehicleQuery, response: found('The vehicle.') },
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
        ...{ tags, body: adminReindexBody, response: found('The sites, and how many vehicles each has.') },
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
        ...{
          tags,
          body: z.unknown().meta({ type: 'object', properties, required }),
          response: found('What the import did.'),
        },
      },
    },
    (request) => runImport(request.body),
  );
}
