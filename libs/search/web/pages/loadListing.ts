import type { Load } from '@forecourt/composition';
import type { ListingData } from './listingLoader.js';

/** The code of a listing: InstantSearch, its widgets and their components. */
export const loadListing: Load<{ data: ListingData }> = () => import('./ListingPart.js');
