// What a host with a store of its own takes of this feature: `@forecourt/search/state`. Filters, words and order of a
// listing are in its address, so no slice holds them.
export { searchApi, type ListedVehicles } from '../api/searchApi.js';
export type { FacetName } from '../rules/attributes.js';
export type { LeftPlace } from '../rules/leftPlace.js';
export type { GroupName } from '../rules/panelGroups.js';
export type { PastSearch } from '../rules/searchHistory.js';
export {
  facetExpanded,
  groupToggled,
  placeLeft,
  placeTaken,
  savedSearchRemoved,
  searchMade,
  searchSaved,
  searchSlice,
  selectGroup,
  selectIsExpanded,
  selectIsSaved,
  selectPastSearches,
  selectPlaceLeft,
  selectSavedSearches,
  type SearchState,
} from './searchSlice.js';
