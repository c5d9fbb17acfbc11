import {
  accountSearchesRoute,
  accountSectionsSlot,
  alertSearchesSlot,
  brandRoute,
  brandSectionsSlot,
  brandsRoute,
  brandTopSlot,
  cardControlsSlot,
  emptyGarageSlot,
  garageSectionsSlot,
  headerSearchSlot,
  homeSectionsSlot,
  listingRoute,
  listingTilesSlot,
  modelsRoute,
  partsRoute,
  routeRef,
  savedSearchSlot,
  vehicleSectionsSlot,
  vehicleRoute,
} from '@forecourt/contracts';
import { defineFeature, fill, type Load, type PageDefinition } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection, type SiteSection } from '@forecourt/site-config';
import { loadListing } from './pages/loadListing.js';
import { searchSection } from './section.js';
import type * as homeLoaders from './fills/homeLoaders.js';

type Loaders = typeof homeLoaders;
const loaderOf = (name: keyof Loaders) => () =>
  import('./fills/homeLoaders.js').then((loaders) => ({ loader: loaders[name] }));

/** Sections of the front page are plain HTML: no browser loads their code on the first page. */
const homeBrowse = (part: string, order: number, loader: keyof Loaders) =>
  fill(homeSectionsSlot, {
    id: `search/home-${part}`,
    order,
    hydrate: 'never',
    load: () => import('./fills/HomeBrowse.js'),
    loader: loaderOf(loader),
  });

/** Where the site does not have its pages of brands, an address leads to where it has them. */
const movedBrand = (name: string, path: SiteSection['brandPath']): PageDefinition => ({
  route: routeRef<string>(`search/${name}`, path),
  isOn: (site) => sectionOf(site, siteSection).brandPath !== path,
  load: () => import('./pages/BrandPage.js'),
  loader: () => import('./pages/movedBrandLoader.js'),
});

/** Stock listing with filters, and the front page's ways into it. */
export const searchFeature = defineFeature({
  id: 'search',
  sections: [siteSection, vehicleSection, searchSection],
  slice: { reducerPath: 'search', load: () => import('./state/searchSlice.js') },
  needs: [vehicleRoute],
  pages: [
    {
      route: listingRoute,
      slots: [cardControlsSlot, listingTilesSlot, savedSearchSlot],
      isListed: true,
      listedPaths: () => import('./pages/listedPaths.js'),
      load: () => import('./pages/ListingPage.js'),
      loader: () => import('./pages/listingLoader.js'),
      shouldRevalidate: () => import('./instantsearch/clientListing.js'),
      head: () => import('./pages/listingHead.js'),
    },
    {
      route: partsRoute,
      slots: [cardControlsSlot, savedSearchSlot],
      load: () => import('./pages/ListingPage.js'),
      loader: () => import('./pages/partsLoader.js'),
    },
    {
      route: brandsRoute,
      isListed: true,
      load: () => import('./pages/BrandsPage.js'),
      loader: () => import('./pages/brandsLoader.js'),
      head: () => import('./pages/brandsHead.js'),
    },
    {
      route: brandRoute,
      slots: [cardControlsSlot, brandTopSlot, brandSectionsSlot],
      load: () => import('./pages/BrandPage.js'),
      loader: () => import('./pages/brandLoader.js'),
      head: () => import('./pages/brandHead.js'),
    },
    {
      route: accountSearchesRoute,
      isPrivate: true,
      isOn: (site) => sectionOf(site, siteSection).garageEnabled,
      load: () => import('./pages/accountSearches.js'),
      loader: () => import('./pages/accountSearches.js'),
      action: () => import('./pages/accountSearches.js'),
    },
    movedBrand('brand-overview', '/:brand/overview'),
    movedBrand('brand-address', '/brands/:brand'),
    {
      route: modelsRoute,
      isListed: true,
      load: () => import('./pages/ModelsPage.js'),
      loader: () => import('./pages/modelsLoader.js'),
      head: () => import('./pages/modelsHead.js'),
    },
  ],
  parts: [loadListing as Load<never>],
  fills: [
    // a plain form until the first interaction
    fill(headerSearchSlot, {
      id: 'search/header',
      hydrate: 'interaction',
      load: () => import('./fills/HeaderSearch.js'),
    }),
    fill(homeSectionsSlot, {
      id: 'search/home-hero',
      order: 10,
      hydrate: 'never',
      load: () => import('./fills/HomeHero.js'),
      loader: loaderOf('heroLoader'),
    }),
    homeBrowse('types', 20, 'typesLoader'),
    homeBrowse('models', 30, 'modelsLoader'),
    homeBrowse('bodies', 40, 'bodiesLoader'),
    fill(homeSectionsSlot, {
      id: 'search/home-newest',
      slots: [cardControlsSlot],
      order: 50,
      // a row slides by itself, and its arrows come with a touch; a wide screen shows it at once
      hydrate: 'scroll',
      load: () => import('./fills/HomeNewest.js'),
      loader: loaderOf('newestLoader'),
    }),
    fill(homeSectionsSlot, {
      id: 'search/home-featured',
      slots: [cardControlsSlot],
      order: 48,
      hydrate: 'scroll',
      load: () => import('./fills/HomeFeatured.js'),
      loader: loaderOf('featuredLoader'),
    }),
    homeBrowse('makes', 60, 'makesLoader'),
    fill(homeSectionsSlot, {
      id: 'search/home-stats',
      order: 65,
      hydrate: 'never',
      load: () => import('./fills/HomeStats.js'),
      loader: loaderOf('statsLoader'),
    }),
    fill(emptyGarageSlot, {
      id: 'search/just-arrived',
      slots: [cardControlsSlot],
      order: 10,
      hydrate: 'visible',
      load: () => import('./fills/JustArrived.js'),
      loader: () => import('./fills/justArrivedLoader.js'),
    }),
    // only the browser knows them
    fill(garageSectionsSlot, {
      id: 'search/saved-searches',
      order: 10,
      hydrate: 'idle',
      load: () => import('./fills/SavedSearches.js'),
    }),
    fill(alertSearchesSlot, {
      id: 'search/alert-searches',
      hydrate: 'idle',
      load: () => import('./fills/AlertSearches.js'),
    }),
    fill(accountSectionsSlot, {
      id: 'search/account-searches',
      order: 10,
      // only the browser knows whether searches are about to join
      hydrate: 'idle',
      load: () => import('./fills/AccountSearches.js'),
      loader: () => import('./fills/accountSearchesLoader.js'),
    }),
    fill(vehicleSectionsSlot, {
      id: 'search/tow-match',
      order: 50,
      hydrate: 'never',
      load: () => import('./fills/TowMatch.js'),
    }),
  ],
});
