import {
  articleRoute,
  authorRoute,
  blogRoute,
  brandTopSlot,
  cardControlsSlot,
  contentPageRoute,
  financeDisclaimerRoute,
  homeSectionsSlot,
  informationRoute,
  onlinePaymentRoute,
  privacyRoute,
  siteMapRoute,
  spinToWinRoute,
  termsRoute,
  topicEnquirySlot,
  vehicleBlogsSlot,
} from '@forecourt/contracts';
import { defineFeature, fill, type PageDefinition } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import { contentParts } from './parts.js';
import { contentSection } from './section.js';

const hasBlog: PageDefinition['isOn'] = (site) => sectionOf(site, contentSection).hasBlog;

/** A page of words; the legal ones are named by their route, the others by their address. */
const wordsPage = (route: PageDefinition['route'], loader: PageDefinition['loader']): PageDefinition => ({
  route,
  slots: [topicEnquirySlot, cardControlsSlot],
  ...(loader ? { loader } : {}),
  load: () => import('./pages/TextPage.js'),
  head: () => import('./pages/textHead.js'),
});
const legal = (slug: string) => () =>
  import('./pages/textLoader.js').then(({ loaderOf }) => ({ loader: loaderOf(slug) }));
const named = () => import('./pages/textLoader.js');

/** Articles, pages of information and legal pages, as the dealer wrote them. */
export const contentFeature = defineFeature({
  id: 'content',
  module: 'content',
  slice: { reducerPath: 'content', load: () => import('./state/contentSlice.js') },
  sections: [siteSection, vehicleSection, contentSection],
  parts: contentParts,
  pages: [
    {
      route: blogRoute,
      isOn: hasBlog,
      isListed: true,
      load: () => import('./pages/BlogPage.js'),
      loader: () => import('./pages/blogLoader.js'),
      head: () => import('./pages/blogHead.js'),
    },
    {
      route: authorRoute,
      isOn: hasBlog,
      load: () => import('./pages/BlogPage.js'),
      loader: () => import('./pages/blogLoader.js'),
      head: () => import('./pages/blogHead.js'),
    },
    {
      route: articleRoute,
      slots: [cardControlsSlot],
      isOn: hasBlog,
      load: () => import('./pages/ArticlePage.js'),
      loader: () => import('./pages/articleLoader.js'),
      head: () => import('./pages/articleHead.js'),
    },
    wordsPage(privacyRoute, legal('privacy-policy')),
    wordsPage(termsRoute, legal('terms-and-conditions')),
    wordsPage(financeDisclaimerRoute, legal('finance-disclaimer')),
    {
      ...wordsPage(spinToWinRoute, legal('spin-to-win')),
      isOn: (site) => sectionOf(site, contentSection).memberPages.spinToWin !== 'off',
      gate: { type: 'spin-to-win' },
    },
    {
      ...wordsPage(onlinePaymentRoute, legal('online-payment')),
      isOn: (site) => sectionOf(site, contentSection).memberPages.onlinePayment !== 'off',
      gate: {
        type: 'online-payment',
        isOn: (site) => sectionOf(site, contentSection).memberPages.onlinePayment === 'gated',
      },
    },
    wordsPage(contentPageRoute, named),
    wordsPage(informationRoute, named),
    {
      route: siteMapRoute,
      isListed: true,
      load: () => import('./pages/SiteMapPage.js'),
      loader: () => import('./pages/siteMapLoader.js'),
      head: () => import('./pages/siteMapHead.js'),
    },
  ],
  fills: [
    fill(homeSectionsSlot, {
      id: 'content/home-promotions',
      order: 15,
      // the arrows of the slider need script; it comes when the slider is seen
      hydrate: 'visible',
      load: () => import('./fills/HomePromotions.js'),
      loader: () => import('./fills/promotionsLoader.js'),
      sections: [siteSection, contentSection],
    }),
    fill(homeSectionsSlot, {
      id: 'content/home-blog',
      hydrate: 'never',
      load: () => import('./fills/HomeBlog.js'),
      loader: () => import('./fills/latestLoaders.js').then(({ homeLoader }) => ({ loader: homeLoader })),
      sections: [siteSection, contentSection],
    }),
    fill(homeSectionsSlot, {
      id: 'content/home-calls',
      order: 62,
      hydrate: 'never',
      load: () => import('./fills/HomeCalls.js'),
      sections: [contentSection],
    }),
    fill(brandTopSlot, {
      id: 'content/brand-words',
      hydrate: 'never',
      load: () => import('./fills/BrandWords.js'),
      loader: () => import('./fills/brandWordsLoader.js'),
      sections: [contentSection],
    }),
    fill(vehicleBlogsSlot, {
      id: 'content/vehicle-blogs',
      hydrate: 'never',
      load: () => import('./fills/VehicleBlogs.js'),
      loader: () => import('./fills/latestLoaders.js').then(({ vehicleLoader }) => ({ loader: vehicleLoader })),
      sections: [siteSection, contentSection],
    }),
  ],
});
