import { contentFeature } from '@forecourt/content';
import { deskFeature } from '@forecourt/desk';
import { financeFeature } from '@forecourt/finance';
import { formsFeature } from '@forecourt/forms';
import { garageFeature } from '@forecourt/garage';
import { locationsFeature } from '@forecourt/locations';
import { navigationFeature } from '@forecourt/navigation';
import { searchFeature } from '@forecourt/search';
import { defineHost } from '@forecourt/ssr';
import { KitSite } from '@forecourt/ui-kit';
import { vehicleDetailFeature } from '@forecourt/vehicle-detail';

/** A small used yard: nothing is reserved, sold or advertised as an offer online. template.json arranges the rest. */
export const host = defineHost({
  template: 'yard',
  siteContexts: [KitSite],
  features: [
    navigationFeature,
    searchFeature,
    vehicleDetailFeature,
    financeFeature,
    formsFeature,
    garageFeature,
    locationsFeature,
    contentFeature,
    deskFeature,
  ],
});
