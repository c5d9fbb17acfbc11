import {
  accountSectionsSlot,
  alertSearchesSlot,
  alertsRoute,
  cardControlsSlot,
  compareRoute,
  emptyGarageSlot,
  formProofSlot,
  garageRoute,
  garageSectionsSlot,
  headerToolsSlot,
  myGarageRoute,
  savedSearchSlot,
  signInRoute,
  vehicleControlsSlot,
  vehicleRoute,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { listsOf } from './rules/offeredLists.js';
import { garageSection } from './section.js';
import { state } from './state/garageSlice.js';
import { whenGarageHolds } from './state/whenGarageHolds.js';

// without a garage the server's HTML is enough; the code loads with a touch or with the first saved vehicle
const whenNeeded = { hydrate: 'interaction', hydrateWhen: whenGarageHolds } as const;

/** Saved vehicles and the comparison, kept on the shopper's device. */
export const garageFeature = defineFeature({
  id: 'garage',
  module: 'garage',
  slice: { reducerPath: 'garage', load: () => Promise.resolve({ state }) },
  sections: [siteSection, vehicleSection, garageSection],
  needs: [vehicleRoute],
  pages: [
    {
      route: garageRoute,
      slots: [emptyGarageSlot, garageSectionsSlot, alertSearchesSlot, formProofSlot],
      // on a site with a watchlist too: searches are saved on the device
      isOn: (site) => listsOf(site).favourites || listsOf(site).watchlist,
      load: () => import('./pages/GaragePage.js'),
      loader: () => import('./pages/garageLoader.js'),
      head: () => import('./pages/garageHead.js'),
    },
    {
      route: compareRoute,
      slots: [emptyGarageSlot],
      isOn: (site) => listsOf(site).compare,
      load: () => import('./pages/ComparePage.js'),
      loader: () => import('./pages/compareLoader.js'),
      head: () => import('./pages/compareHead.js'),
    },
    {
      route: alertsRoute,
      slots: [alertSearchesSlot, emptyGarageSlot, formProofSlot],
      isPrivate: true,
      isOn: (site) => listsOf(site).alerts,
      load: () => import('./pages/AlertsPage.js'),
      loader: () => import('./pages/alertsLoader.js'),
      action: () => import('./pages/alertsAction.js'),
      head: () => import('./pages/alertsHead.js'),
    },
    {
      route: signInRoute,
      slots: [formProofSlot],
      isOn: (site) => listsOf(site).accounts,
      load: () => import('./pages/SignInPage.js'),
      loader: () => import('./pages/signInLoader.js'),
      action: () => import('./pages/signInAction.js'),
      head: () => import('./pages/signInHead.js'),
    },
    {
      route: myGarageRoute,
      slots: [accountSectionsSlot, emptyGarageSlot, garageSectionsSlot, formProofSlot],
      isOn: (site) => listsOf(site).accounts,
      gate: { type: 'garage' },
      load: () => import('./pages/MyGaragePage.js'),
      loader: () => import('./pages/myGarageLoader.js'),
      action: () => import('./pages/myGarageAction.js'),
      head: () => import('./pages/myGarageHead.js'),
    },
  ],
  fills: [
    fill(cardControlsSlot, {
      id: 'garage/card-controls',
      ...whenNeeded,
      load: () => import('./fills/CardControls.js'),
    }),
    fill(vehicleControlsSlot, {
      id: 'garage/vehicle-controls',
      ...whenNeeded,
      load: () => import('./fills/VehicleControls.js'),
    }),
    fill(savedSearchSlot, {
      id: 'garage/saved-search-alert',
      slots: [formProofSlot],
      hydrate: 'interaction',
      load: () => import('./fills/SavedSearchAlert.js'),
    }),
    fill(headerToolsSlot, { id: 'garage/header-tools', ...whenNeeded, load: () => import('./fills/HeaderTools.js') }),
  ],
});
