import { belowPriceSlot, financeRoute, vehicleSectionsSlot } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { loadCalculator } from './parts.js';

/** Finance: estimate and calculator on a vehicle's page, and a page of its own. */
export const financeFeature = defineFeature({
  id: 'finance',
  parts: [loadCalculator],
  pages: [
    {
      route: financeRoute,
      load: () => import('./pages/FinancePage.js'),
      loader: () => import('./pages/financeLoader.js'),
      head: () => import('./pages/financeHead.js'),
    },
  ],
  fills: [
    fill(belowPriceSlot, {
      id: 'finance/repayment-estimate',
      order: 10,
      hydrate: 'never',
      load: () => import('./fills/RepaymentEstimate.js'),
    }),
    fill(vehicleSectionsSlot, {
      id: 'finance/vehicle-calculator',
      order: 10,
      hydrate: 'visible',
      load: () => import('./fills/VehicleCalculator.js'),
    }),
  ],
});
