// Components of this feature for a page of a host: `@forecourt/search/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store. The whole listing with its filters is a page:
// `<OnSite features={[searchFeature]} address="/search">` shows it in a part of another page.
export { Component as HeaderSearch } from '../fills/HeaderSearch.js';
export { Component as SavedSearches } from '../fills/SavedSearches.js';
export { BrandMark } from './BrandMark.js';
export { EmptyListing, type EmptyListingProps } from './EmptyListing.js';
export { FacetGroup, type FacetGroupProps, type FacetValuesProps } from './FacetGroup.js';
export { Hero, type HeroLink, type HeroProps } from './Hero.js';
export { RangeGroup, type RangeGroupProps } from './RangeGroup.js';
export { SearchBox, type SearchBoxProps } from './SearchBox.js';
export { StatsBanner } from './StatsBanner.js';
export { VehicleList, type VehicleListProps } from './VehicleList.js';
