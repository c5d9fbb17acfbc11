import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import type { FacetName, RangeName } from '../domain/attributes.js';
import { readPlace, type LeftPlace } from '../domain/leftPlace.js';
import {
  isPastSearch,
  KEPT_SEARCHES,
  parseSearches,
  readSearches,
  remembered,
  SAVED_SEARCHES,
  type PastSearch,
} from '../domain/searchHistory.js';
import { PLACE_AS } from './keptPlace.js';

/** A group of the filter panel. */
export type GroupName = FacetName | RangeName | 'near';

/** What a shopper looked for, and how the listing was left. The choice itself is the address's. */
export interface SearchState {
  /** The last searches, the newest first (SRCH-18). */
  readonly past: readonly PastSearch[];
  /** Searches that are kept on purpose, the newest first. */
  readonly saved: readonly PastSearch[];
  /** Groups that were opened or closed by hand. */
  readonly groups: Readonly<Partial<Record<GroupName, boolean>>>;
  /** Facets that show all their values. */
  readonly expanded: readonly FacetName[];
  /** The place to return to on a listing of several pages, whose hits are InstantSearch's (SRCH-10). */
  readonly left?: LeftPlace | undefined;
}

const initialState: SearchState = { past: [], saved: [], groups: {}, expanded: [] };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchMade: (state, { payload }: PayloadAction<PastSearch>) =>
      // may have waited in the browser's storage, where anything may stand
      isPastSearch(payload) ? { ...state, past: remembered(state.past, payload, KEPT_SEARCHES) } : state,
    searchSaved: (state, { payload }: PayloadAction<PastSearch>) => ({
      ...state,
      saved: remembered(state.saved, payload, SAVED_SEARCHES),
    }),
    savedSearchRemoved: (state, { payload }: PayloadAction<{ readonly href: string }>) => ({
      ...state,
      saved: state.saved.filter(({ href }) => href !== payload.href),
    }),
    groupToggled: (state, { payload }: PayloadAction<{ readonly name: GroupName; readonly isOpen: boolean }>) => ({
      ...state,
      groups: { ...state.groups, [payload.name]: payload.isOpen },
    }),
    facetExpanded: (state, { payload }: PayloadAction<FacetName>) =>
      state.expanded.includes(payload) ? state : { ...state, expanded: [...state.expanded, payload] },
    /** The document of a listing is left. */
    placeLeft: (state, { payload }: PayloadAction<LeftPlace>) => ({ ...state, left: payload }),
    /** Whoever came back is there again. */
    placeTaken: (state) => ({ ...state, left: undefined }),
  },
  selectors: {
    selectPastSearches: ({ past }) => past,
    selectSavedSearches: ({ saved }) => saved,
    selectIsSaved: ({ saved }, address: string) => saved.some(({ href }) => href === address),
    /** Undefined where nobody opened or closed it. */
    selectGroup: ({ groups }, name: GroupName) => groups[name],
    selectIsExpanded: ({ expanded }, name: FacetName) => expanded.includes(name),
    selectPlaceLeft: ({ left }) => left,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof searchSlice> {}
}

const injected = searchSlice.injectInto(rootReducer);
export const { searchSaved, savedSearchRemoved, groupToggled, facetExpanded, placeLeft, placeTaken } = injected.actions;
export const {
  selectPastSearches,
  selectSavedSearches,
  selectIsSaved,
  selectGroup,
  selectIsExpanded,
  selectPlaceLeft,
} = injected.selectors;

export const state = featureState({
  slice: injected,
  persisted: [
    {
      in: 'device',
      version: 1,
      keep: ({ past, saved }) => (past.length + saved.length > 0 ? { past, saved } : undefined),
      read: (kept) => {
        const { past, saved } = (kept ?? {}) as Partial<Record<'past' | 'saved', unknown>>;
        return { past: readSearches(past), saved: readSearches(saved, SAVED_SEARCHES) };
      },
      old: [
        { key: 'forecourt:searches', read: (text) => ({ past: parseSearches(text) }) },
        { key: 'forecourt:saved-searches', read: (text) => ({ saved: parseSearches(text, SAVED_SEARCHES) }) },
      ],
    },
    { ...PLACE_AS, keep: ({ left }) => left, read: (kept) => ({ left: readPlace(kept) }) },
  ],
  waits: [injected.actions.searchMade.type],
});
