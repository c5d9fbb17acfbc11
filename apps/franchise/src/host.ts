import { financeFeature } from '@forecourt/finance';
import { formsFeature } from '@forecourt/forms';
import { garageFeature } from '@forecourt/garage';
import { navigationFeature } from '@forecourt/navigation';
import { searchFeature } from '@forecourt/search';
import { vehicleDetailFeature } from '@forecourt/vehicle-detail';
import { homeRoute } from '@forecourt/contracts';
import type { HostDefinition } from '@forecourt/ssr';
import { Layout } from './Layout.js';

/** What this template is made of; how it is arranged stands in Layout.tsx, HomePage.tsx and template.json. */
export const host: HostDefinition = {
  template: 'franchise',
  features: [navigationFeature, searchFeature, vehicleDetailFeature, financeFeature, formsFeature, garageFeature],
  pages: [
    {
      route: homeRoute,
      isListed: true,
      load: () => import('./HomePage.js'),
      loader: () => import('./homeLoader.js'),
      head: () => import('./homeHead.js'),
    },
  ],
  Layout,
};
