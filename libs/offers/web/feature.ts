import {
  brandSectionsSlot,
  cardControlsSlot,
  garageSectionsSlot,
  homeSectionsSlot,
  listingTilesSlot,
  makeOfferRoute,
  offerEnquirySlot,
  offerRoute,
  offersRoute,
  type RouteRef,
  vehicleRoute,
} from '@forecourt/contracts';
import { defineFeature, fill, type PageDefinition } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import { offersParts } from './parts.js';
import { offersSection } from './section.js';

const isOn: PageDefinition['isOn'] = (site) => sectionOf(site, offersSection).isOn;

/** The page of an offer, at one of its two addresses (B2.1). */
const offerPage = (route: RouteRef<string>): PageDefinition => ({
  route,
  isOn,
  slots: [offerEnquirySlot, cardControlsSlot],
  load: () => import('./pages/OfferPage.js'),
  loader: () => import('./pages/offerLoader.js'),
  head: () => import('./pages/offerHead.js'),
});

/** What a dealer offers, with its conditions, its vehicles and its enquiry. */
export const offersFeature = defineFeature({
  id: 'offers',
  module: 'offers',
  slice: { reducerPath: 'offers', load: () => import('./state/offersSlice.js') },
  sections: [siteSection, vehicleSection, offersSection],
  parts: offersParts,
  needs: [vehicleRoute],
  pages: [
    {
      route: offersRoute,
      isOn,
      isListed: true,
      slots: [cardControlsSlot],
      load: () => import('./pages/OffersPage.js'),
      loader: () => import('./pages/offersLoader.js'),
      head: () => import('./pages/offersHead.js'),
    },
    offerPage(offerRoute),
    offerPage(makeOfferRoute),
  ],
  fills: [
    fill(homeSectionsSlot, {
      id: 'offers/home',
      order: 55,
      hydrate: 'never',
      load: () => import('./fills/HomeOffers.js'),
      loader: () => import('./fills/homeLoader.js'),
      sections: [siteSection, offersSection],
    }),
    fill(brandSectionsSlot, {
      id: 'offers/brand-offers',
      order: 20,
      hydrate: 'never',
      load: () => import('./fills/BrandOffers.js'),
      loader: () => import('./fills/brandLoader.js'),
      sections: [siteSection, offersSection],
    }),
    fill(listingTilesSlot, {
      id: 'offers/tiles',
      hydrate: 'never',
      load: () => import('./fills/ListingTile.js'),
      loader: () => import('./fills/tilesLoader.js'),
      sections: [offersSection],
    }),
    // only the browser knows them
    fill(garageSectionsSlot, {
      id: 'offers/saved',
      order: 20,
      hydrate: 'idle',
      load: () => import('./fills/SavedOffers.js'),
      sections: [siteSection, offersSection],
    }),
  ],
});
