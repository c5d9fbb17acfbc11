import { phoneRoute, printRoute, vehicleRoute } from '@forecourt/contracts';
import { defineFeature } from '@forecourt/composition';
import { sectionOf } from '@forecourt/site-config';
import { vehicleParts } from './parts.js';
import { vehicleDetailSection } from './section.js';

/** The page of one vehicle. */
export const vehicleDetailFeature = defineFeature({
  id: 'vehicle-detail',
  parts: vehicleParts,
  pages: [
    {
      route: vehicleRoute,
      load: () => import('./pages/VehiclePage.js'),
      loader: () => import('./pages/vehicleLoader.js'),
      head: () => import('./pages/vehicleHead.js'),
    },
    {
      route: printRoute,
      isOn: (site) => sectionOf(site, vehicleDetailSection).print.isShown,
      load: () => import('./pages/PrintPage.js'),
      loader: () => import('./pages/printLoader.js'),
      head: () => import('./pages/printHead.js'),
    },
    {
      route: phoneRoute,
      load: () => import('./pages/PhonePage.js'),
      loader: () => import('./pages/phoneLoader.js'),
      head: () => import('./pages/phoneHead.js'),
    },
  ],
});
