import { homeSectionsSlot, listingRoute } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';

/** Stock listing with filters, and the front page's way into it. */
export const searchFeature = defineFeature({
  id: 'search',
  pages: [
    {
      route: listingRoute,
      load: () => import('./pages/ListingPage.js'),
      loader: () => import('./pages/listingLoader.js'),
      head: () => import('./pages/listingHead.js'),
    },
  ],
  fills: [
    fill(homeSectionsSlot, {
      id: 'search/home-hero',
      order: 10,
      hydrate: 'interaction',
      load: () => import('./fills/HomeHero.js'),
      loader: () => import('./fills/homeHeroLoader.js'),
    }),
  ],
});
