import { listLocations, locatePostcode, priceDelivery } from '@forecourt/locations/domain';
import { defineModule, serve } from '@forecourt/service';
import { withoutPhones } from '@forecourt/service/sites';
import { deliveryPrice } from './deliveryPrice.js';
import { placeOfPostcode } from './placeOfPostcode.js';
import { placePages } from './placePages.js';
import { locationsServerWords } from './words/translated.js';

/** Look-ups a minute from one address on one site: far more than anybody types. */
const LOOK_UPS_A_MINUTE = 120;

/** The dealer's places, where a postcode is, and what a delivery to one costs. */
export const locationsModule = defineModule({
  id: 'locations',
  words: locationsServerWords,
  calls: () => [
    serve(listLocations, ({ site }) => ({
      locations: withoutPhones(site.site.locations, site).filter(({ visible }) => visible),
    })),
    serve(locatePostcode, ({ site, params }) => placeOfPostcode(site, params.postcode), {
      perMinute: LOOK_UPS_A_MINUTE,
    }),
    serve(priceDelivery, ({ site, query }) => deliveryPrice(site, query.postcode)),
  ],
  pages: placePages,
});
