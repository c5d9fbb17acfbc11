import type { VehicleDetailConfig } from './config.js';
import { SHARE_NETWORKS } from './domain/shareLinks.js';

/** What the specification says where it says something; the order of the sections is that of A2 and B2.2. */
export const DEFAULTS: VehicleDetailConfig = {
  sections: [
    'key-information',
    'used-car-checks',
    'comments',
    'whats-included',
    'why-buy',
    'features',
    'fuel',
    'delivery',
    'specifications',
    'sections',
    'similar',
    'recently-viewed',
    'feature-banner',
    'location',
  ],
  keyInformationShown: 4,
  featuresShown: 8,
  commentsCollapsedAt: 400,
  commentsPendingText: 'Dealer comments are pending. Please check back here later.',
  thumbnailsAbove: 3,
  spin: {
    isShown: true,
    startsIn: 'spin',
    autoRotate: 'always',
    interval: 100,
    pixelsPerFrame: 20,
    hint: 'Swipe to spin',
  },
  buttons: ['enquire', 'call', 'directions', 'history'],
  priceHistory: { isShown: false, most: 10 },
  similarCount: 6,
  recentlyViewed: { kept: 12, shown: 4 },
  stickyHeader: { isShown: true, from: 500 },
  bottomBar: { isShown: true, beyond: 900, buttons: ['call', 'enquire'] },
  share: { isShown: true, networks: [...SHARE_NETWORKS], noticeFor: 1500 },
  print: {
    isShown: true,
    disclaimer:
      'Details were right when this page was printed. Please confirm price, equipment and availability with us before you travel.',
  },
  brochure: true,
  announcement: true,
  fuel: { price: 1.7, distance: 250, consumption: 10 },
  usedCarChecks: { title: 'Used-car checks', items: [] },
  whatsIncluded: { title: 'What’s Included', items: [] },
  whyBuy: { title: 'Why Buy From Us?', items: [] },
  featureBanner: [
    { title: 'Latest offers', text: 'See what is on just now.', href: '/special-offers' },
    { title: 'Book a service online', text: 'Choose a time that suits you.', href: '/service' },
    { title: 'Sell your car', text: 'Find out what yours is worth.', href: '/trade-in' },
  ],
};
