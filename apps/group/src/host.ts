import { checkoutFeature } from '@forecourt/checkout';
import { contentFeature } from '@forecourt/content';
import { deskFeature } from '@forecourt/desk';
import { financeFeature } from '@forecourt/finance';
import { formsFeature } from '@forecourt/forms';
import { garageFeature } from '@forecourt/garage';
import { locationsFeature } from '@forecourt/locations';
import { navigationFeature } from '@forecourt/navigation';
import { offersFeature } from '@forecourt/offers';
import { searchFeature } from '@forecourt/search';
import { defineHost } from '@forecourt/ssr';
import { KitSite } from '@forecourt/ui-kit';
import { vehicleDetailFeature } from '@forecourt/vehicle-detail';

/** The features of this template; template.json arranges them. */
export const host = defineHost({
  template: 'group',
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
    offersFeature,
    checkoutFeature,
    deskFeature,
  ],
});
