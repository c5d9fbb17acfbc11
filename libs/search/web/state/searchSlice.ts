import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { recordOf } from '@forecourt/runtime';
import { persist, rootReducer } from '@forecourt/runtime/store';
import type { FacetName } from '../rules/attributes.js';
import { readPlace, type LeftPlace } from '../rules/leftPlace.js';
import type { GroupName } from '../rules/panelGroups.js';
import { KEPT_SEARCHES, readSearches, remembered, SAVED_SEARCHES, type PastSearch } from '../rules/searchHistory.js';

/** What a shopper looked for, and how the listing was left. The choice itself is the address's. */
export interface SearchState {
  /** The last searches, the newest first (SRCH-18). */
  past: PastSearch[];
  /** Searches that are kept on purpose, the newest first. */
  saved: PastSearch[];
  /** Groups that were opened or closed by hand. */
  groups: Partial<Record<GroupName, boolean>>;
  /** Facets that show all their values. */
  expanded: FacetName[];
  /** The place to return to on a listing of several pages, whose hits are InstantSearch's (SRCH-10). */
  left?: LeftPlace | undefined;
}

const initialState: SearchState = { past: [], saved: [], groups: {}, expanded: [] };

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchMade: (state, { payload }: PayloadAction<PastSearch>) => {
      state.past = remembered(state.past, payload, KEPT_SEARCHES);
    },
    searchSaved: (state, { payload }: PayloadAction<PastSearch>) => {
      state.saved = remembered(state.saved, payload, SAVED_SEARCHES);
    },
    savedSearchRemoved: (state, { payload }: PayloadAction<{ readonly href: string }>) => {
      state.saved = state.saved.filter(({ href }) => href !== payload.href);
    },
    groupToggled: (state, { payload }: PayloadAction<{ readonly name: GroupName; readonly isOpen: boolean }>) => {
      state.groups[payload.name] = payload.isOpen;
    },
    facetExpanded: (state, { payload }: PayloadAction<FacetName>) => {
      if (!state.expanded.includes(payload)) state.expanded.push(payload);
    },
    /** The document of a listing is left. */
    placeLeft: (state, { payload }: PayloadAction<LeftPlace>) => {
      state.left = payload;
    },
    /** The kept place has been read: it is used once. */
    placeTaken: (state) => {
      state.left = undefined;
    },
  },
  selectors: {
    selectPastSearches: ({ past }) => past,
    selectSavedSearches: ({ saved }) => saved,
    selectIsSaved: ({ saved }, address: string) => saved.some(({ href }) => href === address),
    /** Undefined where the shopper has not opened or closed it. */
    selectGroup: ({ groups }, name: GroupName) => groups[name],
    selectIsExpanded: ({ expanded }, name: FacetName) => expanded.includes(name),
    selectPlaceLeft: ({ left }) => left,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof searchSlice> {}
}

const injected = searchSlice.injectInto(rootReducer);
export const { searchMade, searchSaved, savedSearchRemoved, groupToggled, facetExpanded, placeLeft, placeTaken } =
  injected.actions;
export const {
  selectPastSearches,
  selectSavedSearches,
  selectIsSaved,
  selectGroup,
  selectIsExpanded,
  selectPlaceLeft,
} = injected.selectors;

const selectKeptSearches = ({ past, saved }: SearchState) =>
  past.length + saved.length > 0 ? { past, saved } : undefined;

export const state = persist(
  injected,
  {
    in: 'device',
    version: 1,
    select: selectKeptSearches,
    read: (kept) => {
      const { past, saved } = recordOf(kept);
      return { past: readSearches(past), saved: readSearches(saved, SAVED_SEARCHES) };
    },
  },
  // the place is of the history that the tab has, and ends with the tab
  { in: 'session', version: 1, select: ({ left }) => left, read: (kept) => ({ left: readPlace(kept) }) },
);
