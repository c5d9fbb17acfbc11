import { apiError, carIdParams, financeDisclaimerAnswer } from '@forecourt/contracts/api';
import { findFinance, lenderOf } from '@forecourt/finance-maths';
import type { Routes } from '../context.js';
import { shownVehicleById } from '../shownVehicle.js';

/** The words that belong to the repayments of a vehicle, by its id (FIN-06). */
export const financeDisclaimerRoutes: Routes = (app, { db, siteOf, clock }) => {
  app.get(
    '/api/finance-disclaimers/:car_id',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'The finance disclaimer of a vehicle',
        description: 'That of its lender, or else the one of the site.',
        tags: ['stock'],
        params: carIdParams,
        response: { 200: financeDisclaimerAnswer, 404: apiError, 410: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request) => {
      const site = siteOf(request);
      const { vehicle } = await shownVehicleById(db, site, request.params.car_id, clock());
      const finance = findFinance(site);
      if (!finance) return { car_id: vehicle.id, disclaimer: null };
      const own = lenderOf(vehicle, finance, site.site.financeProvider)?.disclaimer;
      return own
        ? { car_id: vehicle.id, disclaimer: own, source: 'lender' as const }
        : { car_id: vehicle.id, disclaimer: finance.disclaimer.text || null, source: 'site' as const };
    },
  );
};
