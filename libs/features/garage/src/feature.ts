import { defineFeature } from '@forecourt/composition';

/** Saved vehicles and the comparison, kept on the shopper's device. */
export const garageFeature = defineFeature({ id: 'garage' });
