import { createContext, useContext } from 'react';
import type { Place } from '@forecourt/site-config/places';
import type { SiteSection } from '@forecourt/site-config';
import type { SearchConfig } from '../config.js';
import type { ValueNames } from '../rules/names.js';
import type { ListingResults } from '../rules/listingQuery.js';
import type { FilterChange, ListingFilters } from '../rules/listingUrl.js';
import type { Near } from '../rules/near.js';
import type { Rescue } from '../rules/rescue.js';
import type { HitsCache } from './hitsCache.js';
import type { NextAddress } from './listingRouter.js';
import type { SearchWords } from './useSearchWords.js';

/** Results and the choice that they belong to. */
export interface ShownListing {
  readonly filters: ListingFilters;
  readonly results: ListingResults;
}

/** What the listing's widgets share beyond InstantSearch's own hooks. */
export interface Listing {
  readonly site: SiteSection;
  readonly options: SearchConfig;
  /** Names of locations and dealerships by slug. */
  readonly labels: ValueNames;
  /** Moment of the page, epoch milliseconds. */
  readonly now: number;
  /** What is chosen: at once, before its results are there. */
  readonly filters: ListingFilters;
  /** What the search field holds. */
  readonly words: SearchWords;
  /** The last results that there were; none where the search never answered (SRCH-06). */
  readonly shown: ShownListing | undefined;
  /** For an empty listing: what each filter that could go would bring. */
  readonly rescues: readonly Rescue[];
  /** `stalled`: loading for so long that the page should show it. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The code of the search did not come: only another document can search. */
  readonly isLost: boolean;
  /** Where the postcode of the results is. */
  readonly place: Place | undefined;
  /** What was typed where there is no such postcode. */
  readonly refused: Near | undefined;
  readonly hitsCache: HitsCache;
  /** Chooses something else, of whatever kind. */
  readonly go: (change: FilterChange, next?: NextAddress) => void;
  /** Says how the page of the next refinement is written. */
  readonly expect: (next: NextAddress) => void;
}

export const ListingContext = createContext<Listing | null>(null);

export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('useListing: the widget must be inside <ListingSearch>.');
  return listing;
}
