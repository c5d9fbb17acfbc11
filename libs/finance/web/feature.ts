import {
  belowPriceSlot,
  budgetRoute,
  financeEnquirySlot,
  financeRoute,
  homeSectionsSlot,
  personalisedFinanceRoute,
  purchaseFinanceSlot,
  stickyHeaderSlot,
  vehicleSectionsSlot,
  workedOutLoanSlot,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { enquiryRulesSection } from '@forecourt/enquiry';
import { financeSection } from '@forecourt/finance-maths';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import {
  loadBudgetFinder,
  loadCalculator,
  loadPersonalisedCalculator,
  loadPriceRange,
  loadRepaymentEstimate,
  loadStickyEstimate,
} from './parts.js';

const SECTIONS = [siteSection, vehicleSection, financeSection];

/** Finance: estimate and calculator on a vehicle's page, a page of its own, and the budget finder. */
export const financeFeature = defineFeature({
  id: 'finance',
  module: 'finance',
  slice: { reducerPath: 'finance', load: () => import('./state/financeSlice.js') },
  sections: SECTIONS,
  parts: [loadCalculator, loadPersonalisedCalculator, loadBudgetFinder, loadPriceRange],
  pages: [
    {
      route: financeRoute,
      gate: { type: 'finance', isOn: (site) => sectionOf(site, financeSection).externalCreditCheck },
      slots: [financeEnquirySlot],
      isListed: true,
      load: () => import('./pages/FinancePage.js'),
      loader: () => import('./pages/financeLoader.js'),
      head: () => import('./pages/financeHead.js'),
    },
    {
      route: personalisedFinanceRoute,
      // the key of its gate's form is one visitor's: a page that was kept would have two shoppers send the same lead
      isPrivate: true,
      // its gate asks what every enquiry asks
      sections: [...SECTIONS, enquiryRulesSection],
      isOn: (site) => sectionOf(site, financeSection).personalised.isOn,
      load: () => import('./pages/PersonalisedPage.js'),
      loader: () => import('./pages/personalisedLoader.js'),
      action: () => import('./pages/personalisedAction.js'),
      head: () => import('./pages/personalisedHead.js'),
    },
    {
      route: budgetRoute,
      isListed: true,
      load: () => import('./pages/BudgetPage.js'),
      loader: () => import('./pages/budgetLoader.js'),
      head: () => import('./pages/budgetHead.js'),
    },
  ],
  fills: [
    fill(homeSectionsSlot, {
      id: 'finance/home-budget',
      // between bodies and the latest arrivals
      order: 45,
      // the server has counted it; its code comes when the shopper reads on or touches it
      hydrate: 'scroll',
      load: () => import('./fills/HomeBudget.js'),
      loader: () => import('./pages/budgetLoader.js'),
    }),
    fill(belowPriceSlot, {
      id: 'finance/repayment-estimate',
      order: 10,
      // a quote is requested when the shopper scrolls
      hydrate: 'scroll',
      load: loadRepaymentEstimate,
    }),
    fill(stickyHeaderSlot, {
      id: 'finance/sticky-estimate',
      order: 10,
      // comes with the header; what is live at once is preloaded by every page
      hydrate: 'scroll',
      load: loadStickyEstimate,
    }),
    fill(purchaseFinanceSlot, {
      id: 'finance/purchase-estimate',
      order: 10,
      // follows the sliders next to it
      hydrate: 'idle',
      load: () => import('./fills/PurchaseEstimate.js'),
    }),
    fill(workedOutLoanSlot, {
      id: 'finance/worked-out-loan',
      // with the form around it: there is nothing in it to touch
      hydrate: 'load',
      load: () => import('./fills/WorkedOutLoan.js'),
    }),
    fill(vehicleSectionsSlot, {
      id: 'finance/vehicle-calculator',
      order: 10,
      hydrate: 'visible',
      load: () => import('./fills/VehicleCalculator.js'),
    }),
  ],
});
