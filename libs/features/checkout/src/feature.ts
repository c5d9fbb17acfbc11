import { homeSectionsSlot } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { checkoutSection } from './section.js';

export const checkoutFeature = defineFeature({
  id: 'checkout',
  sections: [checkoutSection],
  slice: { reducerPath: 'checkout', load: () => import('./state/checkoutSlice.js') },
  fills: [
    fill(homeSectionsSlot, {
      id: 'checkout/home',
      hydrate: 'visible',
      keepsState: true,
      load: () => import('./fills/HomeSection.js'),
      loader: () => import('./fills/homeLoader.js'),
    }),
  ],
});
