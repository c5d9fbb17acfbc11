import { apiError, menuStockAnswer, Refusal } from '@forecourt/contracts/api';
import type { ServiceApp, ServiceContext } from '@forecourt/service';
import { MenuStock } from '../menuStock.js';
import type { StockSettings } from '../stockSettings.js';
import { worded } from '../words/worded.js';

/** Seconds for which a browser keeps the answer, from page to page. */
const KEPT = 300;

/** Makes, bodies and models for the menus of a site (NAV-01). */
export function menuStockRoutes(
  app: ServiceApp,
  { siteOf, now }: Pick<ServiceContext, 'siteOf' | 'now'>,
  searchOf: StockSettings['searchOf'],
): void {
  const stock = new MenuStock(searchOf, now);
  app.get(
    '/api/menu-stock',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Ways into the stock for the menus of this site',
        tags: ['search'],
        response: { 200: menuStockAnswer, 404: apiError, 429: apiError, 503: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const answer = await stock.of(site).catch(() => {
        throw new Refusal(503, worded('stock.later'));
      });
      // an empty answer is not cached: the stock may be imported at any moment
      if (answer.makes.length > 0) void reply.header('cache-control', `public, max-age=${KEPT}`);
      return answer;
    },
  );
}
