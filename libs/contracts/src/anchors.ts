import {
  budgetRoute,
  enquiryRoute,
  financeRoute,
  garageRoute,
  homeRoute,
  listingRoute,
  personalisedFinanceRoute,
  vehicleRoute,
} from './routes.js';

/** Where the content of every page begins. */
export const MAIN_ANCHOR = 'main';

/**
 * Places within pages that a link may lead to, by route id (VDP-25). A page that is not named has `MAIN_ANCHOR` alone.
 */
export const PAGE_ANCHORS: ReadonlyMap<string, readonly string[]> = new Map([
  [homeRoute.id, ['bodies', 'types', 'makes', 'models', 'newest', 'budget-finder']],
  [listingRoute.id, ['results', 'filters']],
  [
    vehicleRoute.id,
    [
      'enquiry',
      'test-drive',
      'vehicle-map',
      'finance-calculator',
      'finance-disclaimer',
      'details',
      'key-information',
      'used-car-checks',
      'video',
      'comments',
      'whats-included',
      'why-buy',
      'reserve-online',
      'protect',
      'features',
      'specifications',
      'fuel-calculator',
      'delivery-calculator',
      'buying-rights',
      'tow-match',
      'similar',
      'recently-viewed',
      'blogs',
    ],
  ],
  [enquiryRoute.id, ['enquiry']],
  [financeRoute.id, ['finance-calculator', 'finance-form', 'finance-disclaimer']],
  [personalisedFinanceRoute.id, ['personalised-quote']],
  [budgetRoute.id, ['budget-finder', 'price-range']],
  [garageRoute.id, ['saved-searches']],
]);
